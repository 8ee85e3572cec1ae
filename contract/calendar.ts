/**
 * Calendar days: `YYYY-MM-DD` strings from end to end, compared as strings, never turned into an instant of some zone. Proleptic
 * Gregorian, years 1 to 9999. The one place that adds days, months and terms to a day.
 */
import { type CalendarDay, type DayParts, daysInMonth, formatDay, parseDay } from './day.ts';

export { type CalendarDay, type DayParts, daysInMonth, formatDay, isLeapYear, localDay, parseDay } from './day.ts';

/** A length of time as a contract states it: "three (3) years" is `{ n: 3, unit: 'year' }`, and "20 Business Days" `{ n: 20, unit: 'workingDay' }`. */
export type Duration = { n: number; unit: 'day' | 'workingDay' | 'week' | 'month' | 'year' };

/** Is this a `YYYY-MM-DD` day that exists, such as 2028-02-29? */
export function isDay(text: string): boolean {
  return parseDay(text) !== null;
}

/**
 * The day that a date string of the service names: of a date-time its date as written, whatever its zone, since a renewal is a day
 * and not an instant. Any other text stays what it is.
 */
export function writtenDay(text: string): CalendarDay {
  const day = text.slice(0, 10);
  return text.length > 10 && /^[T ]/.test(text.slice(10)) && isDay(day) ? day : text;
}

/** Days since 1970-01-01 (negative before). Throws a RangeError where the text is not a day. */
export function dayNumber(text: CalendarDay): number {
  const parts = partsOf(text);
  const year = parts.month <= 2 ? parts.year - 1 : parts.year;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (parts.month + (parts.month > 2 ? -3 : 9)) + 2) / 5) + parts.day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of `dayNumber`. Throws a RangeError beyond the years 1 to 9999. */
export function dayFromNumber(count: number): CalendarDay {
  const shifted = count + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  const text = formatDay(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
  if (text === null) throw new RangeError(`Day ${count} is outside the years 1 to 9999.`);
  return text;
}

/** `count` days later (earlier where negative). */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayFromNumber(dayNumber(day) + count);
}

/** `count` months later (earlier where negative), at most the end of a shorter month: January 31 + 1 month is February 28 or 29. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const parts = partsOf(day);
  const months = parts.year * 12 + parts.month - 1 + count;
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  const text = formatDay(year, month, Math.min(parts.day, daysInMonth(year, month)));
  if (text === null) throw new RangeError(`${day} + ${count} months is outside the years 1 to 9999.`);
  return text;
}

/**
 * `times` × `duration` after `day`, always counted from `day` itself: January 31 + 2 × 1 month is March 31, never March 28.
 * A negative `times` counts back.
 */
export function addDuration(day: CalendarDay, duration: Duration, times = 1): CalendarDay {
  const count = duration.n * times;
  switch (duration.unit) {
    case 'day':
      return addDays(day, count);
    case 'workingDay':
      return addWorkingDays(day, count);
    case 'week':
      return addDays(day, count * 7);
    case 'month':
      return addMonths(day, count);
    case 'year':
      return addMonths(day, count * 12);
  }
}

/** Whole days from `from` to `to` (negative where `to` is earlier). */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** Whole months from `from` to a later `to`: 12 from March 14, 2027 to March 14, 2028, and 11 to the day before that. */
export function wholeMonthsBetween(from: CalendarDay, to: CalendarDay): number {
  const part = (at: number, end: number) => Number(to.slice(at, end)) - Number(from.slice(at, end));
  return part(0, 4) * 12 + part(5, 7) - (part(8, 10) < 0 ? 1 : 0);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: CalendarDay): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

/** Is it a Saturday or a Sunday? */
export function isWeekend(day: CalendarDay): boolean {
  return isWeekendNumber(dayNumber(day));
}

/** The day itself, or the Friday before where it falls on a weekend. Public holidays are not known here. */
export function lastWorkingDay(day: CalendarDay): CalendarDay {
  const back = [2, 0, 0, 0, 0, 0, 1][weekday(day)] ?? 0;
  return back === 0 ? day : addDays(day, -back);
}

/**
 * So many working days later, or earlier where `count` is negative: weekends are left out. Where one counts back, so are the holidays that most
 * countries of our users keep: a last day for notice must never be late, and one that comes a day or two early costs nothing.
 */
