/** What the contract costs: a stated total, or the fee of a period. Deposits, limits, penalties, insured sums and prices of units are not it. */
import { BESIDES, EACH, INCLUDING, LEASES, LENT, OBJECT_PRICES, OVERUSE, SEPARATELY } from '../lexicon/anyLanguage.ts';
import { isChangedTo, isFormer } from './changedSums.ts';
import { cellsOf, contextsOf, hasGap, type Context } from '../clauses/context.ts';
import type { Lexicon, Rhythm } from '../lexicon/lexicon.ts';
import { beginsWith, endsWith, lastOf, says } from '../lexicon/patterns.ts';
import type { SumMention } from '../mentions/sums.ts';
import { taxedSum } from '../mentions/taxedSum.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import type { Duration } from '../types.ts';
import { netSums } from './netSums.ts';
import { BEHIND, isPaidBehind, isPaidOnce, lastRhythmIn, rhythmIn, rhythmOf } from './rhythms.ts';
import { isOfWholeTime } from './wholeTime.ts';
import { tickedSums } from './tickedSums.ts';
import { expression } from '../text/expression.ts';

export type SumReading = {
  mention: SumMention;
  context: Context;
  period: Rhythm | null;
  weight: number;
  /** Its box is the one that is ticked. */
  isTicked: boolean;
  /** It is said to be for the whole time. */
  isWhole: boolean;
};

/** A table of prices has no more rows. */
const MOST_ROWS = 12;
/** So far above a table it stands. */
const ABOVE = 200;
const FEE = 2;
/** … and the one that a tax was added to. */
const TAXED = 3;
/** A lease says what its object would cost, which nobody pays. */
const LEASE = new RegExp(LEASES, 'i');
/** … and so does a loan. */
const LOAN = new RegExp(LENT, 'i');
const OBJECT_PRICE = expression(`${OBJECT_PRICES}(?:[^.;]|\\.(?=\\d)){0,45}$`, 'i');
/** "presupuesto aparte: 180 €": what is paid for something else. */
const APART = expression(`(?<!\\p{L})${SEPARATELY}(?!\\p{L})[^.;]{0,30}$`, 'i');
/** "inkl. Heiz- und Nebenkosten" right before a sum: what is in it. */
const WITHIN = expression(`(?<!\\p{L})${INCLUDING} [^.;:\\d€]{3,60}$`, 'i');
const BESIDE = new RegExp(`[,;.]| ${BESIDES} `);
/** A price of energy or water: "28,44 ct/kWh", "0,31 € je kWh", "0,52 €/m³". */
const OVER = expression(`(?<!\\p{L})${OVERUSE}[^.;\\n]{0,40}$`, 'i');
const KILOWATT = expression(
  `(?:€|eur) ?\\d[\\d.,]* (?:${EACH}|/) ?(?:kwh|m³|m3)|(?:ct|cent\\p{L}*|€|eur|c€)[ \\p{L}]{0,12}[/ ] ?(?:kwh|m³|m3)`,
  'i',
);

/** The sums that can be what the contract costs, the likeliest first. `renewal`: for how long it renews. */
export function readSums(
  paper: Paper,
  lexicon: Lexicon,
  mentions: readonly SumMention[],
  renewal: Duration | null,
): SumReading[] {
  const contexts = contextsOf(
    paper,
    lexicon,
    mentions.filter((mention) => !isFormer(paper.text, mention)),
  );
  // Beside prices of units a monthly sum is one part of the price.
  const energy = KILOWATT.exec(paper.text);
  const isEnergy = energy !== null && !OVER.test(paper.text.slice(Math.max(0, energy.index - 60), energy.index));
  const hasUnits = contexts.some(({ context }) => rhythmOf(lexicon, context) === 'other');
  const top = paper.text.slice(0, 400);
  const isLease = LEASE.test(top) || LOAN.test(top);
  const sums = contexts.map(({ mention }) => mention);
  const ticks = tickedSums(paper, sums);
  const taxed = taxedSum(paper.text, sums);
  const net = netSums(contexts, taxed);
  const added = new Map([...net].map(([before, after]) => [after, before]));
  const isTotal = (said: string): boolean => says(lexicon, 'total', lexicon.money.total, said);
  const isTotalled = contexts.some(({ context }) => isTotal(context.before));
  const hasTotal = contexts.some(({ context }) => context.row === '' && isTotal(context.before));
  const readings = contexts.flatMap(({ mention, context }, index) => {
    const tick = ticks.get(mention);
    if (net.has(index) || tick?.isTicked === false) return [];
    if (isLease && OBJECT_PRICE.test(context.before)) return [];
    const before = contexts[added.get(index) ?? -1]?.context;
    // What a sum without its tax is, that with it is.
    const said = (before ? weigh(lexicon, before) : null) ?? weigh(lexicon, context);
    const plain = mention === taxed?.gross ? Math.max(said ?? 0, TAXED) : said;
    if (plain === null) return [];
    // "Total" over a column is that of a row, and less than the one of all rows.
    const ofRow = hasTotal && context.row !== '' && !isTotal(context.row) && isTotal(context.before) ? 1 : 0;
    const worth = tick ? plain + FEE : plain - ofRow;
    const rhythm =
      rhythmOf(lexicon, context) ??
      (before ? rhythmOf(lexicon, before) : null) ??
      rhythmIn(lexicon, context.row) ??
      rhythmIn(lexicon, context.intro) ??
      (mention === taxed?.gross ? lastRhythmIn(lexicon, aboveOf(paper, sums, taxed.net)) : null) ??
      (tick ? rhythmIn(lexicon, tick.head) : null) ??
      rhythmIn(lexicon, columnHead(paper, lexicon, mention)) ??
      (isTotal(context.before) || !isTotalled ? rhythmIn(lexicon, context.heading) : null) ??
      renewalRhythm(lexicon, context, renewal);
    if (rhythm === 'other') return [];
    // "für 850 € im Monat": what is paid every month is a fee, whatever it is called.
    const isWhole =
      beginsWith(lexicon, 'whole behind', lexicon.money.whole, context.after) !== null ||
      isOfWholeTime(before ?? context);
    const weight = isWhole
      ? worth + 3
      : worth === 0 && added.has(index)
        ? FEE
        : worth === 0 && rhythm !== null && !hasUnits && (context.labelled || isPaidBehind(lexicon, context))
          ? FEE
          : worth;
    if (weight <= 0) return [];
    const total = isWhole || isTotal(context.before) || (before !== undefined && isTotal(before.before));
    // "Preis: 6.500,00 €", where nothing is paid again and again.
    const isOnce = rhythm === null && isPaidOnce(lexicon, before ?? context, paper.text);
    const period = isWhole ? 'total' : (rhythm ?? (total || isOnce ? 'total' : null));
    // What is paid for every unit of energy is the price; a fee beside it is a part.
    if (isEnergy && !total) return [];
    return [
      {
        mention,
        context,
        period,
        isTicked: tick !== undefined,
        isWhole,
        weight: weight + (period ? 1 : 0) + (added.has(index) ? 1 : 0),
      },
    ];
  });
  return readings.toSorted((one, other) => other.weight - one.weight);
}

