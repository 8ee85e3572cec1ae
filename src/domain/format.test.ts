import { expect, it } from 'vitest';
import { counted, endWith, formatDay, formatMoney, formatMonth, formatSize } from './format.ts';

it('amounts read as US dollars unless their currency is known', () => {
  expect(formatMoney(48_000)).toBe('$48,000.00');
  expect(formatMoney(0, null)).toBe('$0.00');
  expect(formatMoney(152_000.5, 'EUR')).toBe('€152,000.50');
  expect(formatMoney(5, 'nonsense')).toBe('nonsense 5.00');
});

it('days read as written in the specification, in whatever zone the browser is', () => {
  expect(formatDay('2027-03-01')).toBe('Mar 1, 2027');
  expect(formatMonth('2027-03-01')).toBe('March 2027');
  expect(formatDay('soon')).toBe('soon');
});

it('sizes and counts read naturally', () => {
  expect([formatSize(812), formatSize(14_200), formatSize(2_300_000)]).toEqual(['812 B', '14 kB', '2.3 MB']);
  expect([counted(1, 'contract'), counted(1_200, 'contract')]).toEqual(['1 contract', '1,200 contracts']);
});

it('a sentence that ends with a name has one full stop', () => {
  expect([endWith('Saved for Acme, Inc.'), endWith('Saved for Acme')]).toEqual([
    'Saved for Acme, Inc.',
    'Saved for Acme.',
  ]);
});
