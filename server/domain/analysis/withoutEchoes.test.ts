import { expect, it } from 'vitest';
import type { Alternative, Analysis } from './types.ts';
import { withoutEchoes } from './withoutEchoes.ts';

const SHOWN = {
  parties: ['Lift Care Ltd', 'Brightwater Ltd'],
  amount: 2474.3,
  currency: 'EUR',
  amountPeriod: 'month',
  termEnd: '2027-09-14',
  term: { n: 24, unit: 'month' },
  noticePeriod: { n: 90, unit: 'day' },
};

it.each([
  ['amount', '2474.3 EUR', '', 'the same sum'],
  ['amount', '2474.3', '', 'the same sum without its currency'],
  ['amount', '2180 EUR', '€2,180.00 ex VAT, with VAT at 13.5% €2,474.30', 'the sum before its tax'],
  ['amount', '29691.6 EUR', '', 'what a year of months costs'],
  ['termEnd', '2027-09-14', '', 'the same day'],
  ['termEnd', '2027-09-15', '', 'the day on which the years are over'],
  ['termEnd', '2029-09-14', '', 'the term counted again from its last day'],
  ['noticePeriod', '90 days', '', 'the same length'],
  ['parties', 'Lift Care Ltd', '', 'a party that stands there'],
] as const)('a reading of the %s as %s (%j) is no question: it is %s', (...[field, value, quote]) => {
  expect(left({ field, value, quote })).toEqual([]);
});

it.each([
  ['amount', '2180 EUR', '€2,180.00, or €2,474.30 with support'],
  ['amount', '2474.3 USD', ''],
  ['termEnd', '2027-09-13', ''],
  ['termEnd', '2028-09-14', ''],
  ['noticePeriod', '30 days', ''],
  ['parties', 'Lift Care Holdings Ltd', ''],
  ['agreementDate', '2025-09-01', ''],
] as const)('a reading of the %s as %s (%j) stays a question', (field, value, quote) => {
  expect(left({ field, value, quote })).toEqual([value]);
});

function left(other: Pick<Alternative, 'field' | 'value' | 'quote'>): string[] {
  const alternatives = [{ ...other, start: 0, end: 1, confidence: 0.5 }];
  return withoutEchoes({ ...SHOWN, alternatives } as unknown as Analysis).alternatives.map(({ value }) => value);
}
