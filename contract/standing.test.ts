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
