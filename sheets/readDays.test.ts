import { expect, it } from 'vitest';
import { dayOfText } from './readDays.ts';

it('takes days that mean "no end", and those of leases that are very old or very long', () => {
  expect(dayOfText('9999-12-31', null)).toBe('9999-12-31');
  expect(dayOfText('31.12.9999', null)).toBe('9999-12-31');
  expect(dayOfText('12/31/9999', 'mdy')).toBe('9999-12-31');
  expect(dayOfText('Mar 25, 2849', null)).toBe('2849-03-25');
  expect(dayOfText('25 March 1850', null)).toBe('1850-03-25');
});

it.each(['9999-02-30', '0000-01-01', '10000-01-01', '3/31/0202', '31.12.99999', 'Mar 31, 0027'])(
  '%s is no day',
  (text) => {
    expect(dayOfText(text, 'mdy')).toBeUndefined();
  },
);

it('takes a day as Excel saves it in a CSV file, and as people write it out', () => {
  expect(dayOfText('31-Mar-27', null)).toBe('2027-03-31');
  expect(dayOfText('31-Mrz-2027', null)).toBe('2027-03-31');
  expect(dayOfText('31st March 2027', null)).toBe('2027-03-31');
  expect(dayOfText('Wednesday, March 31st, 2027', null)).toBe('2027-03-31');
  expect(dayOfText('Mar-27', null)).toBeUndefined();
});
