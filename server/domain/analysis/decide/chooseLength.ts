/** The one length that is believed for a role: the likeliest; where two differ and are equally likely, the first, as a question. */
import type { Reading } from '../document.ts';
import type { LengthRole } from '../lexicon/lexicon.ts';
import type { LengthReading } from '../rules/lengths.ts';
import type { Duration } from '../types.ts';

/** Readings closer than this are equally likely. */
const TIE = 0.02;
/** Of two that are equally likely the first is no surer than this. */
const TIED = 0.62;

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
    confidence: rival ? Math.min(TIED, best.likelihood) : best.likelihood,
  };
}

/** "Es läuft auf unbestimmte Zeit weiter und kann mit einer Frist von einem Monat …": no length of that sentence is a renewal's. */
export function notForever(length: Reading<Duration> | null, open: { start: number } | null): Reading<Duration> | null {
  return length !== null && open?.start === length.start ? null : length;
}

/** Are they as long, whatever the unit? A month is not thirty days. */
export function same(one: Duration, other: Duration): boolean {
  const [a, b] = [inUnits(one), inUnits(other)];
  return a.n === b.n && a.unit === b.unit;
}

/** In months or in days. */
function inUnits({ n, unit }: Duration): Duration {
  if (unit === 'year') return { n: n * 12, unit: 'month' };
  return unit === 'week' ? { n: n * 7, unit: 'day' } : { n, unit };
}