/** "Importe de la renovación: 348 €", "wird um ein Jahr verlängert, Preis 96 €": the price of the period for which it renews. */
function renewalRhythm(lexicon: Lexicon, context: Context, renewal: Duration | null): Rhythm | null {
  if (!renewal || !says(lexicon, 'renewal near', lexicon.lengths.renewal.near, context.sentence)) return null;
  if (says(lexicon, 'total', lexicon.money.total, context.before)) return null;
  const months = renewal.unit === 'year' ? renewal.n * 12 : renewal.unit === 'month' ? renewal.n : 0;
  return ({ 1: 'month', 3: 'quarter', 12: 'year' } as const)[months] ?? null;
}

/** "Prix HT / mois" over the sums of the last column, the total below it, or ''. */
function columnHead(paper: Paper, lexicon: Lexicon, { start, end }: SumMention): string {
  const at = lineAt(paper, end);
  const own = paper.lines[at];
  if (!own || end < own.end - 1 || !hasGap(paper, start - 1)) return '';
  for (const line of paper.lines.slice(Math.max(0, at - MOST_ROWS), at).toReversed()) {
    const cells = cellsOf(paper, line);
    const last = cells.at(-1) as Span;
    const text = paper.text.slice(last.start, last.end);
    if (cells.length < 2) return '';
    if (!/\d/.test(text)) return cells.length > 2 || says(lexicon, 'fee', lexicon.money.fee, text) ? text : '';
  }
  return '';
}

/** Which line a place is in; by halves. */
function lineAt({ lines }: Paper, end: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] as Span).end >= end) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What leads to the first sum of a table. */
function aboveOf({ text }: Paper, sums: readonly SumMention[], { start }: SumMention): string {
  const last = sums.findLast(({ end }) => end <= start)?.end ?? 0;
  return text.slice(Math.max(last, start - ABOVE), start);
}

/** Null for a sum that is something else than the price; 0 where nothing says that it is the price. */
function weigh(lexicon: Lexicon, context: Context): number | null {
  const { money } = lexicon;
  const behind = context.after.slice(0, BEHIND);
  const no = lastOf(lexicon, 'notPrice', money.notPrice, context.before.replace(WITHIN, ''));
  const total = lastOf(lexicon, 'total', money.total, context.before);
  const fee = lastOf(lexicon, 'fee', money.fee, context.before);
  const yes = Math.max(total?.end ?? -1, fee?.end ?? -1);
  // The nearer word wins; one word that says both ("Kautionsbetrag") says no.
  if (no && no.end >= yes - 1) return null;
  if (no && context.labelled) return null;
  if (
    context.row !== '' &&
    says(lexicon, 'notPrice', money.notPrice, context.row) &&
    !says(lexicon, 'fee', money.fee, context.row)
  )
    return null;
  // "Fianza. A la firma se entrega la cantidad de …": the clause says in its heading what it is about.
  if (isOtherClause(lexicon, context)) return null;
  if (APART.test(context.before)) return null;
  if (endsWith(lexicon, 'limit', money.limit, context.before) && !isChangedTo(context.before)) return null;
  if (says(lexicon, 'notPrice behind', money.notPrice, behind.split(BESIDE)[0] ?? '') && !total) return null;
  let weight = 0;
  if (total) weight += 3;
  if (fee) weight += 2;
  if (weight === 0 && says(lexicon, 'fee', money.fee, context.heading)) weight += FEE;
  else if (weight === 0 && says(lexicon, 'fee', money.fee, context.sentence)) weight += 1;
  if (context.labelled && weight > 0) weight += 0.5;
  return weight;
}

function isOtherClause(lexicon: Lexicon, { heading }: Context): boolean {
  const { notPrice, fee, total } = lexicon.money;
  return (
    says(lexicon, 'notPrice', notPrice, heading) &&
    !says(lexicon, 'fee', fee, heading) &&
    !says(lexicon, 'total', total, heading)
  );
}
