/** The believed amount among those that a contract names: its total, else its fee of one period, else a payment that is all there is. */
import type { AmountReading } from './readAmount.ts';

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** The believed amount; null where none is sure enough or two of one rank differ. */
export function chooseAmount(readings: AmountReading[]): { chosen: AmountReading | null; others: AmountReading[] } {
  const chosen = choose(readings);
  const others = readings.filter(
    (other, index) =>
      other !== chosen &&
      other.value !== chosen?.value &&
      readings.findIndex((first) => first.value === other.value) === index,
  );
  return { chosen, others: others.slice(0, 4) };
}

function choose(readings: AmountReading[]): AmountReading | null {
  for (const rank of ['total', 'periodic', 'once'] as const) {
    const same = readings.filter((reading) => reading.rank === rank);
    const best = same[0];
    if (!best) continue;
    return same.every((other) => agree(best, other))
      ? best
      : rank === 'total'
        ? (sumOf(same) ?? saidTwice(same))
        : null;
  }
  return null;
}

/** The total that is the sum of all the others: the commitments of a loan beside those of its tranches. */
function sumOf(totals: AmountReading[]): AmountReading | null {
  const values = new Set(totals.map(({ value }) => value));
  const all = [...values].reduce((sum, value) => sum + value, 0);
  return (values.size > 2 && totals.find(({ value }) => Math.abs(2 * value - all) < 0.005)) || null;
}

/** The one total that stands on the cover or at the top and is said again, where no other is. */
function saidTwice(totals: AmountReading[]): AmountReading | null {
  const [first, ...rest] = totals;
  if (!first || !rest.some((other) => agree(first, other))) return null;
  const others = rest.filter((other) => !agree(first, other));
  return others.some((one, index) => others.some((other, at) => at !== index && agree(one, other))) ? null : first;
}

/** The same amount, or the same by another period: 60,000 a year in rents of 5,000 a month. */
function agree(a: AmountReading, b: AmountReading): boolean {
  if (a.currency !== b.currency) return false;
  if (a.period === b.period) return a.value === b.value;
  return Math.abs(perMonth(a) - perMonth(b)) < 0.01 * Math.max(1, perMonth(a));
}

function perMonth({ value, period }: AmountReading): number {
  return period === null || period === 'total' ? value : value / MONTHS[period];
}
