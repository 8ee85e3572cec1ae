import { expect, it } from 'vitest';
import { showOther } from './otherReading.ts';

it.each([
  ['amount', '12000 USD', '$12,000.00'],
  ['amount', '1240.5 EUR', '€1,240.50'],
  ['amount', '12000', '12,000.00'],
  ['amount', 'two fees', 'two fees'],
  ['renewalDate', '2027-04-15', 'Apr 15, 2027'],
  ['ending', 'renews', 'Renews by itself'],
  ['noticePeriod', '90 days', '90 days'],
])('an uncertain %s of "%s" reads "%s"', (field, words, shown) => {
  expect(showOther(field, words)).toBe(shown);
});
