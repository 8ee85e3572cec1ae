/** Last days that are written without their year: "by 30 September in any year", "by the end of June", "in October preceding the end". */
import { addDays, addMonths, type CalendarDay } from '../../../../contract/calendar.ts';
import { lastYearlyDay } from '../../../../contract/statedDay.ts';
import { everyMatch } from '../../everyMatch.ts';
import { isBeforeEnd } from '../deriveDates.ts';
import type { Found } from '../everyday/found.ts';
import { type DateMention, findDates } from '../findDates.ts';
import { MONTH, YEARLESS } from '../lexicon/everydayWords.ts';
import type { Ending } from '../types.ts';
import { findWeekdays } from '../weekdayOf.ts';

/** `comesBack`: it has the same month and day in each year. `isLast`: its words say by themselves that it is the last day. */
export type YearlessDay = Pick<DateMention, 'day' | 'start' | 'end'> & { comesBack?: true; isLast?: true };

const WEEKDAY = /day (?:of|in) /i;
const MONTH_BEFORE = new RegExp(
  `\\b(?:during|in|within)(?: the (?:calendar )?month of)? (${MONTH})\\b,? (?:(?:immediately|next|last|directly) )?(?:preceding|before|prior to) (?:[\\w-]{1,12} ){0,3}(?:end|expir\\w+|terminat\\w+|renewal|anniversary)\\b`,
  'g',
);

/** All in a passage that begins at `start`, each the last one on or before the last day of the term. */
export function yearlessDays(text: string, start: number, last: CalendarDay | null): YearlessDay[] {
  return last === null ? [] : [...withoutYear(text, start, last), ...monthBeforeEnd(text, start, last)];
}

/** "By 30 April": of each year. "By the last Friday of April" is another day in each. */
function withoutYear(text: string, start: number, ends: CalendarDay): YearlessDay[] {
  return everyMatch(text, YEARLESS).flatMap(({ 0: written, index }) => {
    const years = [0, 1].map((before) => Number(ends.slice(0, 4)) - before);
    const day = years
      .map((year) => `${written}${/^\d/.test(written) ? ' ' : ', '}${year}`)
      .map((told) => (findWeekdays(told)[0] ?? findDates(told)[0])?.day ?? null)
      .find((one) => one !== null && one <= ends);
    const place = { start: start + index, end: start + index + written.length };
    return day ? [{ day, ...place, ...(WEEKDAY.test(written) ? {} : { comesBack: true as const }) }] : [];
  });
}

/** "During the month of October preceding the end": until its last day. */
function monthBeforeEnd(text: string, start: number, ends: CalendarDay): YearlessDay[] {
  return everyMatch(text, MONTH_BEFORE).flatMap(({ 0: written, 1: month = '', index }) => {
    const day = [0, 1]
      .map((before) => findDates(`1 ${month} ${Number(ends.slice(0, 4)) - before}`)[0]?.day ?? null)
      .map((first) => first && addDays(addMonths(first, 1), -1))
      .find((one) => one && one < ends);
    const place = { start: start + index, end: start + index + written.length };
    return day ? [{ day, ...place, comesBack: true as const, isLast: true as const }] : [];
  });
}

/** Is the day one that comes back, the last of its kind on or before the last day of the term? Then later terms have one, too. */
export function comesBack(date: object, value: CalendarDay, last: CalendarDay | null): { yearly?: true } {
  return 'comesBack' in date && last !== null && lastYearlyDay(value, last) === value ? { yearly: true } : {};
}

/** A last day as it counts in the present term: one that comes back on its last occurrence, gone by or not; another one if it lies ahead. */
export function inPresentTerm(
  found: Found<string> | null,
  ending: Ending,
  { end, last, today }: { end: CalendarDay | null; last: CalendarDay | null; today: CalendarDay },
): Found<string> | null {
  if (found === null) return null;
  if (found.yearly && last !== null && ending !== 'ends' && ending !== 'option')
    return { ...found, value: lastYearlyDay(found.value, last) };
  return isBeforeEnd(found.value, end, today) ? found : null;
}
