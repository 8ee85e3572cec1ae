/** Days and hours as a clock on the wall of some place shows them. Zones are IANA names. */
import { type CalendarDay, dayFromNumber, dayNumber } from './calendar.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day (`YYYY-MM-DD`) that a clock on the wall shows at an instant. Throws a RangeError for a zone that does not exist. */
export function dayInZone(instant: Date, timeZone: string): CalendarDay {
  return dayFromNumber(Math.floor(wallClock(instant.getTime(), timeZone) / DAY_MS));
}

/** The day of an instant (ISO) where it began last: wherever its reader lives, it is that day or a later one. */
export function dayBegunLast(instant: string): CalendarDay {
  return new Date(Date.parse(instant) - LATEST_ZONE_MS).toISOString().slice(0, 10);
}

/** How far the last place on earth to begin a day is behind UTC. */
const LATEST_ZONE_MS = 12 * HOUR_MS;

/**
 * The instant at which a clock on the wall shows that hour (0 to 23) of that day, whatever the clocks did in the night. Where the hour is
 * left out that day, the instant right after; where it comes twice, the first.
 */
export function instantInZone(day: CalendarDay, hour: number, timeZone: string): Date {
  const key = `${timeZone} ${day} ${hour}`;
  const known = instants.get(key) ?? workOut(day, hour, timeZone);
  if (instants.size >= MOST_INSTANTS) instants.clear();
  instants.set(key, known);
  return new Date(known);
}

/** Plans of many contracts ask for the same mornings over and over. */
const instants = new Map<string, number>();
const MOST_INSTANTS = 5000;

function workOut(day: CalendarDay, hour: number, timeZone: string): number {
  const wanted = dayNumber(day) * DAY_MS + hour * HOUR_MS;
  // No zone is further than 14 hours ahead or 12 behind: with the offset of either side, one of the two is right.
  const [before, after] = [wanted - DAY_MS, wanted + DAY_MS].map((instant) => offsetAt(instant, timeZone)) as [
    number,
    number,
  ];
  const candidates = [wanted - before, wanted - after].toSorted((a, b) => a - b);
  const exact = candidates.find((instant) => instant + offsetAt(instant, timeZone) === wanted);
  return exact ?? wanted - before;
}

/** How far the zone's wall clock is ahead of UTC at an instant, milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - Math.floor(instant / 1000) * 1000;
}

/** Making a formatter costs a hundred times what using it does. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 500;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const time = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    ...numbers,
    ...time,
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
}

/**
 * What a clock on the wall of the zone shows at an instant (epoch milliseconds), as if it were UTC: epoch milliseconds of whole seconds.
 * Throws a RangeError for a zone that does not exist.
 */
export function wallClock(instant: number, timeZone: string): number {
  // Plans of reminders ask hundreds of times, most of them for an account that has no zone yet.
  if (timeZone === 'UTC' && Number.isFinite(instant)) return Math.floor(instant / 1000) * 1000;
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Is this an IANA name of a zone? */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
