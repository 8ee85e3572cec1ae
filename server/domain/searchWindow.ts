/**
 * From calendar days in a time zone to instants and back: which mails and files a search may show. Both days are days of
 * the chosen zone, the end day is included. Safe where a day has 23 or 25 hours, or no midnight.
 */
import { addDays, dayNumber } from '../../contract/calendar.ts';
import { wallClock } from '../../contract/zonedTime.ts';

const DAY_MS = 86_400_000;

export type SearchDays = { startDate: string | null; endDate: string | null; timeZone: string };

/** Epoch milliseconds: `from` included, `until` excluded. Null is open. */
export type SearchWindow = { from: number | null; until: number | null };

/**
 * The first instant (epoch milliseconds) of a `YYYY-MM-DD` day in an IANA zone. Where the clocks jump over midnight it is
 * the instant after the jump; where midnight comes twice, the second one. Throws a RangeError on an unknown day or zone.
 */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = dayNumber(day) * DAY_MS;
  const candidates = [midnight - DAY_MS, midnight, midnight + DAY_MS].map(
    (near) => midnight - (wallClock(near, timeZone) - near),
  );
  const within = candidates.filter((instant) => wallClock(instant, timeZone) >= midnight);
  return Math.min(...(within.length > 0 ? within : candidates));
}

/** The window that the days of a search mean. */
export function searchWindow({ startDate, endDate, timeZone }: SearchDays): SearchWindow {
  return {
    from: startDate === null ? null : startOfDay(startDate, timeZone),
    until: endDate === null ? null : startOfDay(addDays(endDate, 1), timeZone),
  };
}

/** Does an instant lie in the window? The last word on every mail and file: Google's own date terms are not exact. */
export function isWithinWindow(window: SearchWindow, instant: number): boolean {
  return (window.from === null || instant >= window.from) && (window.until === null || instant < window.until);
}
