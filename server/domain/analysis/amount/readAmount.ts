/** The amounts of a contract in prose that can be its total or the fee of one period, each with what makes it one. */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import type { Analysis } from '../types.ts';
import { readPeriod } from './amountPeriod.ts';
import {
  BARE_TOTAL,
  BEFORE,
  CEILING,
  CHANGED,
  FEE,
  FEE_FOR,
  FOR_ALL,
  FOR_TERM,
  FOR_WHOLE,
  FRANCHISE_FEE,
  LINK,
  LOAN,
  NAMED_TOTAL,
  NAMES,
  NOT_THE_WHOLE,
  NOUN_AFTER,
  PAYS,
  PAYS_MORE,
  UPFRONT,
  PRICE,
  SIDE_TOTAL,
  TERM_FEE,
  TOTAL_TO,
  UP_TO,
  WITH_ITS_TAX,
  WHOLE,
} from './contractAmounts.ts';
import { isOfDebt } from '../term/isOfLoan.ts';
import { findClauses, type MoneyClause } from './findClauses.ts';
import { isOther } from './otherAmounts.ts';

/** `total`: named as the whole; `periodic`: a fee of one period; `once`: one payment that may not be all; `loose`: an amount of the contract, no more. */
export type AmountRank = 'total' | 'periodic' | 'once' | 'loose';
export type AmountReading = Reading<number> & { currency: string; period: Analysis['amountPeriod']; rank: AmountRank };

const CONFIDENCE: Record<AmountRank, number> = { total: 0.85, periodic: 0.8, once: 0.7, loose: 0.4 };

/**
 * What the opening says of the paper as a whole. `lends`: a loan by its title: a price in it is of what the loan buys, a fee of a period
 * is the agent's, and one payment is part of what is owed.
 */
type Paper = { loan: boolean; lends: boolean; franchise: boolean; amends: boolean };
const OPENING = 4000;
const TITLE = 600;
/** … and one that changes or prolongs another. */
const AMENDS = /\b(?:amend\w*|exten(?:sion|ding)|renewal|variation|addendum|supplement\w*)\b/i;
const LONG = 60_000;

/** All amounts that may be the contract's, best first. Linear. */
export function readAmount(document: Document): AmountReading[] {
  const clauses = findClauses(document).filter((clause) => clause.amount >= 1 && !isNominal(clause));
  const parts = new Set<number>();
  const opening = document.text.slice(0, OPENING);
  const paper: Paper = {
    loan: /\b(?:loans?|lend\w*|promissory|promises to pay|credit (?:agreement|facility)|borrowers?|principal sum)\b/i.test(
      opening,
    ),
    lends: isOfDebt(document),
    franchise: /\bfranchis/i.test(opening),
    amends: AMENDS.test(opening.slice(0, TITLE)),
  };
  const found: AmountReading[] = [];
  const old = new Set<AmountReading>();
  for (const clause of clauses) {
    const split = partsOf(clause);
    const reading = parts.has(clause.start) ? null : readClause(document, paper, clause, split.length > 0);
    if (!reading) continue;
    if (paper.lends && (reading.rank === 'periodic' || reading.rank === 'once' || PRICE.test(clause.lead)))
      demote(reading);
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
    (found.some(({ rank }) => rank === 'once') && (PAYS_MORE.test(document.text) || UPFRONT.test(document.text)))
  )
    for (const reading of found) if (reading.rank === 'once') demote(reading);
  const order: AmountRank[] = ['total', 'periodic', 'once', 'loose'];
  return found.toSorted((a, b) => order.indexOf(a.rank) - order.indexOf(b.rank) || a.start - b.start).slice(0, 60);
}

/** "For good and valuable consideration and the sum of $10.00": paid for form's sake. */
function isNominal({ amount, wide, tail }: MoneyClause): boolean {
  return amount <= 100 && /\b(?:good and (?:other )?valuable|other (?:good|valuable)) /i.test(`${wide} ${tail}`);
}

function demote(reading: AmountReading): void {
  reading.rank = 'loose';
  reading.confidence = CONFIDENCE.loose;
}

function readClause(document: Document, paper: Paper, clause: MoneyClause, isSum: boolean): AmountReading | null {
  const { lead, tail } = clause;
  // "The monthly rental is R20 000,00 plus VAT of R3 000,00, in total R23 000,00"
  const taxed = WITH_ITS_TAX.test(clause.wide) ? readPeriod(clause.wide, '') : null;
  const period = readPeriod(lead, tail) ?? taxed;
  const rank = taxed === null ? rankOf(paper, clause, period, isSum) : 'periodic';
  if (rank === null) return null;
  return {
    value: clause.amount,
    currency: clause.currency,
    period: rank === 'periodic' ? period : rank === 'once' ? (readPeriod('', tail) ?? 'total') : 'total',
    rank,
    ...quoteSpan(document, clause.start, clause.end, clause.sentence),
    working: null,
    confidence: CONFIDENCE[rank],
  };
}

