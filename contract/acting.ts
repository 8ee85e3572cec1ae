/** Where a listed contract stands: whether its day has passed, whether something can still be decided, whether it is to be checked first. */
import { addDays, type CalendarDay } from './calendar.ts';

export type Acting = {
  id: string;
  actBy?: CalendarDay | null;
  actByKind?: 'notice' | 'option' | 'end' | null;
  passed?: boolean;
  /** The cycle whose day went by: not always the present one. */
  passedCycle?: { actBy: CalendarDay; cycleEnd: CalendarDay } | null;
  acknowledged?: boolean;
  decision?: string | null;
  /** When notice was sent, of a cancellation of which that is recorded. */
  noticeSentOn?: CalendarDay | null;
  /** The other side has accepted it although it came late. */
  noticeAccepted?: boolean;
  /** How it ends, as a list shows it. */
  ending?: string;
  /** Units of the currency a year. */
  yearlyAmount?: number | null;
  currency?: string | null;
  toCheck?: readonly { field: string; code?: string; message?: string }[];
};

/** How far "To decide" looks ahead, in days. */
export const DECIDE_DAYS = 90;

/** A person should look at one of its values. */
export function isToCheck({ toCheck }: Pick<Acting, 'toCheck'>): boolean {
  return (toCheck?.length ?? 0) > 0;
}

/** Those of the doubts that make a day or the money uncertain: who the parties are changes neither. */
export function weightyDoubts<D extends { field: string }>(doubts: readonly D[]): D[] {
  return doubts.filter(({ field }) => field !== 'parties');
}

const isOfMoney = ({ field }: { field: string }) => field === 'amount' || field === 'amountPeriod';

/** Those that make its last day to act uncertain. Of a contract whose amount alone is in doubt the day stands. */
export function dayDoubts<D extends { field: string }>(doubts: readonly D[]): D[] {
  return weightyDoubts(doubts).filter((doubt) => !isOfMoney(doubt));
}

/** Its last day to act may be wrong, and is never part of a statement. */
export function isDayInDoubt({ toCheck = [] }: Pick<Acting, 'toCheck'>): boolean {
  return dayDoubts(toCheck).length > 0;
}

/** Its amount may be wrong, and is part of no total. */
export function isAmountInDoubt({ toCheck = [] }: Pick<Acting, 'toCheck'>): boolean {
  return toCheck.some(isOfMoney);
}

const undecided = ({ decision }: Acting) => !decision || decision === 'undecided';

/** Its last day has gone by without a decision, and nobody has acknowledged that yet. */
export function hasPassed(contract: Acting): boolean {
  return contract.passed === true && contract.acknowledged !== true && !isDayInDoubt(contract);
}

/** The same of a day that may be wrong: never shown as late, and never left out. */
export function isPerhapsPassed(contract: Acting): boolean {
  return contract.passed === true && contract.acknowledged !== true && isDayInDoubt(contract);
}

/** Something can still be decided: undecided, with a day from today on. */
export function isOpen(contract: Acting, today: CalendarDay): boolean {
  return undecided(contract) && !isDayInDoubt(contract) && !!contract.actBy && contract.actBy >= today;
}

/** It is to be cancelled, with a last day within those that are looked at, and nobody has recorded that notice was sent. */
export function awaitsNotice(contract: Acting, today: CalendarDay): boolean {
  const { actBy } = contract;
  if (!lacksNotice(contract) || isDayInDoubt(contract)) return false;
  return !!actBy && actBy <= addDays(today, DECIDE_DAYS);
}

/** It is to be cancelled by a notice, and nobody has recorded that it was sent. */
export function lacksNotice({ decision, actByKind, noticeSentOn }: Acting): boolean {
  return decision === 'cancel' && actByKind === 'notice' && !noticeSentOn;
}

/**
 * What follows the present term. What renews by itself does so until notice is recorded as sent, in time or accepted: a decision alone ends
 * nothing. An option goes on once that is decided. Of `unknown` nothing says whether it renews.
 */
export function afterTerm(contract: Acting): 'renews' | 'ends' | 'unknown' {
  const { ending = 'unknown', decision, actBy, actByKind, noticeSentOn, noticeAccepted = false } = contract;
  if (ending === 'option') return decision === 'renew' ? 'renews' : 'ends';
  if (ending !== 'renews') return ending === 'ends' ? 'ends' : 'unknown';
  const isLate = actByKind === 'notice' && !!actBy && !!noticeSentOn && noticeSentOn > actBy && !noticeAccepted;
  return decision === 'cancel' && noticeSentOn && !isLate ? 'ends' : 'renews';
}

/** What lists, views and orders look at, of a contract as a list shows it. */
export type Listed = Acting & {
  name: string;
  contractValue?: number | null;
  renewalDate?: CalendarDay | null;
  counterparty?: string | null;
  owner?: { name: string | null; email: string | null } | null;
  source?: string;
};
