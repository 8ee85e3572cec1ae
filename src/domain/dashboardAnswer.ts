/** The first line of the dashboard: what a manager has to know before anything else, in words. */
import { addDays, type CalendarDay } from '../../contract/calendar.ts';
import type { Rates } from '../../contract/rates.ts';
import { weekdayName } from '../../contract/showDay.ts';
import { type Acting } from '../../contract/acting.ts';
import { avoidableSums, decideNext, noticesToSend, passedDays, perhapsDue, perhapsPassed } from './decideNext.ts';
import { counted, formatCount, formatDay, formatSums } from './format.ts';
import { togetherAtRates } from '../../contract/together.ts';

/** `late` is shown as what is late; null where nothing is. */
export type DashboardAnswer = { late: string | null; rest: string };

/**
 * `{ late: '3 notice days have passed', rest: ', 2 decisions are due by Friday. $416,400 and £13,800 a year can still be avoided.' }`,
 * and what that comes to together where the `rates` for it are there.
 */
export function dashboardAnswer(contracts: readonly Acting[], today: CalendarDay, rates?: Rates): DashboardAnswer {
  const { passed, week, month, quarter } = decideNext(contracts, today);
  const late = passed.length === 0 ? null : passedDays(passed);
  const inDoubt = { due: perhapsDue(contracts, today).length, passed: perhapsPassed(contracts, today).length };
  const certain = dueSentence(week, month, quarter, today);
  const due = certain ?? nothingDue(inDoubt.due + inDoubt.passed);
  const start = late === null ? `${due[0]?.toUpperCase()}${due.slice(1)}` : `, ${due}`;
  return {
    late,
    rest: [
      `${start}.`,
      unsentSentence(noticesToSend(contracts, today).length),
      pleaseCheck(inDoubt, { noun: 'contract', within: certain === null ? '' : ' due within 90 days' }),
      moneySentence(contracts, today, rates),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** That nothing is due is only said where no reading in doubt could make it wrong. */
function nothingDue(doubtful: number): string {
  return doubtful === 0 ? 'nothing to decide in the next 90 days' : 'nothing certain is due in the next 90 days';
}

function unsentSentence(unsent: number): string {
  return unsent === 0 ? '' : `Send notice for ${counted(unsent, 'cancelled contract')}.`;
}

/**
 * `Please check 1 contract that may be due within 90 days, and 2 whose last day may have passed.` `within` is empty after a sentence that says
 * it, and so is `noun`.
 */
export function pleaseCheck(
  inDoubt: { due: number; passed: number },
  { noun, within }: { noun: string; within: string },
): string {
  if (inDoubt.due + inDoubt.passed === 0) return '';
  const many = (count: number) => (noun === '' ? formatCount(count) : counted(count, noun));
  const passed = 'whose last day may have passed';
  if (inDoubt.due === 0) return `Please check ${many(inDoubt.passed)} ${passed}.`;
  const more = inDoubt.passed === 0 ? '' : `, and ${formatCount(inDoubt.passed)} ${passed}`;
  return `Please check ${many(inDoubt.due)} that may be${within}${more}.`;
}

function dueSentence(
  week: readonly Acting[],
  month: readonly Acting[],
  quarter: readonly Acting[],
  today: CalendarDay,
): string | null {
  const soon = week.length > 0 ? week : [...week, ...month];
  const last = soon.at(-1)?.actBy;
  if (last) {
    const day = last <= addDays(today, 6) ? weekdayName(last) : formatDay(last).replace(/, \d{4}$/, '');
    return `${counted(soon.length, 'decision')} ${soon.length === 1 ? 'is' : 'are'} due ${last === today ? 'today' : `by ${day}`}`;
  }
  const next = quarter[0]?.actBy;
  return next ? `nothing to decide until ${formatDay(next)}` : null;
}

function moneySentence(contracts: readonly Acting[], today: CalendarDay, rates: Rates | undefined): string {
  const sums = avoidableSums(contracts, today).filter(({ amount }) => amount > 0);
  if (sums.length === 0) return '';
  const together = togetherAtRates(sums, rates);
  return `${formatSums(sums)} a year can still be avoided${together && `, ${together}`}.`;
}
