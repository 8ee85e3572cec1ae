/** What twelve months hold: the last days to act, the renewals, and what those cost a year. */
import { afterTerm, isAmountInDoubt, isDayInDoubt } from '../../../contract/acting.ts';
import { addMonths, type CalendarDay, orNull } from '../../../contract/calendar.ts';
import type { Contract } from '../../api/api.ts';
import { yearlySums } from '../../domain/decideNext.ts';
import { type ActMark, actMarks, type MarkState } from './actMarks.ts';
import { daysOfMonth, monthOf } from './calendarMonth.ts';
import type { RenewalDays } from './renewalDays.ts';

export type YearMonth = {
  /** Its first day; of all twelve together, that of the first. */
  first: CalendarDay;
  /** Last days to act that are ahead, and that went by unseen. */
  open: number;
  passed: number;
  /** Days of cancellations whose notice nobody has recorded as sent, ahead and gone by. */
  unsent: number;
  /** Contracts that renew, and those that end: by themselves, or since notice was sent. */
  renewals: number;
  ends: number;
  /** What the renewing contracts cost a year, by currency. */
  sums: readonly { currency: string; amount: number }[];
  /** Renewing contracts that are in none of the sums: what they cost isn't known, or may be wrong. */
  unknown: number;
  /** Contracts whose day in the month may be wrong, or that nobody knows to renew or to end: in none of the numbers. */
  check: number;
};

/**
 * The first of the twelve months in which a day lies: the year begins with the month of today, as it does on the dashboard. Null where the
 * calendar begins after it.
 */
export function firstOfTwelve(day: CalendarDay, today: CalendarDay): CalendarDay | null {
  const years = Math.floor((monthsOf(day) - monthsOf(today)) / 12);
  return orNull(() => addMonths(`${monthOf(today)}-01`, 12 * years));
}

function monthsOf(day: CalendarDay): number {
  return 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
}

/** Twelve months from the `start` of the first, fewer where the calendar ends, and all of them together. */
export function yearMonths(
  contracts: readonly Contract[],
  start: CalendarDay,
  today: CalendarDay,
): { months: YearMonth[]; whole: YearMonth } {
  const firsts = Array.from({ length: 12 }, (_, index) => orNull(() => addMonths(start, index))).filter(
    (first) => first !== null,
  );
  const [from, to] = [monthOf(start), monthOf(firsts.at(-1) ?? start)];
  const isIn = (day: CalendarDay | null | undefined): day is CalendarDay =>
    day !== null && day !== undefined && monthOf(day) >= from && monthOf(day) <= to;
  const due = contracts.filter(({ renewalDate }) => isIn(renewalDate));
  const marks = contracts.flatMap((contract) => actMarks(contract, today)).filter(({ day }) => isIn(day));
  const dueIn = Map.groupBy(due, ({ renewalDate }) => monthOf(renewalDate ?? ''));
  const marksIn = Map.groupBy(marks, ({ day }) => monthOf(day));
  const monthFrom = (first: CalendarDay) =>
    held(first, dueIn.get(monthOf(first)) ?? [], marksIn.get(monthOf(first)) ?? []);
  return { months: firsts.map(monthFrom), whole: held(start, due, marks) };
}

/** The month of a day, out of what its days hold. */
export function shownMonth(contentsOf: RenewalDays, day: CalendarDay): YearMonth {
  const days = daysOfMonth(day);
  const contents = days.map(contentsOf);
  const [due, marks] = [contents.flatMap(({ renewals }) => renewals), contents.flatMap((each) => each.marks)];
  return held(days[0] ?? day, due, marks);
}

/** `due` are the contracts whose term is over in it. */
function held(first: CalendarDay, due: readonly Contract[], marks: readonly ActMark[]): YearMonth {
  const {
    renews = [],
    ends = [],
    unknown = [],
  } = Object.groupBy(due, (contract) => (isDayInDoubt(contract) ? 'unknown' : afterTerm(contract)));
  const count = (state: MarkState) => marks.filter((mark) => mark.state === state).length;
  const toCheck = new Set([
    ...unknown.map(({ id }) => id),
    ...marks.filter(({ state }) => state === 'check').map(({ contract }) => contract.id),
  ]);
  const unsure = new Set(unknown.map(({ id }) => id));
  return {
    first,
    // Where the term's end is all there is to it, it is to check, and counted as that.
    open: marks.filter(({ state, kind, contract }) => state === 'open' && !(kind === 'end' && unsure.has(contract.id)))
      .length,
    passed: count('passed'),
    unsent: count('unsent'),
    renewals: renews.length,
    ends: ends.length,
    sums: yearlySums(renews),
    unknown: renews.filter((contract) => typeof contract.yearlyAmount !== 'number' || isAmountInDoubt(contract)).length,
    check: toCheck.size,
  };
}
