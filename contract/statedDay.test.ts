/** A last day that comes back each year, in the terms that follow and in the contract's own words. */
import { describe, expect, it } from 'vitest';
import { sayValues } from './changes.ts';
import { currentCycle, cycleEndingOn, type CycleFacts, pastCycles } from './cycle.ts';
import { cycleFactsOf, knownOf } from './known.ts';
import { standingOfRecord } from './listItem.ts';
import { newRecord } from './record.ts';
import { NO_CHOICE, planReminders } from './reminderPlan.ts';
import { lastYearlyDay, yearsUntil } from './statedDay.ts';
import type { PersonValues, Reading } from './values.ts';
import { workingLine } from './workingLine.ts';

const RENEWS = { ending: 'renews', renewalTerm: { n: 1, unit: 'year' } } as const;
const YEARLY = { ...RENEWS, to: '2026-12-31', actBy: '2026-09-30', actByRepeats: 'yearly' } as const;

function reading(values: Reading['values'], documentId = 'a', lastDay: Reading['lastDay'] = 'stated'): Reading {
  return { documentId, values, lastDay, autoRenews: true, evidence: [], others: [] };
}
const factsOf = (person: PersonValues, ...readings: Reading[]): CycleFacts => cycleFactsOf(knownOf(person, readings));
const entered = <T>(value: T) => ({ value, source: 'entered' }) as const;

function told(facts: CycleFacts, today: string) {
  const { to, actBy, working } = currentCycle(facts, today);
  return [to, actBy, working && workingLine(working)];
}

function asked(person: PersonValues, today: string) {
  const record = { ...newRecord('c', 'gmail', '2026-01-01T00:00:00Z'), known: knownOf(person, [reading(YEARLY)]) };
  return standingOfRecord(record, today).toCheck.map(({ code }) => code);
}

describe('a last day that comes back each year', () => {
  it('counts in the term it is said of, and in each later one on the last such day before its end', () => {
    const facts = factsOf({}, reading(YEARLY));
    expect(told(facts, '2026-11-27')).toEqual([
      '2026-12-31',
      '2026-09-30',
      'Sep 30 each year, the last before Dec 31, 2026: Sep 30, 2026',
    ]);
    expect(told(facts, '2028-01-05')).toEqual([
      '2028-12-31',
      '2028-09-30',
      'Sep 30 each year, the last before Dec 31, 2028: Sep 30, 2028 (Saturday; last working day Fri Sep 29)',
    ]);
  });

  it('is the end of the term where that is such a day, and never a day after it', () => {
    const onEnd = factsOf({}, reading({ ...YEARLY, actBy: '2026-12-31' }));
    expect(told(onEnd, '2027-05-01')).toEqual([
      '2027-12-31',
      '2027-12-31',
      'Dec 31 each year, the last by Dec 31, 2027: Dec 31, 2027',
    ]);
    const either = factsOf({}, reading({ ...YEARLY, to: '2027-01-01', actBy: '2026-01-01' }, 'a', 'either'));
    expect(told(either, '2027-05-01').slice(0, 2)).toEqual(['2028-01-01', '2027-01-01']);
  });

  it('is of the year before where the term ends early in a year, and once in a term of several years', () => {
    const facts = factsOf({}, reading({ ...YEARLY, to: '2027-03-31', renewalTerm: { n: 2, unit: 'year' } }));
    expect(told(facts, '2027-06-01').slice(0, 2)).toEqual(['2029-03-31', '2028-09-30']);
  });

  it('is not believed where the notice period leads to a day well before it', () => {
    const facts = factsOf({}, reading({ ...YEARLY, noticePeriod: { n: 6, unit: 'month' } }));
    expect(told(facts, '2027-05-01').slice(0, 2)).toEqual(['2027-12-31', '2027-06-30']);
  });

  it('that is not said to come back counts in its own term only', () => {
    const facts = factsOf({}, reading({ ...YEARLY, actByRepeats: null, noticePeriod: { n: 1, unit: 'month' } }));
    expect(told(facts, '2027-05-01').slice(0, 2)).toEqual(['2027-12-31', '2027-11-30']);
  });

  it('that is one day leaves a question in later terms, where no notice period is known', () => {
    const once: PersonValues = { actByRepeats: entered(null) };
    expect([asked(once, '2026-06-01'), asked(once, '2027-06-01')]).toEqual([[], ['NO_NOTICE']]);
    expect(asked({}, '2027-06-01')).toEqual([]);
  });

  it('asks nothing when the end becomes another term’s', () => {
    const actor = { who: 'mara@example.com', when: '2026-11-26T12:00:00.000Z', today: '2026-11-26' };
    const record = sayValues(newRecord('c', 'hand', actor.when), { values: YEARLY }, actor).record;
    const moved = standingOfRecord(sayValues(record, { values: { to: '2028-12-31' } }, actor).record, actor.today);
    expect(moved.toCheck.filter(({ field }) => field === 'actBy')).toEqual([]);
    expect(moved.cycle.actBy).toBe('2028-09-30');
  });
});

