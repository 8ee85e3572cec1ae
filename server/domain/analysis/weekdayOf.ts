/** "The last Friday of September 2028": days that are told by their weekday, in English. */
import { daysInMonth, formatDay } from '../../../contract/calendar.ts';
import { everyMatch } from '../everyMatch.ts';
import { findDates, type DateMention } from './findDates.ts';

const NTH = ['first', 'second', 'third', 'fourth'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NTH_WEEKDAY =
  /\b(first|second|third|fourth|last) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\s+(?:of|in) (?:the month of )?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*),?\s+(20\d\d)\b/gi;

/** All of them, in order of place; the second opinion, whose weights were fitted without them, knows none. Linear. */
export function findWeekdays(text: string): DateMention[] {
  return everyMatch(text, NTH_WEEKDAY).map(
    ({ 0: whole, 1: nth = '', 2: name = '', 3: month = '', 4: year, index }) => ({
      start: index,
      end: index + whole.length,
      day: dayOf(Number(year), MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1, {
        nth: NTH.indexOf(nth.toLowerCase()),
        weekday: WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase()),
      }),
      ambiguous: false,
    }),
  );
}

/** The days of a text that are known, however they are told, in order of place. */
export function daysOf(text: string): DateMention[] {
  return [...findDates(text), ...findWeekdays(text)]
    .filter((date) => date.day !== null && !date.ambiguous)
    .toSorted((a, b) => a.start - b.start);
}

/** The first such weekday of a month is number 0, the last one -1; a week begins with Sunday, 0. */
function dayOf(year: number, month: number, { nth, weekday }: { nth: number; weekday: number }): string | null {
  const last = daysInMonth(year, month);
  const onWeekday = (date: number): number => new Date(Date.UTC(year, month - 1, date)).getUTCDay();
  const first = ((weekday - onWeekday(1) + 7) % 7) + 1;
  return formatDay(year, month, nth < 0 ? last - ((onWeekday(last) - weekday + 7) % 7) : first + 7 * nth);
}
