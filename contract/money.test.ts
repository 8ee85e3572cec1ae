import { expect, it } from 'vitest';
import { yearlyAmount } from './money.ts';

it.each([
  ['week', 5200],
  ['month', 1200],
  ['year', 100],
  ['day', null],
  ['hour', null],
] as const)('what is paid a %s in a year; of days and hours nobody knows how many there are', (period, yearly) => {
  expect(yearlyAmount({ amount: 100, period }, null)).toBe(yearly);
});
