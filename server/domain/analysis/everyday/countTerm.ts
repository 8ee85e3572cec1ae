/** What follows from a first day and a length: the end of the term, and how long a renewal "for equal periods" lasts. */
import { addDays, addDuration, addMonths } from '../../../../contract/calendar.ts';
import { showDuration } from '../findDurations.ts';
import { SAME_LENGTH } from '../lexicon/everydayWords.ts';
import type { Duration } from '../types.ts';
import { FIELD, type Terms } from './found.ts';

/** Shown to a person as what might be. */
const UNSURE = 0.5;

/** Start and length give the end. A length alone may run from another day than that of signing. */
export function count(terms: Terms): void {
  const { starts, length } = terms;
  if (terms.ends || !starts || !length || isLeast(length.value, terms)) return;
  const value = addDuration(starts.value, length.value);
  terms.ends = {
    ...length,
    value,
    confidence: isShort(terms) ? UNSURE : Math.min(starts.confidence, length.confidence),
    working: `${starts.value} + ${showDuration(length.value)} = ${value}`,
    counted: true,
  };
}

/** A month or less of what goes on until somebody ends it is the least that is paid for, and no term. */
export function isLeast({ n, unit }: Duration, { open }: Terms): boolean {
  return open !== null && n * DAYS[unit] <= DAYS.month;
}
const DAYS: Record<Duration['unit'], number> = { day: 1, workingDay: 1.4, week: 7, month: 31, year: 366 };

/** Days or weeks that a sentence speaks of are a trial, a delay or how long an offer stands more often than the term. */
function isShort({ length }: Terms): boolean {
  return length !== null && length.confidence < FIELD && /^(?:day|workingDay|week)$/.test(length.value.unit);
}

/** "Renews for equal periods": as long as the time from its first to its last day. */
export function renewAsBefore(terms: Terms, raw: string): void {
  const { automatic, starts, ends } = terms;
  if (!automatic || !ends || !SAME_LENGTH.test(raw.slice(automatic.start, automatic.end))) return;
  const length =
    terms.length?.value ?? (starts && monthsBetween(starts.value, ends.counted ? ends.value : addDays(ends.value, 1)));
  if (length)
    terms.renewal = { ...automatic, value: length, working: `as long as the term before = ${showDuration(length)}` };
}

function monthsBetween(from: string, to: string): Duration | null {
  for (let n = 1; n <= 120; n += 1) if (addMonths(from, n) === to) return { n, unit: 'month' };
  return null;
}
