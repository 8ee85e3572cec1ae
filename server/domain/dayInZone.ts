/** Which calendar day it is for somebody. */

/** The day (`YYYY-MM-DD`) that a clock on the wall shows at an instant in an IANA time zone. */
export function dayInZone(instant: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`;
}
