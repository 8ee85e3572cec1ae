import { expect, it } from 'vitest';
import { acknowledge, sayValues } from './changes.ts';
import { decide } from './decide.ts';
import { knownOf } from './known.ts';
import { standingOfRecord } from './listItem.ts';
import { type ContractRecord, newRecord } from './record.ts';
import { standingOf } from './standing.ts';
import { undoChange } from './undo.ts';
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

it('an end that was entered and has renewed often since is asked after once, unless somebody has dealt with a cycle lately', () => {
  const [today, yearly] = ['2026-11-25', { n: 1, unit: 'year' } as const];
  const actor = { who: 'me@example.com', when: `${today}T09:00:00Z`, today };
  const notice = { noticePeriod: { n: 30, unit: 'day' } as const };
  const made = (to: string) =>
    sayValues(
      newRecord('c', 'hand', actor.when),
      { values: { name: 'Hosting', to, ending: 'renews', renewalTerm: yearly, ...notice } },
      actor,
    ).record;
  const asked = (record: ContractRecord, day = today) => standingOfRecord(record, day).toCheck;
  const old = made('2015-12-31');
  const message = 'It has renewed 11 times since the end that was entered. Is it still running?';
  expect(asked(old)).toEqual([{ code: 'ROLLED_FORWARD', field: 'to', message }]);
  const { record, history } = sayValues(old, { confirm: ['to'] }, actor);
  expect([asked(record), history]).toMatchObject([[], [{ field: 'to', source: 'confirmed', sourceBefore: 'entered' }]]);
  expect(asked(record, '2040-06-01')).toEqual([]);
  expect(asked(undoChange(record, history, actor).record)).toHaveLength(1);
  expect(asked(made('2023-12-31'))).toEqual([]);
  expect(asked(decide(old, { cycleEnd: '2025-12-31', decision: 'renew' }, actor).record)).toEqual([]);
  expect(asked(acknowledge(old, ['2015-12-31'], actor).record)).toHaveLength(1);
  // Where nothing is asked, what was entered stays entered.
  const young = sayValues(made('2023-12-31'), { confirm: ['to'] }, actor).record;
  expect(young.person.to?.source).toBe('entered');
});
