/** The words of choices in a sheet: what an export writes, and what else an import understands, in English and German. */
import type { Duration, PeriodEnd } from '../contract/calendar.ts';
import type { Ending } from '../contract/cycle.ts';
import type { AmountPeriod } from '../contract/money.ts';
import { showDuration } from '../contract/showDay.ts';

type Words<T extends string> = Record<T, readonly [shown: string, ...understood: string[]]>;

export const ENDINGS: Words<Ending> = {
  renews: [
    ...(['Renews by itself', 'renews', 'auto-renews', 'auto renews', 'auto renewal', 'automatic', 'yes', 'y'] as const),
    ...(['verlängert sich', 'verlängert sich automatisch', 'automatisch', 'automatische verlängerung', 'ja'] as const),
  ],
  ends: [
    ...([
      'Ends',
      'ends',
      'fixed',
      'fixed term',
      'expires',
      'no',
      'n',
      'befristet',
      'endet',
      'läuft aus',
      'fest',
    ] as const),
    'nein',
  ],
  option: ['Goes on only if an option is used', 'option', 'optional', 'verlängerungsoption'],
  open: ['Runs until notice is given', 'open', 'open-ended', 'open ended', 'evergreen', 'unbefristet', 'offen'],
  unknown: ['Unknown', 'unbekannt'],
};

export const PERIODS: Words<AmountPeriod> = {
  hour: ['hour', 'hourly', 'per hour', 'an hour', '/ hour', 'stunde', 'pro stunde'],
  day: ['day', 'daily', 'per day', 'a day', '/ day', 'tag', 'täglich', 'pro tag'],
  week: ['week', 'weekly', 'per week', 'a week', '/ week', 'woche', 'wöchentlich', 'pro woche'],
  month: ['month', 'monthly', 'per month', 'a month', '/ month', 'monat', 'monatlich', 'pro monat', 'mtl.'],
  quarter: [
    ...(['quarter', 'quarterly', 'per quarter', 'a quarter', '/ quarter', 'quartal', 'vierteljährlich'] as const),
    'pro quartal',
  ],
  year: [
    ...(['year', 'yearly', 'annual', 'annually', 'per year', 'a year', 'p.a.', '/ year', 'per annum', 'jahr'] as const),
    ...(['jährlich', 'pro jahr'] as const),
  ],
  total: ['total', 'in total', 'once', 'one-time', 'one time', 'gesamt', 'einmalig', 'insgesamt'],
};

export const PERIOD_ENDS: Words<PeriodEnd> = {
  month: ['month', 'end of month', 'a month', 'monat', 'monatsende', 'zum monatsende'],
  quarter: ['quarter', 'end of quarter', 'a quarter', 'quartal', 'quartalsende', 'zum quartalsende'],
  'half-year': ['half-year', 'half year', 'a half-year', 'halbjahr', 'zum halbjahresende'],
  year: ['year', 'end of year', 'a year', 'jahr', 'jahresende', 'zum jahresende'],
};

export const REPEATS: Words<'yearly'> = {
  yearly: [
    ...(['each year', 'every year', 'yearly', 'annually', 'annual', 'year', 'yes', 'y'] as const),
    ...(['jedes jahr', 'jährlich', 'jahr', 'ja'] as const),
  ],
};

/** The choice that a cell's words mean; undefined where they mean none. */
export function choiceOf<T extends string>(words: Words<T>, cell: string): T | undefined {
  const said = cell.trim().toLowerCase();
  const found = Object.entries<readonly string[]>(words).find(([, all]) =>
    all.some((each) => each.toLowerCase() === said),
  );
  return found?.[0] as T | undefined;
}

const UNITS: Record<Duration['unit'], RegExp> = {
  day: /^(?:d|days?|calendar days?|tage?n?)$/,
  workingDay: /^(?:working|business|bank(?:ing)?) days?$|^(?:werk|arbeits|bank)tage?n?$/,
  week: /^(?:w|weeks?|wochen?)$/,
  month: /^(?:m|mo|mos|months?|monate?n?)$/,
  year: /^(?:y|yr|yrs|years?|jahre?n?)$/,
};

/** `90 days`, `3 Monate`, `1y`; a bare number is of the unit that the column's head names. Undefined for anything else. */
export function durationOf(cell: string, bareUnit: Duration['unit'] | null): Duration | undefined {
  const parts = /^(\d{1,6})\s*([\p{L} ]{0,20}?)\.?$/u.exec(cell.trim().toLowerCase());
  if (!parts) return undefined;
  const n = Number(parts[1]);
  const word = (parts[2] ?? '').trim();
  const named = Object.entries(UNITS).find(([, said]) => said.test(word))?.[0] as Duration['unit'] | undefined;
  const unit = word === '' ? bareUnit : named;
  return unit && n <= 100_000 ? { n, unit } : undefined;
}

/** As an export writes a length of time. */
export const durationText = (duration: Duration): string => showDuration(duration);
