/** "The last Friday of September 2028": a day that is told by its weekday. */
import { daysInMonth, formatDay } from '../../../contract/calendar.ts';

const NTH = ['first', 'second', 'third', 'fourth'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const NTH_WEEKDAY =
  /\b(first|second|third|fourth|last) ((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:of|in) (?:the month of )?$/i;

/** The day, and how many characters before the name of its month its words begin; null where none stands right `before` it. */
export function readWeekdayOf(month: number, year: number, before: string): { day: string; back: number } | null {
  const [whole, nth = '', name = ''] = NTH_WEEKDAY.exec(before) ?? [];
  if (whole === undefined) return null;
  const day = dayOf(year, month, {
    nth: NTH.indexOf(nth.toLowerCase()),
    weekday: WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase()),
  });
  return day === null ? null : { day, back: whole.length };
}

/** The first such weekday of a month is number 0, the last one -1; a week begins with Sunday, 0. */
export function dayOf(year: number, month: number, { nth, weekday }: { nth: number; weekday: number }): string | null {
  const last = daysInMonth(year, month);
  const onWeekday = (date: number): number => new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  const first = ((weekday - onWeekday(1) + 7) % 7) + 1;
  return formatDay(year, month, nth < 0 ? last - ((onWeekday(last) - weekday + 7) % 7) : first + 7 * nth);
}
