/** The one length that is believed for a role: the likeliest; where two differ and are equally likely, the first, as a question. */
import type { Reading } from '../document.ts';
import type { LengthRole } from '../lexicon/lexicon.ts';
import type { LengthReading } from '../rules/lengths.ts';
import type { Duration } from '../types.ts';

/** Readings closer than this are equally likely. */
const TIE = 0.02;

export function chooseLength(readings: readonly LengthReading[], role: LengthRole): Reading<Duration> | null {
  const own = readings
    .filter((reading) => reading.role === role)
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const [best] = own;
  if (!best) return null;
  const rival = own.find(
    (other) => best.likelihood - other.likelihood < TIE && !same(other.mention.length, best.mention.length),
  );
  const { start, end } = best.context.unit;
  return {
    value: best.mention.length,
    start,
    end: Math.min(end, start + 600),
    working: null,
    confidence: rival ? 0.62 : best.likelihood,
  };
}

export function same(one: Duration, other: Duration): boolean {
  const [a, b] = [inMonths(one), inMonths(other)];
  return a !== null ? a === b : one.n === other.n && one.unit === other.unit;
}

function inMonths(length: Duration): number | null {
  if (length.unit === 'year') return length.n * 12;
  return length.unit === 'month' ? length.n : null;
}
