/** Calendar days of the samples, counted from the day the workspace is made for, and the ways contracts write them. */

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `count` days later, earlier where negative. */
export function plusDays(day: Day, count: number): Day {
  const [year, month, date] = parts(day);
  return new Date(Date.UTC(year, month - 1, date + count)).toISOString().slice(0, 10);
}

/** `count` months later, earlier where negative; the last day of a shorter month. */
export function plusMonths(day: Day, count: number): Day {
  const [year, month, date] = parts(day);
  const last = new Date(Date.UTC(year, month + count, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

/**
 * A day `count` days from `today` that every month has and every year, so that "N months later" and "N months earlier"
 * lead back to it.
 */
export function steadyDay(today: Day, count: number): Day {
  const day = plusDays(today, count);
  return parts(day)[2] > 28 ? `${day.slice(0, 8)}28` : day;
}

/** "March 1, 2026". */
export function monthFirst(day: Day): string {
  const [year, month, date] = parts(day);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** "1 March 2026". */
export function dayFirst(day: Day): string {
  const [year, month, date] = parts(day);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}

/** "1st day of March, 2026". */
export function ordinalDay(day: Day): string {
  const [year, month, date] = parts(day);
  return `${date}${ordinal(date)} day of ${MONTHS[month - 1]}, ${year}`;
}

/** "01/03/2026", the day first. */
export function slashedDayFirst(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** "03/01/2026", the month first. */
export function slashedMonthFirst(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** An instant on that day, `…Z`; `minute` of the day, default half past nine. */
export function instantOn(day: Day, minute = 570): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString();
}

function ordinal(date: number): string {
  if (date >= 11 && date <= 13) return 'th';
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th';
}

function parts(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}
