import { expect, it } from 'vitest';
import { amountRule, readTypedAmount, typedForm } from './typedAmount.ts';

const refusal = (text: string): Promise<string> =>
  amountRule.validator(null, text).then(
    () => 'taken',
    (error: Error) => error.message,
  );

it.each([
  ['1234.5', 1234.5],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ["1'234.50", 1234.5],
  ['1 234,56', 1234.56],
  ['1\u00A0234\u00A0567,8', 1_234_567.8],
  ['1.234.567', 1_234_567],
  ['12,34,567.50', 1_234_567.5],
  ['12,5', 12.5],
  ['1.234,-', 1234],
  ['.5', 0.5],
  ['0', 0],
  // As the product writes a thousand.
  ['1,234', 1234],
  ['1.2340', 1.234],
  ['0.125', 0.125],
])('%s is typed as %d', (text, amount) => {
  expect(readTypedAmount(text)).toBe(amount);
});

it.each(['-5', '12abc', '1.2.3', '1,23,4', '12 34', '1,2345,678', '3/4/2027', '12.03.2026', '1e5', '5%'])(
  '%s is no amount, and a sentence says what is one',
  async (text) => {
    expect(readTypedAmount(text)).toBeUndefined();
    expect(await refusal(text)).toBe('Enter an amount of 0 or more, like 1,234.56.');
  },
);

it('a point and three digits, thousands to some and cents to others, are no amount before it is said which', async () => {
  expect(readTypedAmount('1.234')).toBeUndefined();
  expect(await refusal(' 1.234 ')).toBe('“1.234” can be read two ways. Enter 1,234 or 1.23.');
  expect(await refusal('48.500')).toBe('“48.500” can be read two ways. Enter 48,500 or 48.50.');
  // An amount that has three digits behind its point already stays what it is.
  expect(readTypedAmount(typedForm(1.234))).toBe(1.234);
});

it('an amount with a currency, and one that is too large, are refused with their reasons', async () => {
  expect(await refusal('€5')).toBe('Enter only the number here, like 1,234.56, and its currency beside it.');
  expect(await refusal('1,234 CHF')).toBe('Enter only the number here, like 1,234.56, and its currency beside it.');
  expect(await refusal('1000000000001')).toBe('Enter at most 1,000,000,000,000.');
});

it('stands in the field with two digits after the point, or as many as it has', () => {
  expect([48_000, 1234.5, 0.125, 1e-7].map(typedForm)).toEqual(['48000.00', '1234.50', '0.125', '1e-7']);
});
