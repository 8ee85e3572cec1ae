/** What a loan lends: the one sum among tranches, increases, limits within it and what the loan buys. Each time it is said counts. */
import { quoteSpan, type Document } from '../document.ts';
import {
  AS_LOAN,
  BESIDE_LOAN,
  IN_ALL_BEHIND,
  IN_THE_AGGREGATE,
  IS_STILL_OWED,
  OF_WHICH,
  DEFINES_OTHER,
  IS_DATED,
  NAMES_OTHER,
  NOT_MORE_THAN,
  LENT,
  LENT_AFTER,
  LESS_OF_WHICH,
  LENT_AS_PART,
  LENT_AT_MOST,
  LENT_BEFORE,
  LENT_BY_OTHER,
  LENT_HEADS,
  LENT_IN_ALL,
  LENT_IN_PART,
  LENT_NAME,
  LENT_NO_MORE,
  LENT_NOW,
  LENT_SO_FAR,
  LENT_STILL,
  LENT_THEN,
  LENT_TOTAL,
  LENT_TOTAL_HEAD,
  OF_EACH_LOAN,
  ON_DAY,
  OTHERS_NAME,
  PART_KINDS,
  PART_OF_LENT,
  SECURITIES,
  ISSUED_AFTER,
} from '../lexicon/loanWords.ts';
import { OTHER_LOAN } from '../lexicon/maturityWords.ts';
import { isOfDebt } from '../term/isOfLoan.ts';
import { ownWords } from '../term/ownWords.ts';
import { findClauses, type MoneyClause } from './findClauses.ts';
import { ownDollar } from './ownDollar.ts';
import type { AmountReading } from './readAmount.ts';
import { findSpokenSums } from './spokenSums.ts';
import { addParts, isMadeOf, type Part } from './sumOfParts.ts';
import { everyMatch } from '../../everyMatch.ts';

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
/** … of whose loan it is. */
const BESIDE = 70;
const AFTER = 40;

type Sum = { clause: MoneyClause; weight: number; times: number };
/** Of the whole paper: what it is called, whether it issues securities, whether it changes another paper. */
export type LoanPaper = { title: string; issues: boolean; amends: boolean };

/** The sum that a loan lends; null where the paper is none, or where two sums are as likely. Linear. */
export function readLoan(document: Document): AmountReading | null {
  if (!isOfDebt(document)) return null;
  const { text } = document;
  const top = text.slice(0, TITLE).toLowerCase();
  const title = top.split('"', 1)[0] as string;
  const paper = { title, issues: SECURITIES.test(top), amends: ownWords(document).amends };
  const sums = new Map<string, Sum>();
  const amounts: number[] = [];
  const parts: Part[] = [];
  const spoken = findSpokenSums(text, ownDollar(text));
  for (const clause of findClauses(document, spoken)) {
    const weight = weigh(text, clause, paper);
    const isPart = isOfPart(text, clause) && !DEFINES_OTHER.test(clause.wide);
    if (isPart && clause.amount >= LEAST_SUM && !BESIDE_LOAN.test(clause.lead)) amounts.push(clause.amount);
    const kind = weight > 0 ? kindOf(text, clause) : null;
    if (kind !== null) parts.push({ kind, clause });
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
  return choose(document, [...sums.values()], [...new Set(amounts)], parts);
}

/** How much the words around a sum say that it is what is lent: 0 or less says that it isn't. */
export function weigh(text: string, clause: MoneyClause, { title, issues, amends }: LoanPaper): number {
  const { name, start, end, amount } = clause;
  const isSaid = LENDS.test(clause.lead);
  const lead = withoutEach(isSaid ? clause.lead.replace(LEGAL_DOT, '$1') : clause.lead);
  const wide = isSaid ? clause.wide.replace(LEGAL_DOT, '$1') : clause.wide;
  if (amount < LEAST_SUM) return 0;
  if (LENT_HEADS.test(lead)) return LENT_TOTAL_HEAD.test(lead) ? 6 : 4;
  if (LENT_NO_MORE.test(lead) || (amends && LENT_SO_FAR.test(lead))) return 0;
  if (LENT_NOW.test(wide) && !LENT_BEFORE.test(wide)) return amends ? 6 : 4;
  const behind = text.slice(end, end + NEAR);
  if (amends && LENT_STILL.test(lead)) return 3;
  if (NOT_MORE_THAN.test(lead) && IN_ALL_BEHIND.test(behind)) return 4;
  if (amends && OF_WHICH.test(lead) && IS_STILL_OWED.test(behind)) return 3;
  if (amends && LESS_OF_WHICH.test(behind)) return 0;
  const own = lead.replace(/^ ?each,/i, '');
  const beside = title.includes('letter of credit') ? own.replace(/\bletters? of credit\b/gi, '') : own;
  if (BESIDE_LOAN.test(beside) || LENT_BEFORE.test(wide) || LENT_BY_OTHER.test(behind)) return 0;
  if ((NAMES_OTHER.test(lead) && IS_DATED.test(behind)) || DEFINES_OTHER.test(wide)) return 0;
  if (LENT_THEN.test(wide) && ON_DAY.test(behind)) return 0;
  if (PART_OF_LENT.test(behind) || OF_EACH_LOAN.test(behind)) return 0;
  const other = OTHER_LOAN.exec(lead.slice(-BESIDE))?.[0] ?? OTHERS_NAME.exec(wide)?.[1];
  if (other !== undefined && !title.includes(other.toLowerCase())) return 0;
  let weight = 0;
  if (LENT.test(lead)) weight += 3;
  if (AS_LOAN.test(behind) || LENT_TOTAL.test(wide)) weight += 3;
  if (issues && ISSUED_AFTER.test(behind)) weight += 3;
  if (LENT_IN_ALL.test(lead)) weight += 2;
  if (LENT_NAME.test(name)) weight += 2;
  if (LENT_AFTER.test(behind)) weight += start < TOP ? 4 : 1;
  if (start < COVER && standsAlone(text, start, end)) weight += 3;
  if (LENT_AT_MOST.test(lead)) weight -= 2;
  if (LENT_AS_PART.test(lead)) weight = Math.min(weight, 1);
  return weight > 0 && start < TOP ? weight + 1 : weight;
}

/** "to lend Orchard Mills, Inc. $5,000,000": that dot ends no clause. */
const LENDS = /\b(?:to|shall|will|hereby) (?:lend|advance|loan|pay|make)\b/;
const LEGAL_DOT = /\b(Inc|Corp|Co|Ltd|L\.L\.C|L\.P|N\.A)\./g;
/** "as to each Bank the amount beside its name, in the aggregate": what all of them lend. */
function withoutEach(lead: string): string {
  return IN_THE_AGGREGATE.test(lead) ? lead.replace(/\b(?:each|any|every) (?=[A-Z])/g, '') : lead;
}

/** On a line of its own, or beside the day or the place of a note. */
function standsAlone(text: string, start: number, end: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 50), start);
  return ALONE.test(line) && ALONE.test(text.slice(end, end + 80).split('\n')[0] as string);
}
const DAY = String.raw`(?:(?:Date|Dated|Issue Date):? )?(?:[A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2} [A-Z][a-z]+ \d{4})`;
const PLACE = '[A-Z][a-z]+(?: [A-Z][a-z]+)?, [A-Z][a-z]+(?: [A-Z][a-z]+)?';
const ALONE = new RegExp(`^ ?(?:${PLACE},? ?)?(?:${DAY})? ?$`);

