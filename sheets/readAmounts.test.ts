import { expect, it } from 'vitest';
import { amountOfText, leaningOfAmount } from './readAmounts.ts';

it('what has its signs in the wrong places is no amount: a date, a version, a number apart', () => {
  for (const text of ['12.03.2026', '1.2.3', '1,23,4', '12 34', '1 2345', '1.234,5,6']) {
    expect(amountOfText(text, 'point')).toBeUndefined();
    expect(amountOfText(text, 'comma')).toBeUndefined();
  }
});

it('a dash for no cents shows which sign stands before them', () => {
  expect(leaningOfAmount('1.234,-')).toBe('comma');
  expect(amountOfText('EUR 1.234,--', null)).toEqual({ amount: 1234, currency: 'EUR' });
  expect(amountOfText('1’234.– CHF', null)).toEqual({ amount: 1234, currency: 'CHF' });
});

it('thousands are set apart in threes, and in India in twos', () => {
  expect(amountOfText('₹', null)).toBeUndefined();
  expect(amountOfText('12,34,567.50', null)?.amount).toBe(1_234_567.5);
  expect(amountOfText('$ 1 234 567,89', null)).toEqual({ amount: 1_234_567.89, currency: 'USD' });
});
