/** The one amount that is believed: the likeliest; nothing where two different ones are equally likely. */
import type { Reading } from '../document.ts';
import { type Section, sectionAt } from '../clauses/sections.ts';
import { LENT } from '../lexicon/anyLanguage.ts';
import type { SumReading } from '../rules/sums.ts';
import type { Analysis } from '../types.ts';
import { expression } from '../text/expression.ts';

export type AmountChoice = Pick<Analysis, 'currency'> & {
  period: Analysis['amountPeriod'];
  chosen: Reading<number> | null;
  /** The document says itself which of its prices it is. */
  isTicked: boolean;
  others: (Reading<number> & Pick<Analysis, 'currency'>)[];
};

/** From this weight on a sum is what the contract costs, where it is said for how long. */
const ENOUGH = 2.5;
/** Of a loan the whole is the amount, whatever is paid back each month. */
const LOAN = expression(LENT, 'i');
const NONE: AmountChoice = { currency: null, period: null, chosen: null, isTicked: false, others: [] };

/** `renews`: the contract does so by itself, and a sum without a period cannot be all that it costs. */
export function chooseAmount(readings: readonly SumReading[], renews: boolean): AmountChoice {
  const [heaviest] = readings;
  if (!heaviest) return NONE;
  const best = withPeriod(readings, heaviest);
  const rivals = readings.filter(
    (other) =>
      other.weight === best.weight && other.mention.amount !== best.mention.amount && other.period === best.period,
  );
  const sure =
    best.weight >= ENOUGH && rivals.length === 0 && best.period !== null && !isDoubted(readings, best, renews);
  return {
    currency: best.mention.currency,
    period: best.period === 'half-year' ? null : best.period === 'other' ? 'total' : (best.period ?? 'total'),
    chosen: asReading(best, sure ? Math.min(0.93, 0.55 + best.weight * 0.07) : 0.5),
    isTicked: best.isTicked,
    others: readings
      .filter((other) => other !== best)
      .slice(0, 3)
      .map((other) => ({ ...asReading(other, 0.45), currency: other.mention.currency })),
  };
}

/** "Totaal: € 1.275,00" under a table, and below "De prijs bedraagt € 1.275,00 per jaar": the total is that of the period. */
function withPeriod(readings: readonly SumReading[], heaviest: SumReading): SumReading {
  if (heaviest.period !== 'total') return heaviest;
  const again = readings.find(
    ({ mention, period }) =>
      mention.amount === heaviest.mention.amount && period !== null && period !== 'total' && period !== 'other',
  );
  return again ? { ...again, weight: heaviest.weight } : heaviest;
}

/** "Summe: 409,76 €" in a contract that renews itself, or beside a monthly fee. */
function isDoubted(readings: readonly SumReading[], best: SumReading, renews: boolean): boolean {
  const hasFee = readings.some(({ period }) => period !== null && period !== 'total');
  return best.period === 'total' && (renews || (hasFee && !best.isWhole && !LOAN.test(best.context.sentence)));
}

/** Where the contract itself says what it costs, sums in its annexes are theirs: of a service sheet, of an order. */
export function besideAnnexes(sections: readonly Section[], readings: readonly SumReading[]): SumReading[] {
  const own = readings.filter(({ mention }) => sectionAt(sections, mention.start)?.isAnnexed !== true);
  return own.some(({ weight, period }) => weight >= ENOUGH && period !== null) ? own : [...readings];
}

function asReading(one: SumReading, confidence: number): Reading<number> {
  const { start, end } = one.context.unit;
  return { value: one.mention.amount, start, end: Math.min(end, start + 600), working: null, confidence };
}
