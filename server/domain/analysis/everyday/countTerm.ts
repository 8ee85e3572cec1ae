/** What follows from a first day and a length: the end of the term, and how long a renewal "for equal periods" lasts. */
import { addDays, addDuration, addMonths } from '../../../../contract/calendar.ts';
import type { DateMention } from '../findDates.ts';
import { showDuration } from '../findDurations.ts';
import { SAME_LENGTH } from '../lexicon/everydayWords.ts';
import type { Duration } from '../types.ts';
import type { Found, Terms } from './found.ts';

type End = NonNullable<Terms['ends']>;
/** `event`: counted from something that happens, on a day that may not stand here. */
export type Length = Found<Duration> & { event?: boolean };

const FIRST =
  /\b(?:first (?:rental|payment|rent|day|month)|starts?|begins?|beginning|commenc\w*|live|deliver\w*|activat\w*)\b/i;

/** Does a line speak of a first day behind the one of signing, which no rule here could name? */
export function beginsLater(raw: string, { signed }: Terms, dates: readonly DateMention[]): boolean {
  return dates.some(({ day, start }) => {
    const line = raw.slice(raw.lastIndexOf('\n', start) + 1, start);
    return signed !== null && (day as string) > signed.value && FIRST.test(line);
  });
}

/** Start and length give the end; the first day that is known stands for the start where the document says none. */
export function count(terms: Terms, length: Length | null): void {
  if (terms.ends || !length) return;
  const from = terms.starts ?? (terms.laterStart || length.event ? null : terms.signed);
  if (!from) return;
  const day = addDuration(from.value, length.value);
  const end: End = {
    value: day,
    start: length.start,
    end: length.end,
    confidence: Math.min(from.confidence, length.confidence) - (terms.starts ? 0 : 0.1),
    working: null,
    counted: true,
    length: length.value,
  };
  end.working = `${from.value} + ${showDuration(length.value)} = ${day}`;
  terms.ends = end;
}

/** "Renews for equal periods": as long as the time from its first to its last day. */
export function renewAsBefore(terms: Terms, raw: string): void {
  const { automatic, starts, ends } = terms;
  if (!automatic || !ends || !SAME_LENGTH.test(raw.slice(automatic.start, automatic.end))) return;
  const length =
    ends.length ?? (starts && monthsBetween(starts.value, ends.counted ? ends.value : addDays(ends.value, 1)));
  if (length)
    terms.renewal = { ...automatic, value: length, working: `as long as the term before = ${showDuration(length)}` };
}

function monthsBetween(from: string, to: string): Duration | null {
  for (let n = 1; n <= 120; n += 1) if (addMonths(from, n) === to) return { n, unit: 'month' };
  return null;
}
