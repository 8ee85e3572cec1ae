import { describe, expect, it } from 'vitest';
import { afterPassed, afterPassedSentence, outcomeOfPassed } from './afterPassed.ts';
import { knownOf } from './known.ts';
import { type PassedCycle, standingOf } from './standing.ts';
import type { PersonValues } from './values.ts';

/** Dec 18, renewing by a year, with 30 days' notice: the days on which to act are Nov 18 of each year. */
const yearly = {
  from: '2025-12-19',
  to: '2026-12-18',
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 30, unit: 'day' },
} as const;

function passedOn(today: string, said: Record<string, unknown> = yearly): PassedCycle {
  const person = Object.fromEntries(
    Object.entries(said).map(([field, value]) => [field, { value, source: 'entered' }]),
  ) as PersonValues;
  const { passedCycle } = standingOf(
    { known: knownOf(person, []), decisions: [], acknowledged: [], since: '2026-06-01' },
    today,
  );
  if (!passedCycle) throw new Error('No day has passed.');
  return passedCycle;
}

describe('what became of a term whose day passed', () => {
  it('is that it renewed on the day it renewed, until when it runs now, and when one can act again', () => {
    const passed = passedOn('2026-12-22');
    expect(passed).toMatchObject({ actBy: '2026-11-18', cycleEnd: '2026-12-18' });
    expect(afterPassedSentence(passed, 'renews', '2026-12-22')).toBe(
      'It renewed Dec 18, 2026, runs until Dec 18, 2027; next notice by Nov 18, 2027.',
    );
  });

  it('is that it will renew while its last day has not come, with the same days after that', () => {
    expect(afterPassedSentence(passedOn('2026-12-18'), 'renews', '2026-12-18')).toBe(
      'It renews Dec 18, 2026, then runs until Dec 18, 2027; next notice by Nov 18, 2027.',
    );
  });

  it('names the present term after several that renewed, and no day to act that has gone by', () => {
    const monthly = { ...yearly, to: '2026-07-31', renewalTerm: { n: 1, unit: 'month' } };
    const passed = passedOn('2026-08-31', { ...monthly, noticePeriod: { n: 45, unit: 'day' } });
    expect(afterPassedSentence(passed, 'renews', '2026-08-31')).toBe(
      'It renews Aug 31, 2026, then runs until Sep 30, 2026.',
    );
  });

  it('names no next chance where the last renewal was used up', () => {
    const passed = passedOn('2026-12-22', { ...yearly, maxRenewals: 1 });
    expect(afterPassedSentence(passed, 'ends', '2026-12-22')).toBe('It renewed Dec 18, 2026, runs until Dec 18, 2027.');
  });

  it('never says that it renewed where that is not known, or only an option ran out', () => {
    const days = { cycleEnd: '2026-12-18', next: null };
    expect(afterPassed({ ...days, kind: 'notice' }, 'unknown', '2026-12-22')).toBe(
      'ended or renewed Dec 18, 2026: which isn’t known',
    );
    expect(afterPassed({ ...days, kind: 'option' }, 'option', '2026-12-22')).toBe('ended Dec 18, 2026');
    expect(afterPassed({ ...days, kind: 'option' }, 'option', '2026-12-18')).toBe('ends Dec 18, 2026');
    expect(outcomeOfPassed({ ...days, kind: 'notice' }, 'renews', '2026-12-22')).toBe('renewed Dec 18, 2026');
  });
});
