import { expect, it } from 'vitest';
import type { ContractFacts } from '../../api/cycleApi.ts';
import { otherValue } from './otherValue.ts';

it.each([
  ['to', '2027-04-15', { to: '2027-04-15' }],
  ['to', 'the end of October', null],
  ['noticePeriod', '90 days', { noticePeriod: { n: 90, unit: 'day' } }],
  ['renewalTerm', '1 year', { renewalTerm: { n: 1, unit: 'year' } }],
  ['noticePeriod', 'a season', null],
  ['amount', '46200.5', { amount: 46_200.5, amountPeriod: null }],
  ['amount', '46200.5 EUR', { amount: 46_200.5, currency: 'EUR', amountPeriod: null }],
  ['amount', 'two fees', null],
  ['ending', 'renews', { ending: 'renews' }],
  ['amountPeriod', 'year', { amountPeriod: 'year' }],
  ['parties', 'Ashgrove Landscaping', { parties: ['Brightwater Ltd', 'Ashgrove Landscaping'] }],
  ['parties', 'Brightwater Ltd', null],
] as const)('an uncertain %s of "%s" can be used as %j', (field, words, value) => {
  const facts = { parties: { value: ['Brightwater Ltd'] } } as ContractFacts;
  expect(otherValue(field, words, facts)).toEqual(value);
});
