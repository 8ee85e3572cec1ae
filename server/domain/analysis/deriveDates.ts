/** From the end of the initial term to the day the current term ends, and the last day to give notice. */
import { addDuration, rollForward } from '../dates.ts';
import { showDuration } from './findDurations.ts';
import type { Duration } from './types.ts';

export type TermFacts = {
  termEnd: string | null;
  autoRenews: boolean | null;
  renewalTerm: Duration | null;
  /** How many renewals there can be; null: no limit is known. */
  renewalLimit: number | null;
  noticePeriod: Duration | null;
};

export type DerivedDate = { day: string; working: string };

/**
 * The day the current term ends, seen from `today`: the end of the initial term, rolled forward from that original day by whole
 * renewals where the agreement renews itself; where it has ended and does not, the end itself.
 */
export function deriveRenewalDate(facts: TermFacts, today: string): DerivedDate | null {
  const { termEnd, renewalTerm } = facts;
  if (termEnd === null) return null;
  // It has renewed itself since, nobody knows for how long: a past day is not its next renewal.
  if (facts.autoRenews === true && renewalTerm === null && termEnd < today) return null;
  const renews = facts.autoRenews === true && renewalTerm !== null && termEnd < today;
  if (!renews) return { day: termEnd, working: `end of the term = ${termEnd}` };
  const day = rollForward(termEnd, renewalTerm, today, facts.renewalLimit ?? Number.POSITIVE_INFINITY);
  let times = 0;
  while (addDuration(termEnd, renewalTerm, times) < day) times += 1;
  return { day, working: `${termEnd} + ${times} × ${showDuration(renewalTerm)} = ${day}` };
}

/** The last day to give notice: the notice period before the current term ends. */
export function deriveNoticeBy(facts: TermFacts, renewalDate: string | null): DerivedDate | null {
  if (renewalDate === null || facts.noticePeriod === null) return null;
  const day = addDuration(renewalDate, facts.noticePeriod, -1);
  return { day, working: `${renewalDate} - ${showDuration(facts.noticePeriod)} = ${day}` };
}
