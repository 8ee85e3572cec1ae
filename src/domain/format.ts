/** How amounts and days read on screen: en-US, as the specification's section 9 asks. */
import { type CalendarDay, parseDay, weekday } from '../../contract/calendar.ts';
import { showDay } from '../../contract/showDay.ts';
import { formatWholeMoney } from '../../contract/showMoney.ts';
import { writeNumber } from '../../contract/writeNumber.ts';

export { formatMoney, formatWholeMoney } from '../../contract/showMoney.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const periods: Record<string, string> = {
  hour: ' / hour',
  day: ' / day',
  week: ' / week',
  month: ' / month',
  quarter: ' / quarter',
  year: ' / year',
  total: ' in total',
};

/** How an amount's period reads behind it: `$14,500.00 / month`. Nothing where it isn't known. */
export function formatPeriod(period: string | null | undefined): string {
  return periods[period ?? ''] ?? '';
}

/** As it stands in the middle of a sentence: `notice was due`. */
export function lowered(words: string): string {
  return words.slice(0, 1).toLowerCase() + words.slice(1);
}

/** As it stands at the beginning of a sentence. */
export function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A sentence that ends with a name: the full stop of `Acme, Inc.` ends it, too. */
export function endWith(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/** Amounts of several currencies, in whole units: `$416,400, £13,800 and €900`. Empty without any. */
export function formatSums(sums: readonly { amount: number; currency: string }[]): string {
  const words = sums.map(({ amount, currency }) => formatWholeMoney(amount, currency));
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** 'MMM d, yyyy': `Mar 31, 2027`. A text that is not a day is shown as it is. */
export function formatDay(day: CalendarDay): string {
  return showDay(day);
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** `Fri, Nov 20`, with its year where that isn't the year of `today`: `Fri, Nov 20, 2028`. */
export function formatDayOfWeek(day: CalendarDay, today: CalendarDay): string {
  const name = weekdays[weekday(day)];
  const text = formatDay(day);
  if (name === undefined) return text;
  return `${name}, ${day.slice(0, 4) === today.slice(0, 4) ? text.replace(/, \d{4}$/, '') : text}`;
}

/** 'MMMM yyyy': `March 2027`, for a day of that month. */
export function formatMonth(day: CalendarDay): string {
  const parts = parseDay(day);
  return parts ? `${months[parts.month - 1]} ${parts.year}` : day;
}

/** An ISO instant as the user's own day, 'MMM d, yyyy'; null where the text is no instant. */
export function formatInstantDay(instant: string): string | null {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return null;
  return `${months[date.getMonth()]?.slice(0, 3)} ${date.getDate()}, ${date.getFullYear()}`;
}

/** A size in bytes as people read it: `812 B`, `14 kB`, `2.3 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1_000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A whole number with its thousands apart: `10,000`. */
export function formatCount(count: number): string {
  return writeNumber(count, 0);
}

/** `1 contract`, `2 contracts`: a count with its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
