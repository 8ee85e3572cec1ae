import { expect, it } from 'vitest';
import { otherValue } from './otherValue.ts';

it.each([
  ['to', '2027-04-15', { to: '2027-04-15' }],
  ['to', 'the end of October', null],
  ['noticePeriod', '90 days', { noticePeriod: { n: 90, unit: 'day' } }],
  ['renewalTerm', '1 year', { renewalTerm: { n: 1, unit: 'year' } }],
  ['noticePeriod', 'a season', null],
  ['amount', '46200.5', { amount: 46_200.5 }],
  ['amount', 'two fees', null],
  ['parties', 'Ashgrove Landscaping', null],
] as const)('an uncertain %s of "%s" can be used as %j', (field, words, value) => {
  expect(otherValue(field, words)).toEqual(value);
});
