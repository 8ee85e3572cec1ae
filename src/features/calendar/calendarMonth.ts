/** Moving about a calendar by whole months and by days, in `YYYY-MM-DD` strings. */
import {
  addDays,
  addMonths,
  type CalendarDay,
  daysInMonth,
  formatDay,
  orNull,
  parseDay,
  weekday,
} from '../../../contract/calendar.ts';

/** `2027-03` of `2027-03-31`. */
export function monthOf(day: CalendarDay): string {
  return day.slice(0, 7);
}

/** All days of a day's month, in order. */
export function daysOfMonth(day: CalendarDay): CalendarDay[] {
  const parts = parseDay(day);
  if (!parts) return [];
  const { year, month } = parts;
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => formatDay(year, month, index + 1) ?? day);
}

/** How many weeks from Sunday to Saturday a day's month touches: 4, 5 or 6. */
export function weeksOfMonth(day: CalendarDay): number {
  const days = daysOfMonth(day);
  return Math.ceil((weekday(days[0] ?? day) + days.length) / 7);
}

/** The days of those weeks, in order. Null where the years that have days end. */
export function daysOfWeeks(day: CalendarDay): (CalendarDay | null)[] {
  const first = daysOfMonth(day)[0] ?? day;
  return Array.from({ length: 7 * weeksOfMonth(day) }, (_, place) =>
    orNull(() => addDays(first, place - weekday(first))),
  );
}

/**
 * Where a key of the keyboard leads from a day, as in any calendar grid: arrows by days and weeks, Home and End to the week's
 * Sunday and Saturday, Page Up and Page Down by months. Null for any other key.
 */
export function dayByKey(day: CalendarDay, key: string): CalendarDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
