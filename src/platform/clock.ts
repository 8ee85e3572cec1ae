/** The clock that the app shows days by: this device's own, except in the demo, where it can be moved ahead (`mocks/browser.ts`), and in a replay. */
import { addDays, localDay, parseDay } from '../../contract/calendar.ts';

let daysAhead = 0;
let stoppedAt: Date | null = null;

/** Moves the clock that many days ahead of the device's. The demo calls it before the app is drawn. */
export function setDaysAhead(days: number): void {
  daysAhead = days;
}

/** Stops the clock. A replayed log is shown by the day on which it was recorded. */
export function stopClockAt(time: Date): void {
  stoppedAt = time;
}

/** The present moment by that clock. */
export function currentTime(): Date {
  if (stoppedAt !== null) return stoppedAt;
  return shiftDays(new Date(), daysAhead);
}

/** The same time of day, by the device's clock, that many days later. */
export function shiftDays(time: Date, days: number): Date {
  const day = parseDay(addDays(localDay(time), days));
  if (day === null || days === 0) return time;
  const [hours, minutes, seconds] = [time.getHours(), time.getMinutes(), time.getSeconds()];
  return new Date(day.year, day.month - 1, day.day, hours, minutes, seconds, time.getMilliseconds());
}