/** Do the words around speak of one of the loans that the paper may make? */
function isOfPart(text: string, { start, end }: MoneyClause): boolean {
  return LENT_IN_PART.test(text.slice(Math.max(0, start - NEAR), end + AFTER));
}

/** Which of several loans it is lent as, by the words before it or on a cover behind it; null where they name none. */
function kindOf(text: string, { lead, start, end }: MoneyClause): string | null {
  const behind = text.slice(end, end + BESIDE).split('\n', 1)[0] as string;
  const named = start < COVER && LENT_AFTER.test(behind) ? behind : lead.slice(-NEAR);
  const kinds = everyMatch(named, PART_KINDS);
  const kind = named === behind ? kinds[0] : kinds.at(-1);
  return (kind?.[1] ?? kind?.[2])?.toLowerCase() ?? null;
}

function choose(document: Document, all: Sum[], amounts: number[], parts: Part[]): AmountReading | null {
  for (const sum of all) if (isMadeOf(sum.clause.amount, amounts)) sum.weight += SUM_OF_PARTS;
  const added = addParts(parts);
  const sums = added ? all.filter(({ clause }) => !added.parts.includes(clause.amount)) : all;
  const [best, next] = sums.toSorted((a, b) => b.weight - a.weight);
  if (added && (!best || best.weight < LEAST)) return asReading(document, added.clause, added);
  if (!best || best.weight < LEAST || (next && best.weight - next.weight < LEAD)) return null;
  return asReading(document, best.clause, {
    value: best.clause.amount,
    working: showSpoken(document.text, best.clause),
  });
}

function asReading(
  document: Document,
  { start, end, currency, sentence }: MoneyClause,
  said: Pick<AmountReading, 'value' | 'working'>,
): AmountReading {
  return {
    currency,
    period: 'total',
    rank: 'total',
    owed: true,
    payer: null,
    demoted: null,
    ...quoteSpan(document, start, end, sentence),
    value: said.value,
    working: said.working,
    confidence: SURELY_LENT,
  };
}

/** A sum that is written in words only. */
function showSpoken(text: string, { start, end, amount }: MoneyClause): string | null {
  const words = text.slice(start, end);
  return /\d{3}|\d(?:\.\d+)? ?(?:m|b|thousand|k\b)/i.test(words) ? null : `${words.replace(/\s+/g, ' ')} = ${amount}`;
}
