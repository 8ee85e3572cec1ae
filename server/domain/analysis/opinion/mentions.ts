/** The values of a short document between which the second opinion chooses, each with its signs. */
import { allMoney } from '../mentions/allMoney.ts';
import { addDays, addMonths } from '../../../../contract/calendar.ts';
import { findDates } from '../findDates.ts';
import { findDurations } from '../findDurations.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findDays } from '../mentions/days.ts';
import { findLengths } from '../mentions/lengths.ts';
import { findSums } from '../mentions/sums.ts';
import type { Duration } from '../types.ts';
import { surroundings } from './surroundings.ts';
import { hashOf, readWords, type Words } from './words.ts';

/** `signs`: numbers of what it has and of what stands around it. */
export type Mention<T> = { value: T; start: number; end: number; signs: number[] };

export type Sheet = Words & { lexicon: Lexicon | null; today: string };

/** A document as it is looked at. Marks of quoting are blanked out so that places stay. */
export function makeSheet(raw: string, lexicon: Lexicon | null, today: string): Sheet {
  const text = raw.replace(/^(?:> ?)+/gm, (marks) => ' '.repeat(marks.length)).replace(/[\f\r]/g, '\n');
  return { ...readWords(text), lexicon, today };
}

type Place<T> = { value: T; start: number; end: number };

/** What is the same whatever is mentioned: the how-manieth of how many it is. */
function inOrder<T>(sheet: Sheet, places: readonly Place<T>[], signsOf: (place: Place<T>) => string[]): Mention<T>[] {
  const counts = new Map<T, number>();
  for (const { value } of places) counts.set(value, (counts.get(value) ?? 0) + 1);
  return places.map((place, index) => {
    const signs = [
      `ix${Math.min(index, 4)}`,
      `ri${Math.min(places.length - 1 - index, 3)}`,
      `n${Math.min(places.length, 8)}`,
      `same${Math.min(counts.get(place.value) as number, 3)}`,
      sheet.lexicon?.language ?? 'en',
      ...signsOf(place),
    ];
    return { ...place, signs: [...surroundings(sheet, place.start, place.end), ...signs.map(hashOf)] };
  });
}

const daysOf = new WeakMap<Sheet, Mention<string>[]>();

/** Its days, found once however many roles are asked for. */
export function mentionedDays(sheet: Sheet): Mention<string>[] {
  const known = daysOf.get(sheet) ?? findMentionedDays(sheet);
  daysOf.set(sheet, known);
  return known;
}

function findMentionedDays(sheet: Sheet): Mention<string>[] {
  const { text, lexicon, today } = sheet;
  const found = lexicon ? findDays(text, lexicon) : findDates(text);
  const places = found
    .flatMap(({ day, start, end }) => (day === null ? [] : [{ value: day, start, end }]))
    .slice(0, MOST);
  const all = [...new Set(places.map(({ value }) => value))].toSorted();
  return inOrder(sheet, places, ({ value }) => {
    const rank = all.indexOf(value);
    const isNear = (from: string, to: string): boolean => all.some((day) => day !== value && day >= from && day <= to);
    return [
      `rank${Math.min(rank, 4)}`,
      `back${Math.min(all.length - 1 - rank, 4)}`,
      value > today ? 'future' : 'past',
      `day${value.slice(8)}`,
      `next${addDays(value, 1).slice(8)}`,
      ...(isNear(addMonths(value, 10), '9999') ? ['later'] : []),
      ...(isNear('0000', addMonths(value, -10)) ? ['earlier'] : []),
      ...(isNear(value, addDays(value, 45)) ? ['soon'] : []),
      ...(isNear(addDays(value, -45), value) ? ['before'] : []),
      ...([1, 2, 3, 5].some((years) =>
        isNear(addDays(addMonths(value, 12 * years), -2), addDays(addMonths(value, 12 * years), 1)),
      )
        ? ['yearsOn']
        : []),
      ...([1, 2, 3, 5].some((years) =>
        isNear(addDays(addMonths(value, -12 * years), -1), addDays(addMonths(value, -12 * years), 2)),
      )
        ? ['yearsBack']
        : []),
    ];
  });
}

/** More than these are a list, in which the first ones do. */
const MOST = 80;
/** Periods in a year or a term, and what taxes make of a sum. */
const TIMES = [2, 3, 4, 6, 12, 24, 36, 52];
const TAXES = [1.05, 1.07, 1.085, 1.1, 1.13, 1.15, 1.19, 1.2, 1.21];

/** Its sums of money. */
export function mentionedSums(sheet: Sheet): Mention<number>[] {
  const { text, lexicon } = sheet;
  const found = lexicon ? findSums(text, lexicon) : allMoney(text);
  const places = found.map(({ amount, start, end }) => ({ value: amount, start, end })).slice(0, MOST);
  const all = [...new Set(places.map(({ value }) => value))].toSorted((one, other) => other - one);
  return inOrder(sheet, places, ({ value }) => {
    const has = (sum: number, off: number): boolean => all.some((one) => Math.abs(one - sum) < off);
    return [
      `rank${Math.min(all.indexOf(value), 5)}`,
      `size${Math.floor(Math.log10(Math.max(value, 1)) * 2)}`,
      Number.isInteger(value) ? 'whole' : 'cents',
      ...TIMES.flatMap((times) => [
        ...(has(value / times, 0.02) ? [`is${times}`] : []),
        ...(has(value * times, 0.02 * times) ? [`has${times}`] : []),
      ]),
      ...(TAXES.some((tax) => has(value / tax, 0.02)) ? ['gross'] : []),
      ...(TAXES.some((tax) => has(value * tax, 0.02)) ? ['net'] : []),
    ];
  });
}

const lengthsOf = new WeakMap<Sheet, Mention<string>[]>();

/** Its lengths of time, as "3 month" or "2 year", however they are written; found once, too. */
export function mentionedLengths(sheet: Sheet): Mention<string>[] {
  const known = lengthsOf.get(sheet) ?? findMentionedLengths(sheet);
  lengthsOf.set(sheet, known);
  return known;
}

function findMentionedLengths(sheet: Sheet): Mention<string>[] {
  const { text, lexicon } = sheet;
  const found = lexicon
    ? findLengths(text, lexicon)
    : findDurations(text).flatMap(({ duration, ...place }) => (duration ? [{ ...place, length: duration }] : []));
  const places = found.map(({ length, start, end }) => ({ value: inYears(length), start, end })).slice(0, MOST);
  return inOrder(sheet, places, ({ value }) => [`length${value}`, `unit${value.split(' ')[1]}`]);
}

/** Twelve months are a year. */
export function inYears({ n, unit }: Duration): string {
  return unit === 'month' && n % 12 === 0 ? `${n / 12} year` : `${n} ${unit}`;
}
