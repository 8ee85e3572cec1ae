/** What a loan lends: the one sum among tranches, increases, limits within it and what the loan buys. Each time it is said counts. */
import { quoteSpan, type Document } from '../document.ts';
import {
  AS_LOAN,
  BESIDE_LOAN,
  DEFINES_OTHER,
  IS_DATED,
  NAMES_OTHER,
  LENT,
  LENT_AFTER,
  LENT_AT_MOST,
  LENT_BEFORE,
  LENT_BY_OTHER,
  LENT_HEADS,
  LENT_IN_ALL,
  LENT_IN_PART,
  LENT_NAME,
  LENT_NO_MORE,
  LENT_NOW,
  LENT_THEN,
  LENT_TOTAL,
  ON_DAY,
  SECURITIES,
  ISSUED_AFTER,
} from '../lexicon/loanWords.ts';
import { isOfDebt } from '../term/isOfLoan.ts';
import { findClauses, type MoneyClause } from './findClauses.ts';
import type { AmountReading } from './readAmount.ts';

/** So sure is what a loan is read to lend; nothing else is as sure as exactly this. */
export const SURELY_LENT = 0.851;
/** What a paper is called stands within so many characters. */
const TITLE = 400;
/** On its cover, a sum that has a line of its own. */
const COVER = 700;
/** Covers and recitals. */
const TOP = 6000;
/** The best sum is believed from this weight on, and where it leads the next by as much as `LEAD`. */
const LEAST = 3;
const LEAD = 2;
/** A sum that all the tranches make together. */
const SUM_OF_PARTS = 4;
/** Less is no loan that is kept track of. */
const LEAST_SUM = 1000;
/** Said over and over counts so often. */
const MOST = 3;
const NEAR = 120;
const AFTER = 40;

type Sum = { clause: MoneyClause; weight: number; times: number };

/** The sum that a loan lends; null where the paper is none, or where two sums are as likely. Linear. */
export function readLoan(document: Document): AmountReading | null {
  if (!isOfDebt(document)) return null;
  const issues = SECURITIES.test(document.text.slice(0, TITLE));
  const sums = new Map<string, Sum>();
  const parts: number[] = [];
  for (const clause of findClauses(document)) {
    const weight = weigh(document.text, clause, issues);
    const isPart = isOfPart(document.text, clause) && !DEFINES_OTHER.test(clause.wide);
    if (isPart && clause.amount >= LEAST_SUM && !BESIDE_LOAN.test(clause.lead)) parts.push(clause.amount);
    if (weight <= 0) continue;
    const key = `${clause.amount} ${clause.currency}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { clause, weight, times: 1 });
    else {
      if (sum.times < MOST) sum.weight += 1;
      sum.times += 1;
      sum.weight = Math.max(sum.weight, weight);
    }
  }
  return choose(document, [...sums.values()], [...new Set(parts)]);
}

/** `issues`: is it a paper of securities? */
export function weigh(text: string, { lead, wide, name, start, end, amount }: MoneyClause, issues: boolean): number {
  if (amount < LEAST_SUM) return 0;
  if (LENT_HEADS.test(lead)) return 4;
  if (LENT_NO_MORE.test(lead)) return 0;
  if (LENT_NOW.test(wide) && !LENT_BEFORE.test(wide)) return 4;
  const behind = text.slice(end, end + NEAR);
  if (BESIDE_LOAN.test(lead) || LENT_BEFORE.test(wide) || LENT_BY_OTHER.test(behind)) return 0;
  if ((NAMES_OTHER.test(lead) && IS_DATED.test(behind)) || DEFINES_OTHER.test(wide)) return 0;
  if (LENT_THEN.test(wide) && ON_DAY.test(behind)) return 0;
  let weight = 0;
  if (LENT.test(lead)) weight += 3;
  if (AS_LOAN.test(behind) || LENT_TOTAL.test(wide)) weight += 3;
  if (issues && ISSUED_AFTER.test(behind)) weight += 3;
  if (LENT_IN_ALL.test(lead)) weight += 2;
  if (LENT_NAME.test(name)) weight += 2;
  if (LENT_AFTER.test(behind)) weight += start < TOP ? 4 : 1;
  if (start < COVER && standsAlone(text, start, end)) weight += 3;
  if (LENT_AT_MOST.test(lead)) weight -= 2;
  return weight > 0 && start < TOP ? weight + 1 : weight;
}

/** On a line of its own, or beside the day or the place of a note. */
function standsAlone(text: string, start: number, end: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 50), start);
  return ALONE.test(line) && ALONE.test(text.slice(end, end + 60).split('\n')[0] as string);
}
const ALONE =
  /^ ?(?:(?:Dated?:? )?[A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+ \d{4}|[A-Z][a-z]+(?: [A-Z][a-z]+)?, [A-Z][a-z]+(?: [A-Z][a-z]+)?)? ?$/;

/** Do the words around speak of one of the loans that the paper may make? */
function isOfPart(text: string, { start, end }: MoneyClause): boolean {
  return LENT_IN_PART.test(text.slice(Math.max(0, start - NEAR), end + AFTER));
}

function choose(document: Document, sums: Sum[], parts: number[]): AmountReading | null {
  for (const sum of sums) if (isMadeOf(sum.clause.amount, parts)) sum.weight += SUM_OF_PARTS;
  const [best, next] = sums.toSorted((a, b) => b.weight - a.weight);
  if (!best || best.weight < LEAST || (next && best.weight - next.weight < LEAD)) return null;
  const { clause } = best;
  return {
    value: clause.amount,
    currency: clause.currency,
    period: 'total',
    rank: 'total',
    owed: true,
    payer: null,
    demoted: null,
    ...quoteSpan(document, clause.start, clause.end, clause.sentence),
    working: null,
    confidence: SURELY_LENT,
  };
}

/** Is it two or more of them together? Of many parts only the first are asked. */
function isMadeOf(total: number, all: number[]): boolean {
  const parts = all.filter((part) => part < total).slice(0, 8);
  for (let choice = 1; choice < 2 ** parts.length; choice += 1) {
    const chosen = parts.filter((_, index) => (choice >> index) & 1);
    if (chosen.length > 1 && Math.abs(chosen.reduce((sum, part) => sum + part, 0) - total) < 0.005) return true;
  }
  return false;
}
