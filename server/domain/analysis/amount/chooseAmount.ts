/** The believed amount among those that a contract names: its total, else its fee of one period, else a payment that is all there is. */
import type { AmountReading } from './readAmount.ts';

/** How many times less what the other side pays is. */
const MOST = 3;
const MONTHS = { hour: 0, day: 0, week: 12 / 52, month: 1, quarter: 3, year: 12 } as const;

/**
 * The believed amount, which of a loan is what it lends (`lent`); null where none is sure enough or two of one rank differ. Where a paper
 * owes money (`owes`), its other sums are questions.
 */
export function chooseAmount(
  readings: AmountReading[],
  lent: AmountReading | null,
  owes: boolean,
): { chosen: AmountReading | null; others: AmountReading[] } {
  const chosen = lent ?? (owes ? null : choose(readings));
  const others = readings.filter(
    (other, index) =>
      other !== chosen &&
      other.value !== chosen?.value &&
      readings.findIndex((first) => first.value === other.value) === index,
  );
  return { chosen, others: others.slice(0, 4) };
}

function choose(readings: AmountReading[]): AmountReading | null {
  const fixed = readings.filter(({ rank }) => rank === 'fixed');
  for (const rank of ['total', 'periodic', 'fixed', 'once'] as const) {
    // A fee of one period beside the price of something that is done once: either may be what the contract is about.
    const same = readings.filter((reading) => reading.rank === rank);
    if (same.length === 0) continue;
    const beside = rank === 'periodic' ? [...same, ...fixed] : same;
    const owed = beside.filter((reading) => reading.owed || reading.rank === 'fixed');
    const best = oneOf(beside) ?? oneOf(owed) ?? mostOf(owed);
    return best && readings.some((other) => isMore(other, best)) ? null : best;
  }
  return null;
}

/** What one side pays for the whole, where the other pays it far less for something. */
function mostOf(owed: AmountReading[]): AmountReading | null {
  const [first, ...rest] = owed;
  const isBack = (other: AmountReading) =>
    other.payer !== null && other.payer !== first?.payer && MOST * perMonth(other) <= perMonth(first as AmountReading);
  return first && first.payer !== null && rest.every((other) => agree(first, other) || isBack(other)) ? first : null;
}

/** Is it owed like the other and more, only under the heading of something beside? */
function isMore(reading: AmountReading, best: AmountReading): boolean {
  return reading.owed && reading.demoted === best.rank && perMonth(reading) > perMonth(best);
}

/** The first one, if all of them say the same. */
function oneOf(readings: AmountReading[]): AmountReading | null {
  const [best] = readings;
  return best && readings.every((other) => agree(best, other)) ? best : null;
}

/** The same amount, or the same by another period: 60,000 a year in rents of 5,000 a month. */
function agree(a: AmountReading, b: AmountReading): boolean {
  if (a.currency !== b.currency) return false;
  if (a.period === b.period) return a.value === b.value;
  return Math.abs(perMonth(a) - perMonth(b)) < 0.01 * Math.max(1, perMonth(a));
}

function perMonth({ value, period }: AmountReading): number {
  return period === null || period === 'total' ? value : value / (MONTHS[period] || 1);
}
