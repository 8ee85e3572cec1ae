/** What the contract costs: a stated total, or the fee of a period. Deposits, limits, penalties, insured sums and prices of units are not it. */
import {
  BESIDES,
  CHANGED,
  EACH,
  FROM_SUM,
  INSTEAD_OF,
  LEASES,
  NO_UNIT,
  OBJECT_PRICES,
  REPLACED_BY,
  SEPARATELY,
  TAX_TAILS,
  TO_SUM,
} from '../lexicon/anyLanguage.ts';
import { contextsOf, type Context } from '../clauses/context.ts';
import type { Lexicon, Rhythm } from '../lexicon/lexicon.ts';
import { anywhere, beginsWith, endsWith, lastOf, lower, patternOf, says } from '../lexicon/patterns.ts';
import type { SumMention } from '../mentions/sums.ts';
import { taxedSum } from '../mentions/taxedSum.ts';
import type { Paper } from '../text/paper.ts';
import type { Duration } from '../types.ts';
import { netSums } from './netSums.ts';
import { everyMatch } from '../../everyMatch.ts';

export type SumReading = {
  mention: SumMention;
  context: Context;
  period: Rhythm | null;
  weight: number;
};

/** So far behind a sum its rhythm or its purpose stands. */
const BEHIND = 34;
/** … or so far above a table. */
const ABOVE = 200;
/** … and right behind it within so many characters. */
const NEXT = 16;
const FEE = 2;
/** … and the one that a tax was added to. */
const TAXED = 3;
/** Of one of many, whatever it is: "19,80 € je kg". */
const UNIT_BEHIND = new RegExp(`^ ?${EACH} (?!${NO_UNIT}\\p{L}*)\\p{L}`, 'u');
/** A lease says what its object would cost, which nobody pays. */
const LEASE = new RegExp(LEASES, 'i');
const OBJECT_PRICE = new RegExp(`${OBJECT_PRICES}[^.;]{0,20}$`, 'iu');
const CHANGES = new RegExp(`${CHANGED}\\p{L}*(?: \\S+){0,3} ${FROM_SUM} ?(?:[€$]|CHF|EUR)? ?$`, 'iu');
const CHANGED_TO = new RegExp(
  `^ ?(?:${TAX_TAILS} )?(?:${EACH} \\p{L}+ )?${TO_SUM} (?:\\p{L}+ )?(?:[€$]|CHF |EUR )?\\d`,
  'iu',
);
const MONEY = '(?:[€$]|CHF|EUR|euros?|pesos)';
const REPLACED = new RegExp(
  `^(?:[^.;\\n]|\\.(?=\\d)){0,45}?(?<!\\p{L})${REPLACED_BY} (?:[\\p{L}'’]+ ){0,4}(?:${MONEY} ?\\d|\\d[\\d.,'’ ]* ?${MONEY})`,
  'iu',
);
const INSTEAD = new RegExp(`(?<!\\p{L})${INSTEAD_OF}(?: \\p{L}+){0,3} ?(?:[€$]|CHF|EUR)? ?$`, 'iu');
/** "presupuesto aparte: 180 €": what is paid for something else. */
const APART = new RegExp(`(?<!\\p{L})${SEPARATELY}(?!\\p{L})[^.;]{0,30}$`, 'iu');
const BESIDE = new RegExp(`[,;.]| ${BESIDES} `);
/** A price of energy: "28,44 ct/kWh", "0,31 € je kWh". */
const KILOWATT = new RegExp(
  `(?:€|eur) ?\\d[\\d.,]* (?:${EACH}|/) ?kwh|(?:ct|cent\\p{L}*|€|eur|c€)[ \\p{L}]{0,12}[/ ] ?kwh`,
  'iu',
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
    mentions.filter((mention) => !isFormer(paper, mention)),
  );
  // Beside prices of units a monthly sum is one part of the price.
  const isEnergy = KILOWATT.test(paper.text);
  const hasUnits = contexts.some(({ context }) => rhythmOf(lexicon, context) === 'other');
  const isLease = LEASE.test(paper.text.slice(0, 400));
  const sums = contexts.map(({ mention }) => mention);
  const taxed = taxedSum(paper.text, sums);
  const net = netSums(contexts, taxed);
  const added = new Map([...net].map(([before, after]) => [after, before]));
  const readings = contexts.flatMap(({ mention, context }, index) => {
    if (net.has(index)) return [];
    if (isLease && OBJECT_PRICE.test(context.before)) return [];
    const before = contexts[added.get(index) ?? -1]?.context;
    // What a sum without its tax is, that with it is.
    const said = (before ? weigh(lexicon, before) : null) ?? weigh(lexicon, context);
    const worth = mention === taxed?.gross ? Math.max(said ?? 0, TAXED) : said;
    if (worth === null) return [];
    const rhythm =
      rhythmOf(lexicon, context) ??
      (before ? rhythmOf(lexicon, before) : null) ??
      rhythmIn(lexicon, context.intro) ??
      (mention === taxed?.gross ? rhythmIn(lexicon, aboveOf(paper, sums, taxed.net)) : null) ??
      renewalRhythm(lexicon, context, renewal);
    if (rhythm === 'other') return [];
    // "für 850 € im Monat": what is paid every month is a fee, whatever it is called.
    const isWhole = beginsWith(lexicon, 'whole behind', lexicon.money.whole, context.after) !== null;
    const weight = isWhole
      ? worth + 3
      : worth === 0 && added.has(index)
        ? FEE
        : worth === 0 && rhythm !== null && !hasUnits && (context.labelled || isPaidBehind(lexicon, context))
          ? FEE
          : worth;
    if (weight <= 0) return [];
    const total = isWhole || says(lexicon, 'total', lexicon.money.total, context.before);
    const period = isWhole ? 'total' : (rhythm ?? (total ? 'total' : null));
    // What is paid for every unit of energy is the price; a fee beside it is a part.
    if (isEnergy && !total) return [];
    return [
      {
        mention,
        context,
        period,
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

/** What leads to the first sum of a table. */
function aboveOf({ text }: Paper, sums: readonly SumMention[], { start }: SumMention): string {
  const last = sums.findLast(({ end }) => end <= start)?.end ?? 0;
  return text.slice(Math.max(last, start - ABOVE), start);
}

/** The sum that another takes the place of: "est portée de 1.350 € à 1.425 €". */
function isFormer(paper: Paper, { start, end }: SumMention): boolean {
  const before = paper.text.slice(Math.max(0, start - 60), start);
  const behind = paper.text.slice(end, end + 90);
  return (CHANGED_TO.test(behind) && CHANGES.test(before)) || REPLACED.test(behind) || INSTEAD.test(before);
}

/** Does its rhythm follow right behind the sum? */
function isPaidBehind(lexicon: Lexicon, context: Context): boolean {
  const near = lower(context.after.slice(0, NEXT));
  return lexicon.money.rhythms.some(
    ([source, rhythm]) =>
      rhythm !== 'other' && patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)).exec(near) !== null,
  );
}

/** Null for a sum that is something else than the price; 0 where nothing says that it is the price. */
function weigh(lexicon: Lexicon, context: Context): number | null {
  const { money } = lexicon;
  const behind = context.after.slice(0, BEHIND);
  const no = lastOf(lexicon, 'notPrice', money.notPrice, context.before);
  const total = lastOf(lexicon, 'total', money.total, context.before);
  const fee = lastOf(lexicon, 'fee', money.fee, context.before);
  const yes = Math.max(total?.end ?? -1, fee?.end ?? -1);
  // The nearer word wins; one word that says both ("Kautionsbetrag") says no.
  if (no && no.end >= yes - 1) return null;
  if (no && context.labelled) return null;
  // "Fianza. A la firma se entrega la cantidad de …": the clause says in its heading what it is about.
  if (isOtherClause(lexicon, context)) return null;
  if (endsWith(lexicon, 'limit', money.limit, context.before) || APART.test(context.before)) return null;
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

/** How often the sum is paid: said right behind it, else by the nearest word before it. */
function rhythmOf(lexicon: Lexicon, context: Context): Rhythm | null {
  const near = lower(context.after.slice(0, BEHIND));
  const behind = near.split(/[,;] /)[0] ?? '';
  const found = lexicon.money.rhythms.flatMap(([source, rhythm]) => {
    const match = patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)).exec(behind);
    return match ? [{ rhythm, at: match.index }] : [];
  });
  if (found.length === 0 && UNIT_BEHIND.test(near)) return 'other';
  const [first] = found.toSorted((one, other) => one.at - other.at);
  if (first) return first.rhythm;
  const before = lexicon.money.rhythms.flatMap(([source, rhythm]) => {
    const match = everyMatch(
      lower(context.before),
      patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)),
    ).at(-1);
    return match ? [{ rhythm, at: match.index }] : [];
  });
  const nearest = before.toSorted((one, other) => other.at - one.at)[0]?.rhythm;
  if (nearest) return nearest;
  return rhythmIn(lexicon, near);
}

function rhythmIn(lexicon: Lexicon, text: string): Rhythm | null {
  const found = lexicon.money.rhythms.find(([source, rhythm]) =>
    patternOf(lexicon, `rhythm ${rhythm}`, () => rhythmPattern(source)).test(lower(text)),
  );
  return found?.[1] ?? null;
}

function rhythmPattern(source: string): RegExp {
  const slashed = source
    .split('|')
    .filter((part) => part.startsWith('/ ?'))
    .join('|');
  return new RegExp(
    slashed === '' ? anywhere(source).source : `${anywhere(source).source}|(?:${slashed})(?![a-z])`,
    'g',
  );
}
