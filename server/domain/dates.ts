/**
 * Calendar-day arithmetic. A day is a `YYYY-MM-DD` string end to end: no instants, no zones, no clock.
 * Everything here is pure and proleptic Gregorian.
 */
import type { Duration } from './analysis/types.ts';

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export type DayParts = { year: number; month: number; day: number };

/** True for the years that have a 29 February. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Number of days of a month (`month` 1 to 12). */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** The day as a string, or null where no such day exists (31 June, 29 February of a common year, month 13). */
export function formatDay(year: number, month: number, day: number): string | null {
  if (!Number.isInteger(year) || year < 1 || year > 9999 || !Number.isInteger(month) || !Number.isInteger(day))
    return null;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The parts of a `YYYY-MM-DD` day, or null where the text is no such day. */
export function parseDay(text: string): DayParts | null {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!found) return null;
  const [year, month, day] = [Number(found[1]), Number(found[2]), Number(found[3])];
  return formatDay(year, month, day) === null ? null : { year, month, day };
}

/** Is this a `YYYY-MM-DD` day that exists? */
export function isDay(text: string): boolean {
  return parseDay(text) !== null;
}

/** Days since 1970-01-01 (negative before). Throws a RangeError on a text that is no day. */
export function dayNumber(text: string): number {
  const parts = parseDay(text);
  if (!parts) throw new RangeError(`not a day: ${text}`);
  const year = parts.month <= 2 ? parts.year - 1 : parts.year;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * (parts.month + (parts.month > 2 ? -3 : 9)) + 2) / 5) + parts.day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The inverse of `dayNumber`. Throws a RangeError beyond the years 1 to 9999. */
export function dayFromNumber(count: number): string {
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
  if (text === null) throw new RangeError(`day ${count} is outside the years 1 to 9999`);
  return text;
}

/** `count` days later (earlier where negative). */
export function addDays(day: string, count: number): string {
  return dayFromNumber(dayNumber(day) + count);
}

/** `count` months later (earlier where negative), clamped to the end of a shorter month: 31 January + 1 month is 28 or 29 February. */
export function addMonths(day: string, count: number): string {
  const parts = parseDay(day);
  if (!parts) throw new RangeError(`not a day: ${day}`);
  const months = parts.year * 12 + parts.month - 1 + count;
  const year = Math.floor(months / 12);
  const month = (months % 12) + 1;
  const text = formatDay(year, month, Math.min(parts.day, daysInMonth(year, month)));
  if (text === null) throw new RangeError(`${day} + ${count} months is outside the years 1 to 9999`);
  return text;
}

/**
 * `times` × `duration` after `day`, always counted from `day` itself: 31 January + 2 × 1 month is 31 March, never 28 March.
 * A negative `times` counts back.
 */
export function addDuration(day: string, duration: Duration, times = 1): string {
  const count = duration.n * times;
  switch (duration.unit) {
    case 'day':
      return addDays(day, count);
    case 'week':
      return addDays(day, count * 7);
    case 'month':
      return addMonths(day, count);
    case 'year':
      return addMonths(day, count * 12);
  }
}

/** Whole days from `from` to `to` (negative where `to` is earlier). */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The first end of a term on or after `today`, counted in whole renewals from the original end; at most `maxRenewals` of them. */
export function rollForward(
  end: string,
  renewal: Duration,
  today: string,
  maxRenewals = Number.POSITIVE_INFINITY,
): string {
  if (end >= today || renewal.n <= 0) return end;
  const daysPerTerm = daysBetween(end, addDuration(end, renewal));
  let times = Math.max(0, Math.floor(daysBetween(end, today) / (daysPerTerm + 3)) - 1);
  times = Math.min(times, maxRenewals);
  while (times < maxRenewals && addDuration(end, renewal, times) < today) times += 1;
  return addDuration(end, renewal, times);
}