export function addWorkingDays(day: CalendarDay, count: number): CalendarDay {
  const step = Math.sign(count);
  let number = dayNumber(day);
  for (let left = Math.abs(count); left > 0;) {
    if (left > LEAP.workingDays) {
      const end = number + step * LEAP.days;
      left -= LEAP.workingDays - (step < 0 ? holidaysWithin(end, number) : 0);
      number = end;
    } else {
      number += step;
      if (!isWeekendNumber(number) && (step > 0 || holidaysWithin(number, number + 1) === 0)) left -= 1;
    }
  }
  return dayFromNumber(number);
}

/** Fifty whole weeks are left behind at once. */
const LEAP = { days: 350, workingDays: 250 };

/** Those that are on no weekend, from a day until before another one, as numbers of days. */
function holidaysWithin(from: number, to: number): number {
  const [first, last] = [from, to - 1].map((day) => Number(dayFromNumber(day).slice(0, 4))) as [number, number];
  const years = first === last ? [first] : [first, last];
  return years.flatMap(holidaysOf).filter((day) => day >= from && day < to && !isWeekendNumber(day)).length;
}

/** New Year's Day, Good Friday, Easter Monday, May 1, Christmas Day and the day after it. */
function holidaysOf(year: number): readonly number[] {
  const known = HOLIDAYS.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const fixed = ['01-01', '05-01', '12-25', '12-26'].map((day) => dayNumber(`${String(year).padStart(4, '0')}-${day}`));
  const days = [...fixed, easter - 2, easter + 1];
  HOLIDAYS.set(year, days);
  return days;
}
const HOLIDAYS = new Map<number, readonly number[]>();

/** By the computus of Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * toSunday) / 451);
  // Counted from the day before March 1.
  const day = moon + toSunday - 7 * late + 22;
  return dayNumber(`${String(year).padStart(4, '0')}-03-01`) - 1 + day;
}

/** Day 0, January 1, 1970, was a Thursday. */
function isWeekendNumber(day: number): boolean {
  const ofWeek = (((day + 4) % 7) + 7) % 7;
  return ofWeek === 0 || ofWeek === 6;
}

/** Is it the last day of its month? */
export function isMonthEnd(day: CalendarDay): boolean {
  const { year, month, day: dayOfMonth } = partsOf(day);
  return dayOfMonth === daysInMonth(year, month);
}

/** What a notice may have to run to the end of. */
export type PeriodEnd = 'month' | 'quarter' | 'half-year' | 'year';
const MONTHS_OF: Record<PeriodEnd, number> = { month: 1, quarter: 3, 'half-year': 6, year: 12 };

/** The last end of a calendar month, quarter, half-year or year that lies on or before the day. */
export function periodEndBefore(day: CalendarDay, period: PeriodEnd): CalendarDay {
  const { year, month } = partsOf(day);
  const months = MONTHS_OF[period];
  const last = Math.ceil(month / months) * months;
  const end = endOfMonth(year, last);
  return end <= day ? end : endOfMonth(year, last - months);
}

function endOfMonth(year: number, month: number): CalendarDay {
  const [inYear, inMonth] = month < 1 ? [year - 1, month + 12] : [year, month];
  const text = formatDay(inYear, inMonth, daysInMonth(inYear, inMonth));
  if (text === null) throw new RangeError(`${inYear}-${inMonth} is outside the years 1 to 9999.`);
  return text;
}

/** As `addDuration` counted back, but from the end of a month by whole months to the end of a month: June 30 - 3 months is March 31. */
export function backFromPeriodEnd(end: CalendarDay, duration: Duration): CalendarDay {
  const back = addDuration(end, duration, -1);
  if (!/^(?:month|year)$/.test(duration.unit) || !isMonthEnd(end)) return back;
  const { year, month } = partsOf(back);
  return endOfMonth(year, month);
}

/** Is it a length that one can count with? */
export function isLength(duration: Duration | null): duration is Duration {
  return duration !== null && Number.isInteger(duration.n) && duration.n > 0;
}

/** Null where the calendar ends (or a text was not a day): there is nothing to show. */
export function orNull<T>(compute: () => T): T | null {
  try {
    return compute();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function partsOf(text: CalendarDay): DayParts {
  const parts = parseDay(text);
  if (!parts) throw new RangeError(`Not a day: ${text}`);
  return parts;
}
