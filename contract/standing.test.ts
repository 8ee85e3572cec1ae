import { expect, it } from 'vitest';
import { knownOf } from './known.ts';
import { standingOf } from './standing.ts';
import type { PersonValues } from './values.ts';

function yearlyOf(said: Record<string, unknown>): number | null {
  const person = Object.fromEntries(
    Object.entries(said).map(([field, value]) => [field, { value, source: 'entered' }]),
  ) as PersonValues;
  const known = knownOf(person, []);
  return standingOf({ known, decisions: [], acknowledged: [], since: '2026-06-01' }, '2026-11-25').yearlyAmount;
}

it('a total for less than a year is paid once in a year, unless the term renews', () => {
  const hall = { from: '2026-11-06', to: '2026-11-07', amount: 1071.6, amountPeriod: 'total', currency: 'GBP' };
  expect(yearlyOf(hall)).toBe(1071.6);
  expect(yearlyOf({ ...hall, ending: 'ends' })).toBe(1071.6);
  const half = { ...hall, from: '2026-07-01', to: '2026-12-31', ending: 'renews' };
  expect(yearlyOf({ ...half, renewalTerm: { n: 6, unit: 'month' } })).toBe(2143.2);
  expect(yearlyOf({ ...hall, to: '2028-11-05' })).toBe(535.8);
});

it('where a stated length contradicts the first and the last day, a total is spread over the days', () => {
  const festival = { from: '2026-09-22', to: '2027-09-22', amount: 20_000, amountPeriod: 'total', currency: 'USD' };
  const three = { n: 3, unit: 'year' };
  expect(yearlyOf({ ...festival, term: three })).toBe(20_000);
  expect(yearlyOf({ ...festival, to: '2029-09-21', term: three })).toBe(6666.67);
  expect(yearlyOf({ ...festival, to: '2029-09-25', term: three })).toBe(6666.67);
  expect(yearlyOf({ ...festival, to: null, term: three })).toBe(6666.67);
  expect(yearlyOf({ ...festival, from: null, term: three })).toBe(6666.67);
  expect(yearlyOf({ ...festival, to: '2026-09-01', term: three })).toBe(6666.67);
  expect(yearlyOf({ ...festival, ending: 'renews', renewalTerm: { n: 1, unit: 'year' }, term: three })).toBe(20_000);
});
