/** The amounts of a contract in prose that can be its total or the fee of one period, each with what makes it one. */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import type { Analysis } from '../types.ts';
import { amendedAs, amendedPrice, changesAnother } from './amendedAmount.ts';
import { readPeriod } from './amountPeriod.ts';
import { BEFORE, PRICE, UPFRONT, WITH_ITS_TAX } from './contractAmounts.ts';
import { BY_PIECE, HIRES, MAIN_FEE, OWED, PAYER, SELLS, SELLS_NOTHING } from '../lexicon/priceWords.ts';
import { isAboutDebt, isOfDebt } from '../term/isOfLoan.ts';
import { findClauses, type MoneyClause } from './findClauses.ts';
import { findHeadings } from './findHeadings.ts';
import { firstOtherwise, paysOtherwise } from './paysOtherwise.ts';
import { rankOf, type Paper } from './rankAmount.ts';

/**
 * `total`: named as the whole; `periodic`: a fee of one period; `fixed`: a price for all of one thing; `once`: one payment that may not be
 * all; `loose`: an amount of the contract, no more.
 */
export type AmountRank = 'total' | 'periodic' | 'fixed' | 'once' | 'loose';
/**
 * `owed`: its sentence says that somebody shall pay it; `payer`: who, where it names one. `demoted`: what it would be if it stood under
 * another heading; `later`: it stands behind the price by pieces or a share.
 */
export type AmountReading = Reading<number> & {
  currency: string;
  period: Analysis['amountPeriod'];
  rank: AmountRank;
  owed: boolean;
  payer: string | null;
  demoted: AmountRank | null;
  later?: boolean;
};

const CONFIDENCE: Record<AmountRank, number> = { total: 0.85, periodic: 0.8, fixed: 0.8, once: 0.7, loose: 0.4 };

const OPENING = 4000;
const TITLE = 600;
const TITLE_LINE = 80;
/** … and one that changes or prolongs another. */
const AMENDS = /\b(?:amend\w*|exten(?:sion|ding)|renewal|variation|addendum|supplement\w*)\b/i;
const LONG = 60_000;
/** Within so many characters it is the same sentence or the next one. */
const NEXT = 250;

/** In a loan. */
const LESS_THAN_LENT: ReadonlySet<AmountRank> = new Set(['periodic', 'fixed', 'once']);

/** All amounts that may be the contract's, best first. Linear. */
export function readAmount(document: Document): AmountReading[] {
  const clauses = findClauses(document).filter((clause) => clause.amount >= 1 && !isNominal(clause));
  const parts = new Set<number>();
  const opening = document.text.slice(0, OPENING);
  const title = opening
    .split('\n', 4)
    .filter((line) => line.length < TITLE_LINE)
    .join('\n');
  const paper: Paper = {
    loan:
      isOfDebt(document) ||
      (!isAboutDebt(document) && /\b(?:promissory|promises to pay|borrowers?|principal sum)\b/i.test(opening)),
    lends: isOfDebt(document),
    franchise: /\bfranchis/i.test(opening),
    hires: HIRES.test(opening.slice(0, TITLE)),
    amends: AMENDS.test(opening.slice(0, TITLE)),
    changes: changesAnother(document),
    byPiece: BY_PIECE.test(title),
    sells: SELLS.test(title) && !SELLS_NOTHING.test(title),
  };
  const otherwise = firstOtherwise(document, clauses);
  const placeAt = findHeadings(document.text);
  const found: AmountReading[] = [];
  const old = new Set<AmountReading>();
  for (const clause of clauses) {
    const split = partsOf(clause);
    const reading = parts.has(clause.start) ? null : readClause(document, paper, clause, split.length > 0);
    if (!reading) continue;
    const place = placeAt(clause.start);
    const isBeside = paper.lends
      ? LESS_THAN_LENT.has(reading.rank) || PRICE.test(clause.lead)
      : place === 'recital' || place === 'side';
    // Whoever pays by pieces or a share pays a fee beside it for something else.
    const isLater =
      reading.rank === 'periodic' &&
      (paper.sells || ((paper.byPiece || clause.start - otherwise > NEXT) && !MAIN_FEE.test(clause.lead)));
    if (isBeside && place === 'side') reading.demoted = reading.rank;
    if (isLater && !paper.sells) reading.later = true;
    if (isBeside || isLater) demote(reading);
    if (reading.rank === 'periodic' && paper.amends && BEFORE.test(clause.wide)) old.add(reading);
    if (reading.rank !== 'loose') for (const part of split) parts.add(part);
    found.push(reading);
  }
  // What was paid before is not what is paid from now on.
  if (found.some((reading) => reading.rank === 'periodic' && !old.has(reading)))
    for (const reading of old) demote(reading);
  // One payment beside others is not the whole, and in a long paper there are others.
  if (
    document.text.length > LONG ||
    (found.some(({ rank }) => rank === 'once') &&
      (paysOtherwise(document.text, clauses, placeAt) || UPFRONT.test(document.text)))
  )
    for (const reading of found)
      if (reading.rank === 'once' || (reading.rank === 'fixed' && document.text.length > LONG)) demote(reading);
  const order: AmountRank[] = ['total', 'periodic', 'fixed', 'once', 'loose'];
  return found.toSorted((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank) || a.start - b.start).slice(0, 60);
}

const A_YEAR = /^ (?:(?:a|per|each) (?:year|annum)|annually|yearly)\b/;

/** "For good and valuable consideration and the sum of $10.00": paid for form's sake, like a rent of $1 a year. */
function isNominal({ amount, wide, tail }: MoneyClause): boolean {
  if (amount === 1 && A_YEAR.test(tail)) return true;
  return amount <= 100 && /\b(?:good and (?:other )?valuable|other (?:good|valuable)) /i.test(`${wide} ${tail}`);
}

function demote(reading: AmountReading): void {
  reading.rank = 'loose';
  reading.confidence = CONFIDENCE.loose;
}

function readClause(document: Document, paper: Paper, clause: MoneyClause, isSum: boolean): AmountReading | null {
  const { lead, tail } = clause;
  const amended = paper.changes ? amendedAs(clause) : null;
  if (amended === 'old') return null;
  // "The monthly rental is R20 000,00 plus VAT of R3 000,00, in total R23 000,00"
  const taxed = WITH_ITS_TAX.test(clause.wide) ? readPeriod(clause.wide, '') : null;
  const stated = amended === 'new' ? amendedPrice(clause) : null;
  const period = readPeriod(stated === null ? lead : clause.wide, tail) ?? taxed;
  const rank = stated ?? (taxed === null ? rankOf(paper, clause, period, isSum) : 'periodic');
  if (rank === null) return null;
  const own = clause.wide.slice(clause.wide.lastIndexOf(';') + 1);
  return {
    value: clause.amount,
    currency: clause.currency,
    period: rank === 'periodic' ? period : rank === 'once' ? (readPeriod('', tail) ?? 'total') : 'total',
    rank,
    owed: OWED.test(own),
    payer: PAYER.exec(own)?.[1] ?? null,
    demoted: null,
    ...quoteSpan(document, clause.start, clause.end, clause.sentence),
    working: null,
    confidence: CONFIDENCE[rank],
  };
}

/** The places of the amounts that follow and add up to this one: its instalments. Empty where none do. */
function partsOf(clause: MoneyClause): number[] {
  let sum = 0;
  const parts: number[] = [];
  for (const part of clause.following) {
    sum += part.amount;
    parts.push(part.start);
    if (parts.length >= 2 && Math.abs(sum - clause.amount) < 0.005) return parts;
    if (sum > clause.amount) return [];
  }
  return [];
}
