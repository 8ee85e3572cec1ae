import { expect, it } from 'vitest';
import { analyseText } from '../analyseText.ts';
import type { Analysis } from '../types.ts';
import { readRate } from './readRate.ts';

const rate = (text: string): string | null => {
  const found = readRate(text);
  return found && `${found.value} ${found.currency} ${found.period}`;
};

it.each([
  ['2. Pay. $92.50 per hour, invoiced every second Friday.', '92.5 USD hour'],
  ['Weekly fee: £95 payable every Monday', '95 GBP week'],
  ['The hire costs £740 for each day.', '740 GBP day'],
  ['The Company pays Contractor $95.00 per hour. Contractor will not exceed 20 hours a week.', '95 USD hour'],
  // Of something beside the price, one of several, or paid in another rhythm.
  ['Late return is charged at £40 per day.', null],
  ['Rate: £58 an hour, chipper £140 an hour', null],
  ['Rent: £640, payable on the first day of each month', null],
])('what an hour, a day or a week costs: %s', (text, expected) => {
  expect(rate(text)).toBe(expected);
});

const text = (price: string): string =>
  `Service agreement\nSupplier: Ferrant Safety Ltd\nCustomer: Morland Scaffolding Ltd\nStart date: 1 November 2026\n${price}\nThe work is charged at £45 per hour.`;

const read = (price: string): Analysis => analyseText(text(price), { today: '2026-11-22' });

it('a rate is what a contract costs only where it names no other price', () => {
  expect(read('Site: Unit 4')).toMatchObject({ amount: 45, amountPeriod: 'hour' });
  expect(read('Retainer: £900 per month')).toMatchObject({ amount: 900, amountPeriod: 'month' });
});
