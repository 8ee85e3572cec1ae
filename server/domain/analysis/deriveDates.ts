/** From the end of the initial term to the day the current term ends, and the last day to give notice. */
import {
  addDays,
  addDuration,
  addMonths,
  backFromPeriodEnd,
  type CalendarDay,
  type PeriodEnd,
  periodEndBefore,
} from '../../../contract/calendar.ts';
import { rollForward } from '../../../contract/cycle.ts';
import { showDuration } from './findDurations.ts';
import type { Duration, Ending } from './types.ts';

export type TermFacts = {
  termEnd: string | null;
  autoRenews: boolean | null;
  renewalTerm: Duration | null;
  /** How many renewals there can be; null: no limit is known. */
  renewalLimit: number | null;
  noticePeriod: Duration | null;
  /** Notice takes effect only at such an end. */
  noticeToEndOf?: PeriodEnd | null;
  /** The end was counted from a first day, and is the anniversary rather than the last day. */
  counted: boolean;
};

export type DerivedDate = { day: string; working: string };

/**
 * The day the current term ends, seen from `today`: the end of the initial term, rolled forward from that original day by whole
 * renewals where the agreement renews itself; where it has ended and does not, the end itself.
 */
export function deriveRenewalDate(facts: Omit<TermFacts, 'noticePeriod'>, today: string): DerivedDate | null {
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

/**
 * The last day to give notice: the notice period before the last day of the current term. A term that was counted ("start + 1 year")
 * has its last day the day before the anniversary.
 */
export function deriveNoticeBy(facts: TermFacts, renewalDate: string | null): DerivedDate | null {
  if (renewalDate === null || facts.noticePeriod === null) return null;
  const last = facts.counted ? addDays(renewalDate, -1) : renewalDate;
  if (facts.noticeToEndOf) {
    const end = periodEndBefore(last, facts.noticeToEndOf);
    const day = backFromPeriodEnd(end, facts.noticePeriod);
    const working = `${end} (end of a ${facts.noticeToEndOf}) - ${showDuration(facts.noticePeriod)} = ${day}`;
    return { day, working };
  }
  const day = addDuration(last, facts.noticePeriod, -1);
  return { day, working: `${last} (last day) - ${showDuration(facts.noticePeriod)} = ${day}` };
}

/**
 * Does a last day that is written down count, and not the one that was counted? The earlier counts, since whoever keeps to it keeps to both; but
 * a contract that counts to the end of a month, or from the day after its last one, may say a day more, and then that is what was agreed.
 */
export function countsAsWritten(written: CalendarDay, counted: CalendarDay): boolean {
  return written <= addDays(counted, 1);
}

/**
 * How the agreement ends, as far as the facts say; `hasOption`: a party may renew it; `unread`: it says more of what follows than was understood;
 * `goesOn`: behind its term until somebody ends it.
 */
export function deriveEnding(
  facts: Pick<TermFacts, 'termEnd' | 'autoRenews'> & {
    perpetual: boolean;
    hasOption: boolean;
    unread?: boolean;
    goesOn?: boolean;
  },
): Ending {
  if (facts.autoRenews === true) return 'renews';
  if (facts.hasOption) return 'option';
  if (facts.goesOn === true) return 'open';
  if (facts.termEnd !== null) return facts.unread === true ? 'unknown' : 'ends';
  if (facts.perpetual) return 'open';
  // It says itself that it doesn't renew; on which day it ends may be an event's.
  return facts.autoRenews === false && facts.unread !== true ? 'ends' : 'unknown';
}

/** Does an end fall on the day of the month on which the term began? Then it is the first day after it. */
export function isAnniversary(begin: string | null, end: string): boolean {
  return begin !== null && end > begin && begin.slice(8) === end.slice(8);
}

/** May a term be one of a year at most? What can be ended "in any year" goes on behind it. */
export function isOfAYear(begin: string | null, end: string | null): boolean {
  return end !== null && (begin === null || end <= addMonths(begin, 12));
}

/** May a day be the last one for notice: still to come, and not behind the end? */
export function isBeforeEnd(day: string, end: string | null, today: string): boolean {
  return day >= today && (end === null || day <= end);
}
