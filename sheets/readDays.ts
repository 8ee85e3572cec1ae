/** Days that stand in a sheet as texts, and in which order they have day and month. */
import { type CalendarDay, isDay } from '../contract/calendar.ts';
import type { DateForm } from './sheetTypes.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const GERMAN: Record<string, string> = { mär: 'mar', mrz: 'mar', mai: 'may', okt: 'oct', dez: 'dec' };

const FIRST_YEAR = 1000;

/** What speaks for an order: the text has only one reading, or two that differ. */
export type Leaning = 'dmy' | 'mdy' | 'open' | null;

/** The order that a text shows. Dates with points have the day first wherever they are written. */
export function leaningOfDay(text: string): Leaning {
  const parts = numeric(text);
  if (!parts) return null;
  const { first, second, sign } = parts;
  if (sign === '.') return 'dmy';
  if (first > 12 && second <= 12) return 'dmy';
  if (second > 12 && first <= 12) return 'mdy';
  return first === second ? null : 'open';
}

/** The day that a text says; undefined where it says none, or where its order is open and not given. */
export function dayOfText(text: string, form: DateForm | null): CalendarDay | undefined {
  const said = text.trim().replace(/[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z| ?[AaPp][Mm])?$/, '');
  // As exports have it, whichever day it is.
  if (isDay(said)) return said;
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(said);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const parts = numeric(said);
  if (!parts) return named(said);
  const { first, second, year } = parts;
  const leaning = leaningOfDay(said);
  const order = leaning === 'open' || leaning === null ? form : leaning;
  if (order === 'mdy') return dayOf(year, first, second);
  return order === 'dmy' || first === second ? dayOf(year, second, first) : undefined;
}

function numeric(text: string) {
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(text.trim());
  if (!parts) return null;
  return { first: Number(parts[1]), sign: parts[2], second: Number(parts[3]), year: fullYear(parts[4] ?? '') };
}

/** `31 Dec 2027`, `Dec 31, 2027`, `31. Dezember 2027`, `Friday, December 31st, 2027`, and `31-Dec-27` as Excel saves a day in a CSV file. */
function named(said: string): CalendarDay | undefined {
  const text = said
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? +/i, '')
    .replace(/^(.*\d)(?:st|nd|rd|th)\b/i, '$1');
  const dayFirst =
    /^(\d{1,2})\.? *(\p{L}{3,12})\.?,? *(\d{4})$/u.exec(text) ?? /^(\d{1,2})-(\p{L}{3,12})-(\d{4}|\d{2})$/u.exec(text);
  const monthFirst = /^(\p{L}{3,12})\.? *(\d{1,2}),? *(\d{4})$/u.exec(text);
  const [day, word, year] = dayFirst
    ? [dayFirst[1], dayFirst[2], dayFirst[3]]
    : [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const short = (word ?? '').toLowerCase().slice(0, 3);
  const month = MONTHS.indexOf(GERMAN[short] ?? short) + 1;
  return month === 0 ? undefined : dayOf(fullYear(year ?? ''), month, Number(day));
}

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 80 ? 2000 + year : 1900 + year;
}

function dayOf(year: number, month: number, day: number): CalendarDay | undefined {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // A year such as 0202 was never meant; 9999 often is, for a contract without an end.
  return year >= FIRST_YEAR && isDay(text) ? text : undefined;
}
