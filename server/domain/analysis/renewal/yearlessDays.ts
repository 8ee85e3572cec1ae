/** Last days that are written without their year: "by 30 September in any year", "by the end of June", "in October preceding the end". */
import { addDays, addMonths, type CalendarDay, isWeekend } from '../../../../contract/calendar.ts';
import { lastYearlyDay } from '../../../../contract/statedDay.ts';
import { everyMatch } from '../../everyMatch.ts';
import { isBeforeEnd, isOfAYear } from '../deriveDates.ts';
import type { Found } from '../everyday/found.ts';
import { type DateMention, findDates } from '../findDates.ts';
import { THRESHOLD } from '../findings.ts';
import { MONTH, YEARLESS } from '../lexicon/everydayWords.ts';
import {
  ENDED_EACH_YEAR,
  END_OF_MONTH,
  END_OF_YEAR_OF_TERM,
  LAST_QUARTER,
  ORDINALS,
  WORKING_DAY,
} from '../lexicon/yearlessEnglish.ts';
import type { Ending } from '../types.ts';
import { findWeekdays } from '../weekdayOf.ts';

/**
 * `comesBack`: it has the same month and day in each year. `isLast`: its words say by themselves that it is the last day. `isWhole`: before what ends on
 * it, the day itself is still in time. `isUnsure`: it may be another day.
 */
export type YearlessDay = Pick<DateMention, 'day' | 'start' | 'end'> & {
  comesBack?: true;
  isLast?: true;
  isWhole?: true;
  isUnsure?: true;
};
/** The first and the last day of the present term. */
export type TermDays = { begins: CalendarDay | null; last: CalendarDay | null };

const GOES_ON = /\b(?:renew\w*|exten[ds]\w*|prolong\w*|continu\w*|goes? on)\b/i;
/** "30 days' notice before the last quarter begins": the day itself isn't said. */
const LENGTH = /\b(?:days?|weeks?|months?)['’]?s? (?:(?:written |prior |previous )*notice )?$/i;
const WEEKDAY = /day (?:of|in) /i;
const MONTH_BEFORE = new RegExp(
  `\\b(?:during|in|within)(?: the (?:calendar )?month of)? (${MONTH})\\b,? (?:(?:immediately|next|last|directly) )?(?:preceding|before|prior to) (?:[\\w-]{1,12} ){0,3}(?:end|expir\\w+|terminat\\w+|renewal|anniversary)\\b`,
  'g',
);

/** All in a passage that begins at `start`, each the last one on or before the last day of the term. */
export function yearlessDays(text: string, start: number, { begins, last }: TermDays): YearlessDay[] {
  if (last === null) return [];
  return [
    ...withoutYear(text, start, last),
    ...monthBeforeEnd(text, start, last),
    ...endOfMonth(text, start, last),
    ...workingDay(text, start, last),
    ...lastQuarter(text, start, { begins, last }),
    ...endOfYearOfTerm(text, start, { begins, last }),
  ];
}

/** The last day to act that is meant by a day with the words before it. */
export function dayMeant(date: object, day: CalendarDay, lead: string): CalendarDay {
  return /^before/i.test(lead) && !('isWhole' in date) ? addDays(day, -1) : day;
}

/** How sure a last day is that its sentence says. What can be ended in each year of a longer term is broken early: that is a question. */
export function sureOf(date: object, sure: number, said = '', { begins, last }: TermDays = NO_TERM): number {
  const isBreak = ENDED_EACH_YEAR.test(said) && !GOES_ON.test(said) && last !== null && !isOfAYear(begins, last);
  return 'isUnsure' in date || isBreak ? UNSURE : sure;
}
const NO_TERM = { begins: null, last: null };
const UNSURE = 0.5;

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

/** "By the end of June". */
function endOfMonth(text: string, start: number, last: CalendarDay): YearlessDay[] {
  return everyMatch(text, END_OF_MONTH).flatMap(({ 0: written, 1: month = '', index }) => {
    const first = firstOf(month, last);
    if (first === null) return [];
    const place = { start: start + index, end: start + index + written.length };
    const day = lastYearlyDay(addDays(addMonths(first, 1), -1), last);
    return [{ day, ...place, comesBack: true as const, isWhole: true as const }];
  });
}

/** "By the third working day of July": another day in each year. Holidays aren't known here, and would only make it later. */
function workingDay(text: string, start: number, last: CalendarDay): YearlessDay[] {
  return everyMatch(text, WORKING_DAY).flatMap(({ 0: written, 1: ordinal = '', 2: month = '', index }) => {
    const first = firstOf(month, last);
    if (first === null) return [];
    const day = [first, addMonths(first, -12)]
      .map((one) => nthWorkingDay(one, numberOf(ordinal)))
      .find((one) => one <= last);
    return day ? [{ day, start: start + index, end: start + index + written.length }] : [];
  });
}

/** "Before the last quarter of the term begins": of a year a quarter is three months; of another term nobody knows. */
function lastQuarter(
  text: string,
  start: number,
  { begins, last }: { begins: CalendarDay | null; last: CalendarDay },
): YearlessDay[] {
  return everyMatch(text, LAST_QUARTER).flatMap(({ 0: written, 1: of, index }) => {
    const day = addDays(addMonths(addDays(last, 1), -3), -1);
    const isCounted = LENGTH.test(text.slice(Math.max(0, index - 40), index));
    const isYear = of?.toLowerCase() === 'year' || (begins !== null && addMonths(begins, 12) === addDays(last, 1));
    const place = { start: start + index, end: start + index + written.length };
    return [
      {
        day,
        ...place,
        isLast: true as const,
        ...(isYear && !isCounted ? { comesBack: true as const } : { isUnsure: true as const }),
      },
    ];
  });
}

/** "Before the end of the second contract year", counted from the first day; whoever stops there what doesn't go on may break it early. */
function endOfYearOfTerm(
  text: string,
  start: number,
  { begins, last }: { begins: CalendarDay | null; last: CalendarDay },
): YearlessDay[] {
  if (begins === null) return [];
  return everyMatch(text, END_OF_YEAR_OF_TERM).flatMap(({ 0: written, 1: ordinal = '', index }) => {
    const day = addDays(addMonths(begins, 12 * numberOf(ordinal)), -1);
    const place = { start: start + index, end: start + index + written.length };
    const sure = GOES_ON.test(text) ? {} : { isUnsure: true as const };
    return day <= last ? [{ day, ...place, isWhole: true as const, ...sure }] : [];
  });
}

/** The first of the month in the year of the last day of a term. */
function firstOf(month: string, last: CalendarDay): CalendarDay | null {
  return findDates(`1 ${month} ${last.slice(0, 4)}`)[0]?.day ?? null;
}

const numberOf = (ordinal: string): number =>
  ORDINALS.indexOf(ordinal.toLowerCase()) + 1 || Number.parseInt(ordinal, 10);

/** Monday to Friday, counted from the first of a month. */
function nthWorkingDay(first: CalendarDay, count: number): CalendarDay {
  let day = first;
  for (let left = count - (isWeekend(first) ? 0 : 1); left > 0; left -= isWeekend(day) ? 0 : 1) day = addDays(day, 1);
  return day;
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
  // What can be ended each year can be ended the next time.
  if (found.yearly && found.confidence < THRESHOLD)
    return { ...found, value: lastYearlyDay(found.value, addDays(addMonths(today, 12), -1)) };
  if (found.yearly && last !== null && ending !== 'ends' && ending !== 'option')
    return { ...found, value: lastYearlyDay(found.value, last) };
  return isBeforeEnd(found.value, end, today) ? found : null;
}
