/** When a kept search runs, and what of its criteria holds for new items. Shared by the service and the mock backend. */
import { addDays, type CalendarDay } from './calendar.ts';
import { dayInZone, instantInZone } from './zonedTime.ts';

export type WatchRhythm = { rhythm: 'daily' | 'weekly'; /** 0 to 23. */ hour: number };

/** As many as a user may have. */
export const MOST_WATCHES = 20;

/** When a search that is kept now runs for the first time: daily at the hour that comes next, weekly in a week. */
export function firstRun({ rhythm, hour }: WatchRhythm, timeZone: string, now: Date): Date {
  const today = dayInZone(now, timeZone);
  if (rhythm === 'weekly') return instantInZone(addDays(today, 7), hour, timeZone);
  const sameDay = instantInZone(today, hour, timeZone);
  return sameDay > now ? sameDay : instantInZone(addDays(today, 1), hour, timeZone);
}

/** The run after the one that was due at `due`: the first that is still to come. Runs that were missed are made up for by one. */
export function nextRun({ rhythm, hour }: WatchRhythm, timeZone: string, due: Date, now: Date): Date {
  const step = rhythm === 'daily' ? 1 : 7;
  let day = dayInZone(due, timeZone);
  const weeksBehind = Math.floor((now.getTime() - due.getTime()) / (7 * 86_400_000));
  if (weeksBehind > 1) day = addDays(day, (weeksBehind - 1) * 7);
  for (;;) {
    day = addDays(day, step);
    const next = instantInZone(day, hour, timeZone);
    if (next > now) return next;
  }
}

/**
 * The end date of the runs. One that lay in the past when the search was kept, or was that very day, said "up to now" and does not keep new
 * items out; one that lay ahead was meant, and after it the search runs no more.
 */
export function watchedUntil(endDate: CalendarDay | null, keptOn: CalendarDay): CalendarDay | null {
  return endDate !== null && endDate > keptOn ? endDate : null;
}
