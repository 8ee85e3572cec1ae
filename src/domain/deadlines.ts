/** How far away a day is. */
import { type CalendarDay, daysBetween } from '../../contract/calendar.ts';
import { showWeekdayAndDay } from '../../contract/showDay.ts';
import { formatCount } from './format.ts';

/** How far a day is away, in words: `today`, `tomorrow`, `in 12 days`, `3 days ago`; from three years on in whole years. */
export function awayInWords(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const apart = Math.abs(days);
  const far = apart < 3 * 366 ? `${formatCount(apart)} days` : `${Math.floor(apart / 365.2425)} years`;
  return days > 0 ? `in ${far}` : `${far} ago`;
}

/** When to send it where `day`, which stands beside it, is no working day: `send by Fri 18`, with its month where that is another. */
export function sendBy(workingDay: CalendarDay, day: CalendarDay): string {
  const shown = showWeekdayAndDay(workingDay);
  return `send by ${workingDay.slice(0, 7) === day.slice(0, 7) ? shown.replace(/ \w+ /, ' ') : shown}`;
}
