/** How far away a day is. */
import { type CalendarDay, daysBetween } from '../../contract/calendar.ts';
import { formatCount } from './format.ts';

/** How far a day is away, in words: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export function awayInWords(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${formatCount(days)} days` : `${formatCount(-days)} days ago`;
}
