/**
 * A second look at what the rules show of a short document: weights fitted to all papers whose answers are known say how likely each day, sum or
 * name is in its role, and each way to end, by nothing but the words around it. What the rules show and this look finds less likely than
 * another is a question.
 */
import { allMoney } from '../mentions/allMoney.ts';
import { addDays, orNull } from '../../../../contract/calendar.ts';
import { writeSumIn } from '../../../../contract/otherReading.ts';
import type { Findings } from '../findings.ts';
import type { Found } from '../everyday/found.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { partsOf } from '../mentions/taxedSum.ts';
import type { Analysis, Ending } from '../types.ts';
import { kindSigns } from './kindSigns.ts';
import { makeSheet, type Sheet } from './mentions.ts';
import { likelyDay, likelyEnding, sentenceFor, takeLikelyDay, takeLikelySum } from './likely.ts';
import { mentionsOf } from './mentionsOf.ts';
import { isNamedOtherwise } from './namedOtherwise.ts';
import { type DOUBTED, weigh } from './weigh.ts';

/** Papers that it is fitted to are shorter. */
const LONGEST = 6000;
/** By so much another value must be likelier, chosen on papers that the weights and the rules had not seen (docs/decisions/0026). */
type Doubted = (typeof DOUBTED)[number];
const DOUBT: Record<Doubted, number> = {
  agreementDate: 3,
  effectiveDate: 3,
  termEnd: 2,
  amount: 2,
  ending: 4,
};
/** How likely a value is where it stands for nothing. */
const LEAST = -6;
/** What is less likely a contract is left to a person, chosen by turns on papers that the weights had not seen (docs/decisions/0026). */
const LEAST_KIND = { kind: 0, kindElsewhere: -4 };
/** … and, in other languages, whatever its title says. */
const LEAST_TITLED = -8;
/** What is so likely one is perhaps a contract, though the rules see none. */
const LIKELY_ONE = 4;
/** A less likely one is not worth showing beside it. */
const WORTH_SHOWING = -2;
const UNSURE = 0.4;

/** `isDrafted`: of a contract drafted as lawyers do, which rules read so well that only a likely day takes the place of another. */
export type Opinion = Sheet & { isDrafted: boolean };

/** Null for a document that is too long. */
export function secondOpinion(raw: string, lexicon: Lexicon | null, today: string, isDrafted = false): Opinion | null {
  return raw.length > LONGEST ? null : { ...makeSheet(raw, lexicon, today), isDrafted };
}

/** Do the words of a document that the rules take for a contract rather belong to another kind of paper? Then it is perhaps one. */
export function readsLikeAnother(opinion: Opinion | null): boolean {
  if (opinion === null) return false;
  const role = opinion.lexicon === null ? 'kind' : 'kindElsewhere';
  return weigh(role, kindSigns(opinion)) < LEAST_KIND[role];
}

/** … so clearly that its title doesn't matter, in other languages than English? */
export function isFarFromContract(opinion: Opinion | null): boolean {
  if (opinion === null || opinion.lexicon === null) return false;
  return weigh('kindElsewhere', kindSigns(opinion)) < LEAST_TITLED;
}

/** Do its words belong to contracts so clearly that a person should see it, though the rules take it for none? In other languages than English. */
export function readsLikeContract(opinion: Opinion | null): boolean {
  if (opinion === null || opinion.lexicon === null) return false;
  return weigh('kindElsewhere', kindSigns(opinion)) > LIKELY_ONE;
}

/** The value that the rules read, or null where it is in doubt: then it is an alternative, and so is what is likelier. */
export function settle<T extends string | number>(
  findings: Findings,
  opinion: Opinion | null,
  role: 'agreementDate' | 'effectiveDate' | 'termEnd' | 'amount',
  value: T | null,
  { unit = null, begins = null }: { unit?: string | null; begins?: string | null } = {},
): T | null {
  if (opinion === null || (opinion.isDrafted && isLeftToRules(findings, opinion, role, value, begins))) return value;
  // What it is made of, and a month's price beside its year's, are no others.
  const parts = role === 'amount' ? [...partsOf(opinion.text, allMoney(opinion.text), value), Number(value) / 12] : [];
  const mentions = mentionsOf(opinion, role)
    .filter((mention) => !parts.includes(Number(mention.value)) && !isNamedOtherwise(opinion.text, mention))
    .map((mention) => ({ mention, weight: weigh(role, mention.signs) }));
  const likely = (): T | null =>
    role === 'amount' ? null : (takeLikelyDay(findings, opinion, role, begins) as T | null);
  if (value === null) return likely();
  // A last day and the day after it are one end.
  const next = typeof value === 'string' ? orNull(() => addDays(value, 1)) : value;
  const best = (isOwn: boolean): (typeof mentions)[number] | undefined =>
    mentions
      .filter(({ mention }) => (mention.value === value || mention.value === next) === isOwn)
      .reduce<(typeof mentions)[number] | undefined>(
        (one, other) => (one && one.weight >= other.weight ? one : other),
        undefined,
      );
  const own = best(true);
  const rival = best(false);
  if (!own || Math.max(LEAST, rival?.weight ?? LEAST) - own.weight <= DOUBT[role]) return value;
  const show = (one: string | number): string => (typeof one === 'number' ? writeSumIn(unit)(one) : one);
  doubt(findings, opinion, role, [show(value)], rival && { ...rival, value: show(rival.mention.value) });
  return likely();
}

