/** A calendar day as a text, `YYYY-MM-DD`: what the page needs before its other code is there. `calendar.ts` has all that is counted with days. */

export type CalendarDay = string;

export type DayParts = { year: number; month: number; day: number };

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** True for the years that have a February 29. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Number of days of a month (`month` 1 to 12). */
export function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** The day as a string, or null where no such day exists (June 31, February 29 of a common year, month 13). */
export function formatDay(year: number, month: number, day: number): CalendarDay | null {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day) || !exists(year, month, day))
    return null;
  return `${year < 1000 ? String(year).padStart(4, '0') : year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

function exists(year: number, month: number, day: number): boolean {
  return year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The parts of a `YYYY-MM-DD` day, or null where the text is not a day that exists. */
export function parseDay(text: string): DayParts | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))];
  return exists(year, month, day) ? { year, month, day } : null;
}

/** The day it is for the user: the local date of the given instant, in the clock's own zone. */
export function localDay(now: Date): CalendarDay {
  return formatDay(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? '9999-12-31';
}
