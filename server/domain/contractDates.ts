/** The dates of a stored contract as they are seen on a given day: what is stored is the original date, and it rolls forward from there. */
import type { Duration } from './analysis/types.ts';
import { addDuration, isDay } from '../../contract/calendar.ts';
import { rollForward } from '../../contract/cycle.ts';

/** What is stored of a contract's renewal. */
export type StoredRenewal = {
  /** The original end of term, or the day a person wrote; null where unknown. */
  renewalDate: string | null;
  autoRenews: boolean | null;
  renewalTerm: Duration | null;
  /** Null: without a limit. */
  maxRenewals: number | null;
  noticePeriod: Duration | null;
};

/** Null where the calendar ends: there is no day to show. */
function dayOrNull(compute: () => string): string | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The renewal date seen from `today`: of a contract that renews itself the first end of a term on or after it, counted in whole
 * terms from the original date. Any other date stays what it is, past or not.
 */
export function currentRenewalDate(stored: StoredRenewal, today: string): string | null {
  const { renewalDate, autoRenews, renewalTerm, maxRenewals } = stored;
  if (renewalDate === null || autoRenews !== true || renewalTerm === null) return renewalDate;
  return dayOrNull(() => rollForward(renewalDate, renewalTerm, today, maxRenewals ?? Number.POSITIVE_INFINITY));
}

/** The last day to give notice for a renewal on `renewalDate`; null where either is unknown. */
export function noticeDeadline(renewalDate: string | null, noticePeriod: Duration | null): string | null {
  if (renewalDate === null || noticePeriod === null) return null;
  return dayOrNull(() => addDuration(renewalDate, noticePeriod, -1));
}

/**
 * The date to store for what a person reviewed. They were shown the found date rolled forward; if that is what came back, the original
 * stays, so that month ends are still counted from it. Any other day is the person's own.
 */
export function originalRenewalDate(reviewed: string | null, found: StoredRenewal): string | null {
  if (reviewed === null || !isDay(reviewed)) return null;
  return currentRenewalDate(found, reviewed) === reviewed ? found.renewalDate : reviewed;
}
