/**
 * Calendar days: `YYYY-MM-DD` strings from end to end, compared as strings, never turned into an instant of some zone.
 * Arithmetic goes through the day number of the proleptic Gregorian calendar, which knows no zones and no clock changes.
 */

export type CalendarDay = string;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const millisecondsPerDay = 86_400_000;

/** The day it is for the user: the local date of the given instant, in the browser's own zone. */
export function today(now: Date): CalendarDay {
  return makeDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** The day of a year, month (1 to 12) and day of month, which must exist. */
export function makeDay(year: number, month: number, dayOfMonth: number): CalendarDay {
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(dayOfMonth, 2)}`;
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** Year, month (1 to 12) and day of month, or null where the text is no day that exists. */
export function dayParts(day: string): { year: number; month: number; dayOfMonth: number } | null {
  const match = dayPattern.exec(day);
  if (!match) return null;
  const [year, month, dayOfMonth] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || dayOfMonth < 1 || dayOfMonth > daysInMonth(year, month)) return null;
  return { year, month, dayOfMonth };
}

/**
 * The day that a date string of the service names: of a date-time its date as written, whatever its zone, since a renewal is a day
 * and not an instant. Any other text stays what it is.
 */
export function writtenDay(text: string): CalendarDay {
  const day = text.slice(0, 10);
  return text.length > 10 && /^[T ]/.test(text.slice(10)) && dayParts(day) ? day : text;
}

/** Is the text a day that exists, such as 2028-02-29? */
export function isCalendarDay(text: string): boolean {
  return dayParts(text) !== null;
}

/** 28 to 31; the month counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day that many days later, or earlier for a negative number. A text that is no day stays what it is. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const parts = dayParts(day);
  if (!parts) return day;
  const moved = new Date(dayNumberToUtc(parts) + count * millisecondsPerDay);
  return makeDay(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** How many days lie from one day to another: negative where the second is earlier, NaN where one is no day. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const [first, second] = [dayParts(from), dayParts(to)];
  if (!first || !second) return Number.NaN;
  return (dayNumberToUtc(second) - dayNumberToUtc(first)) / millisecondsPerDay;
}

/** 0 for Sunday to 6 for Saturday, NaN where the text is no day. */
export function weekday(day: CalendarDay): number {
  const parts = dayParts(day);
  return parts ? new Date(dayNumberToUtc(parts)).getUTCDay() : Number.NaN;
}

/** UTC serves as a ruler here, on which every day has the same length; `Date.UTC` alone would read the years 0 to 99 as 19xx. */
function dayNumberToUtc({ year, month, dayOfMonth }: { year: number; month: number; dayOfMonth: number }): number {
  return new Date(0).setUTCFullYear(year, month - 1, dayOfMonth);
}
