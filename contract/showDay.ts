/** How days and lengths of time read in English: `Mar 31, 2027`, `Fri Dec 18`, `90 days`. */
import { type CalendarDay, type Duration, parseDay, weekday } from './calendar.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'MMM d, yyyy': `Mar 31, 2027`. A text that is not a day is shown as it is. */
export function showDay(day: CalendarDay): string {
  const parts = parseDay(day);
  return parts ? `${MONTHS[parts.month - 1]} ${parts.day}, ${parts.year}` : day;
}

/** `Dec 18`: for a day of each year, or one whose year stands beside it. */
export function showDayOfYear(day: CalendarDay): string {
  const parts = parseDay(day);
  return parts ? `${MONTHS[parts.month - 1]} ${parts.day}` : day;
}

/** `Fri Dec 18`: for a day whose year stands beside it. */
export function showWeekdayAndDay(day: CalendarDay): string {
  const parts = parseDay(day);
  return parts ? `${weekdayName(day).slice(0, 3)} ${MONTHS[parts.month - 1]} ${parts.day}` : day;
}

/** `Sunday`. */
export function weekdayName(day: CalendarDay): string {
  return WEEKDAYS[weekday(day)] ?? '';
}

/** `1 year`, `90 days`, `20 working days`; with `times`, `2 × 1 year`. */
export function showDuration({ n, unit }: Duration, times = 1): string {
  const one = `${n} ${unit === 'workingDay' ? 'working day' : unit}${n === 1 ? '' : 's'}`;
  return times === 1 ? one : `${times} × ${one}`;
}

/** What `showDuration` writes, for expressions that look for it. Its groups are the number and the unit's name. */
export const SHOWN_DURATION = String.raw`(\d{1,5}) (working day|day|week|month|year)s?`;

/** The length that `showDuration` wrote by these words; null where they are none. */
export function readShownDuration(words: string): Duration | null {
  const [, n, name] = WHOLLY_DURATION.exec(words) ?? [];
  return n === undefined || name === undefined ? null : { n: Number(n), unit: unitNamed(name) };
}
const WHOLLY_DURATION = new RegExp(`^${SHOWN_DURATION}$`);

/** The unit of which `showDuration` writes this name. */
export function unitNamed(name: string): Duration['unit'] {
  return name === 'working day' ? 'workingDay' : (name as Duration['unit']);
}

/** `Dec 20`, with its year where that is not the year of `today`: `Dec 20, 2028`. */
export function showShortDay(day: CalendarDay, today: CalendarDay): string {
  return day.slice(0, 4) === today.slice(0, 4) ? showDay(day).replace(/, \d{4}$/, '') : showDay(day);
}
