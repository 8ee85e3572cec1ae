/** What a loan lends: the one sum among tranches, increases, limits within it and what the loan buys. Each time it is said counts. */
import { quoteSpan, type Document } from '../document.ts';
import {
  BESIDE_LOAN,
  LENT,
  LENT_AFTER,
  LENT_AT_MOST,
  LENT_BEFORE,
  LENT_BY_OTHER,
  LENT_HEADS,
  LENT_IN_ALL,
  LENT_IN_PART,
  LENT_NAME,
} from '../lexicon/loanWords.ts';
import { isOfDebt } from '../term/isOfLoan.ts';
import { findClauses, type MoneyClause } from './findClauses.ts';
import type { AmountReading } from './readAmount.ts';

/** Covers and recitals. */
const TOP = 6000;
/** The best sum is believed from this weight on, and where it leads the next by as much as `LEAD`. */
const LEAST = 3;
const LEAD = 2;
/** A sum that all the tranches make together. */
const SUM_OF_PARTS = 4;
/** Said over and over counts so often. */
const MOST = 3;
const NEAR = 120;
const AFTER = 30;

type Sum = { clause: MoneyClause; weight: number; times: number; isPart: boolean };

/** The sum that a loan lends; null where the paper is none, or where two sums are as likely. Linear. */
export function readLoan(document: Document): AmountReading | null {
  if (!isOfDebt(document)) return null;
  const sums = new Map<string, Sum>();
  for (const clause of findClauses(document)) {
    const weight = weigh(document.text, clause);
    if (weight <= 0) continue;
    const key = `${clause.amount} ${clause.currency}`;
    const sum = sums.get(key);
    const isPart = isOfPart(document.text, clause);
    if (!sum) sums.set(key, { clause, weight, times: 1, isPart });
    else {
      if (sum.times < MOST) sum.weight += 1;
      sum.times += 1;
      sum.weight = Math.max(sum.weight, weight);
      sum.isPart &&= isPart;
    }
  }
  return choose(document, [...sums.values()]);
}

function weigh(text: string, { lead, wide, name, start, end, amount }: MoneyClause): number {
  if (amount < 1000) return 0;
  if (LENT_HEADS.test(lead)) return 4;
  const behind = text.slice(end, end + NEAR);
  if (BESIDE_LOAN.test(lead) || LENT_BEFORE.test(wide) || LENT_BY_OTHER.test(behind)) return 0;
  let weight = 0;
  if (LENT.test(lead)) weight += 3;
  if (LENT_IN_ALL.test(lead)) weight += 2;
  if (LENT_NAME.test(name)) weight += 2;
  if (LENT_AFTER.test(behind)) weight += start < TOP ? 4 : 1;
  if (LENT_AT_MOST.test(lead)) weight -= 2;
  return weight > 0 && start < TOP ? weight + 1 : weight;
}

/** Do the words around speak of one of the loans that the paper may make? */
function isOfPart(text: string, { start, end }: MoneyClause): boolean {
  return LENT_IN_PART.test(text.slice(Math.max(0, start - NEAR), end + AFTER));
}

function choose(document: Document, sums: Sum[]): AmountReading | null {
  const parts = sums.filter(({ isPart }) => isPart).map(({ clause }) => clause.amount);
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
    ...quoteSpan(document, clause.start, clause.end, clause.sentence),
    working: null,
    confidence: 0.85,
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
