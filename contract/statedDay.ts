/** The last day to act that is stated as a day: the one day, or one that comes back each year, such as September 30. */
import { addDays, addDuration, addMonths, type CalendarDay, type Duration } from './calendar.ts';
import type { CycleFacts } from './cycle.ts';
import type { Facts } from './values.ts';

/** A written day may be a few later than the one that is counted, past a weekend for instance. */
const LATER_AS_WRITTEN_DAYS = 3;

export type StatedDay = { day: CalendarDay; isYearly: boolean };

/**
 * The stated day of a term that ends on `end`; null where it is another term's, or not believed. The day itself counts in the term it lies in;
 * one that comes back counts in each other term on its last occurrence by `lastDay`, which is the earlier one where the end can be read in two ways.
 */
export function statedDayOf(
  facts: CycleFacts,
  term: { begin: CalendarDay | null; end: CalendarDay; lastDay: CalendarDay; renewals: number },
  notice: Duration | null,
): StatedDay | null {
  const { actBy, everyYear } = facts;
  const isOwn = actBy !== null && liesIn(actBy, term);
  const day = isOwn ? actBy : everyYear === undefined ? null : lastYearlyDay(everyYear, term.lastDay);
  if (day === null || !isBelieved(day, facts, term.end, notice)) return null;
  return { day, isYearly: everyYear !== undefined };
}

/**
 * The last day to act that comes back each year, as far as is known; null where none does. Where only the document says so of a day, and a person has
 * given another one, nobody knows which of the two comes back: the earlier one before the end counts.
 */
export function yearlyDayOf({
  actBy,
  actByRepeats,
  to,
}: Pick<Facts, 'actBy' | 'actByRepeats' | 'to'>): CalendarDay | null {
  if (actByRepeats.value !== 'yearly' || actBy.value === null) return null;
  const read = actByRepeats.source === 'read' ? actBy.reading?.values.actBy : null;
  const end = to.value ?? [actBy.value, read ?? ''].toSorted().at(-1) ?? actBy.value;
  const days = [actBy.value, ...(read ? [read] : [])];
  const inOrder = days.toSorted((a, b) => (lastYearlyDay(a, end) < lastYearlyDay(b, end) ? -1 : 1));
  return inOrder[0] ?? null;
}

/** The last day on or before `until` that has the month and the day of `day`; for February 29 the 28th where there is none. */
export function lastYearlyDay(day: CalendarDay, until: CalendarDay): CalendarDay {
  const inYear = (year: number) => addMonths(day, (year - Number(day.slice(0, 4))) * 12);
  const year = Number(until.slice(0, 4));
  const here = inYear(year);
  return here <= until ? here : inYear(year - 1);
}

/** How many years after `day` it comes back for the first time on or after `today`. */
export function yearsUntil(day: CalendarDay, today: CalendarDay): number {
  if (day >= today) return 0;
  const since = Number(lastYearlyDay(day, addDays(today, -1)).slice(0, 4)) - Number(day.slice(0, 4));
  return since + 1;
}

/** Never a day late: a written day that is well after the one that the notice period leads to is another one's, or a mistake. */
function isBelieved(written: CalendarDay, facts: CycleFacts, end: CalendarDay, notice: Duration | null): boolean {
  if (facts.isActByEntered === true || notice === null) return true;
  return written <= addDays(addDuration(end, notice, -1), LATER_AS_WRITTEN_DAYS);
}

function liesIn(
  day: CalendarDay,
  { begin, end, renewals }: { begin: CalendarDay | null; end: CalendarDay; renewals: number },
): boolean {
  return day <= end && (renewals === 0 || begin === null || day >= begin);
}
