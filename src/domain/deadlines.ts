/** How far away a day is. */
import { type CalendarDay, daysBetween, wholeMonthsBetween } from '../../contract/calendar.ts';
import { showWeekdayAndDay } from '../../contract/showDay.ts';

/** From so many days on a number of days says little. */
const MANY_DAYS = 183;
const MANY_MONTHS = 36;

/** How far a day is away, in words: `today`, `tomorrow`, `in 12 days`, `3 days ago`; from half a year on in whole months, from three years on in years. */
export function awayInWords(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  const apart = Math.abs(days);
  const months = days > 0 ? wholeMonthsBetween(today, day) : wholeMonthsBetween(day, today);
  const far = months < MANY_MONTHS ? `${months} months` : `${Math.floor(months / 12)} years`;
  const words = apart < MANY_DAYS ? `${apart} days` : far;
  return days > 0 ? `in ${words}` : `${words} ago`;
}

/** When to send it where `day`, which stands beside it, is no working day: `send by Fri 18`, with its month where that is another. */
export function sendBy(workingDay: CalendarDay, day: CalendarDay): string {
  const shown = showWeekdayAndDay(workingDay);
  return `send by ${workingDay.slice(0, 7) === day.slice(0, 7) ? shown.replace(/ \w+ /, ' ') : shown}`;
}