/**
 * Does what the rules read of a drafted contract, or read nowhere, stay? Words like those of an end often speak of something else in it, and of a
 * doubtful first day or sum it would only ask. A later end never takes the place of what was read: whoever believes it is late.
 */
function isLeftToRules(
  findings: Findings,
  opinion: Opinion,
  role: Exclude<Doubted, 'ending'>,
  value: string | number | null,
  begins: string | null,
): boolean {
  if (value === null) return role === 'termEnd';
  if (role === 'amount' || role === 'effectiveDate') return true;
  const likely = likelyDay(findings, opinion, role, begins);
  return likely === null || (role === 'termEnd' && likely > value);
}

type Sum = Pick<Analysis, 'amount' | 'currency' | 'amountPeriod'>;

/**
 * The sum that the rules read with its currency and period, none where it is in doubt, or the only likely one where they read none: for what it is
 * paid is left open. `currencyOf`: how a written currency is shown; null where no sum in the document is its price.
 */
export function settleAmount(
  findings: Findings,
  opinion: Opinion | null,
  read: Sum,
  currencyOf: ((currency: string) => string | null) | null,
): Sum {
  const amount = settle(findings, opinion, 'amount', read.amount, { unit: read.currency });
  if (amount !== null) return read;
  const likely = opinion === null || currencyOf === null ? null : takeLikelySum(findings, opinion);
  const currency = likely?.currency ? (currencyOf?.(likely.currency) ?? null) : null;
  return { amount: likely?.amount ?? null, currency, amountPeriod: null };
}

/** How it ends as the rules read it, or as is likely; unknown where another way is likelier, then both are alternatives. `said`: does it renew by itself in so many words? */
export function settleEnding(
  findings: Findings,
  opinion: Opinion | null,
  read: Ending,
  said: boolean | null,
  termEnd: string | null,
): Ending {
  if (opinion === null) return read;
  if (read === 'unknown') return likelyEnding(findings, opinion, termEnd);
  if (opinion.isDrafted) return read;
  // Neither an option nor a refused renewal is often misread.
  if (read !== 'renews' && (read !== 'ends' || said !== null)) return read;
  const all = mentionsOf(opinion, 'ending').map(({ value, signs }) => ({ value, weight: weigh('ending', signs) }));
  const own = all.find(({ value }) => value === read);
  const [rival] = all.toSorted((one, other) => other.weight - one.weight);
  if (!own || !rival || rival.weight - own.weight <= DOUBT.ending) return read;
  findings.withdraw('ending', [read]);
  for (const value of [read, rival.value as Ending]) {
    const place = sentenceFor(opinion, value);
    if (place) findings.takeFound('ending', { value, ...place, confidence: UNSURE, working: null });
  }
  return 'unknown';
}

type Rival = { value: string; weight: number; mention: { start: number; end: number } };

function doubt(findings: Findings, sheet: Sheet, role: Doubted, values: string[], rival: Rival | undefined): void {
  findings.withdraw(role, values);
  if (rival && rival.weight >= WORTH_SHOWING) offer(findings, sheet, role, rival);
}

function offer(findings: Findings, sheet: Sheet, role: Doubted, rival: Rival): void {
  findings.takeFound(role, found(sheet, rival, UNSURE));
}

/** A value with the line that it stands in. */
function found({ lines, text }: Sheet, { value, mention }: Rival, confidence: number): Found<string> {
  const { start, end } = lines.find((line) => line.end >= mention.end) ?? { start: 0, end: text.length };
  return { value, start, end, confidence, working: null };
}
