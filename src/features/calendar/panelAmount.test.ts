import { expect, it } from 'vitest';
import { amountInCell } from './panelAmount.ts';

it('a number too long for a cell of the month may go on after a comma, and any other stays as it is', () => {
  expect(amountInCell('¥1,000,000,000,000 / year').split('\u200b')).toEqual([
    '¥1,',
    '000,',
    '000,',
    '000,',
    '000 /\u00a0year',
  ]);
  expect(amountInCell('$410,000.50 / month')).toBe('$410,000.50 /\u00a0month');
  expect(amountInCell('$0')).toBe('$0');
});