function rankOf(
  paper: Paper,
  clause: MoneyClause,
  period: Analysis['amountPeriod'],
  isSum: boolean,
): AmountRank | null {
  const { lead, tail } = clause;
  if (CEILING.test(lead) && !NOT_THE_WHOLE.test(lead.slice(-120))) return period === null ? 'total' : 'loose';
  // A loan that was made, and the name of the sum before: "$500 Term Loan Facility $200".
  if (LOAN.test(lead) && MADE.test(lead)) return 'loose';
  if (LOAN.test(lead) && !isOther({ ...clause, lead: lead.replace(UP_TO, '') })) return paper.loan ? 'total' : 'loose';
  if (period !== null && CHANGED.test(lead)) return 'periodic';
  if (isOther(clause) || (!isSum && isListed(clause))) return null;
  if (/^[ )]*= ?$/.test(lead) && /\b(?:total|fees?|price)\b/i.test(clause.wide)) return 'total';
  if (TOTAL_TO.test(lead)) return period === null ? 'total' : 'periodic';
  const linked = LINK.test(lead) || FEE.test(lead.slice(-20)) || PAYS.test(lead.slice(-40));
  if (linked && (NAMED_TOTAL.test(lead) || BARE_TOTAL.test(lead)))
    return period !== null && SIDE_TOTAL.test(lead.slice(-60) + tail.slice(0, 20)) ? 'periodic' : 'total';
  if ((linked && PRICE.test(lead)) || PRICE.test(clause.name)) return 'total';
  const direct = linked || readPeriod('', tail) !== null;
  if (FOR_WHOLE.test(tail) && (FEE.test(clause.wide) || PAYS.test(clause.wide))) return 'total';
  if ((FEE.test(lead) || PAYS.test(lead)) && linked && (FOR_TERM.test(tail) || TERM_FEE.test(lead))) return 'total';
  if (
    period !== null &&
    direct &&
    !paper.franchise &&
    (/\band ?$/.test(lead) || NAMES.test(lead)) &&
    readPeriod('', tail) !== null &&
    (NAMES.test(lead) || FEE.test(clause.wide) || PAYS.test(clause.wide))
  )
    return 'periodic';
  if (period !== null && direct && (FEE.test(lead) || PAYS.test(lead) || /: ?$/.test(lead) || lead.trim().length < 3))
    return changes(clause) || (paper.franchise && !FRANCHISE_FEE.test(lead)) ? 'loose' : 'periodic';
  const whole = (linked && (WHOLE.test(lead) || PAYS.test(lead))) || NOUN_AFTER.test(tail);
  if (isSum && linked && WHOLE.test(lead) && FEE.test(lead)) return 'total';
  if (isSum && NOUN_AFTER.test(tail)) return 'total';
  const fee = FEE_FOR.exec(lead)?.[1];
  if ((fee !== undefined && !FOR_ALL.test(fee)) || (period === null && SIDE_TOTAL.test(lead.slice(-60))))
    return 'loose';
  if (whole) return changes(clause) && !isSum ? 'loose' : 'once';
  return FEE.test(lead.slice(-40)) ? 'loose' : null;
}

const MADE = /\b(?:made|lent|advanced) (?:[a-z]+ ){0,3}loans? of $|^ ?(?:[A-Z][\w-]+ ){1,5}$/;

/** "Lost linen is charged as follows: sheet $95, pillow case $28, bath towel $70": prices of things, none of which is the contract's. */
function isListed({ lead, tail }: MoneyClause): boolean {
  return !FEE.test(lead.slice(lead.search(/[^:,;]*$/))) && MORE_THINGS.test(tail);
}
const MORE_THINGS = /^(?:,? (?:and |or )?(?:[a-z-]+ ){1,4}(?:[A-Z]{0,3}[$€£¥¢]|[A-Z][A-Za-z]{0,3}\.?) ?[\d.,]+){2}/;

/** "… of $5,000 for the first six months and $6,500 thereafter". */
function changes({ tail, following }: MoneyClause): boolean {
  const rest = tail.replace(/\(e\.g\.[^)]{0,200}\)?/g, '');
  return following.length > 0 && /[$€£¥]/.test(rest) && STEPS.test(rest);
}
const STEPS =
  /\b(?:thereafter|(?:second|next|following|third) (?:\w+ )?(?:years?|months?|six|twelve)|(?:in|for|during) (?:the )?(?:contract|lease|license|calendar|fiscal|program) year|(?:in|for) (?:19|20)\d\d)\b|\b(?:19|20)\d\d ?[:–-] ?[$€£]|\byear (?:[2-9]|two|three|four|five)\b/i;

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