describe('whose day comes back', () => {
  it('is the document’s or the person’s, whichever lies earlier, where only the document says that one does', () => {
    const later = factsOf({ actBy: entered('2026-11-15') }, reading(YEARLY));
    expect(told(later, '2026-10-01').slice(0, 2)).toEqual(['2026-12-31', '2026-11-15']);
    expect(told(later, '2027-01-01').slice(0, 2)).toEqual(['2027-12-31', '2027-09-30']);
    const sooner = factsOf({ actBy: entered('2026-08-15') }, reading(YEARLY));
    expect(told(sooner, '2027-01-01').slice(0, 2)).toEqual(['2027-12-31', '2027-08-15']);
  });

  it('is the person’s where they say that it comes back, and none where they say that it does not', () => {
    const own = { actBy: entered('2026-11-15'), actByRepeats: entered('yearly' as const) };
    expect(told(factsOf(own, reading(YEARLY)), '2027-01-01').slice(0, 2)).toEqual(['2027-12-31', '2027-11-15']);
    const once = factsOf({ actByRepeats: entered(null) }, reading(YEARLY));
    expect(told(once, '2027-01-01').slice(0, 2)).toEqual(['2027-12-31', '2027-12-31']);
    expect(factsOf({ actBy: entered(null) }, reading(YEARLY)).everyYear).toBeUndefined();
  });

  it('is not that of an older document where a newer one gives a single day', () => {
    const newer = reading({ ...YEARLY, actBy: '2026-10-31', actByRepeats: null }, 'b');
    expect(factsOf({}, newer, reading(YEARLY)).everyYear).toBeUndefined();
  });
});

describe('a last day that comes back in a contract without an end', () => {
  const person = { ending: entered('open' as const), actBy: entered('2026-09-30') };
  const facts = factsOf({ ...person, actByRepeats: entered('yearly' as const) });

  it('has the next one told each year, and keeps those that went by', () => {
    expect(told(facts, '2026-09-30')).toEqual([null, '2026-09-30', 'Sep 30 each year: Sep 30, 2026']);
    expect(told(facts, '2026-10-01').slice(0, 2)).toEqual([null, '2027-09-30']);
    expect(pastCycles(facts, '2028-10-01', '2027-01-01').map(({ actBy }) => actBy)).toEqual([
      '2028-09-30',
      '2027-09-30',
    ]);
    expect(cycleEndingOn(facts, '2028-09-30')?.actBy).toBe('2028-09-30');
  });

  it('has its reminders planned in each year', () => {
    const nothing: ReadonlySet<string> = new Set();
    const since = '2026-01-01';
    const subject = {
      facts,
      decided: new Map<string, string | null>(),
      acknowledged: nothing,
      stopsAt: null,
      since,
      came: since,
      choice: NO_CHOICE,
    };
    const settings = { timeZone: 'UTC', reminderDays: [30, 7] };
    const plan = planReminders(subject, settings, new Date('2028-11-27T12:00:00Z'), () => []);
    expect(plan.filter(({ actBy }) => actBy === '2029-09-30').map(({ daysBefore }) => daysBefore)).toEqual([30, 7, -1]);
  });

  it('stays its one day where nobody says that it comes back', () => {
    expect(told(factsOf(person), '2028-01-01').slice(0, 2)).toEqual([null, '2026-09-30']);
  });
});

it('February 29 comes back as February 28 in years that have none', () => {
  expect(lastYearlyDay('2028-02-29', '2029-12-31')).toBe('2029-02-28');
  expect(lastYearlyDay('2028-02-29', '2032-02-29')).toBe('2032-02-29');
  expect(lastYearlyDay('2028-02-29', '2032-02-28')).toBe('2031-02-28');
  expect([yearsUntil('2028-02-29', '2029-02-28'), yearsUntil('2028-02-29', '2029-03-01')]).toEqual([1, 2]);
});
