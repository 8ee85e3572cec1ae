/** What an amendment says of a sum: "the monthly fee is raised from £300 to £340" has the fee of before and the one that is paid from now on. */
import type { Document } from '../document.ts';
import { ownWords } from '../term/ownWords.ts';
import { findClauses, type MoneyClause } from './findClauses.ts';

const FEE =
  '(?:fees?|rents?|rentals?|charges?|prices?|premiums?|subscriptions?|salary|retainers?|remuneration|compensation|consideration|costs?|rates?|contract (?:sum|value|amount)|payments?|amounts? payable)';
const CHANGED =
  '(?:increas|rais|reduc|decreas|lower|chang|amend|revis|adjust|modif|replac|substitut|delet|(?:re)?set|fix|uplift)(?:e?d|ied|t)?';
const GROWS = '(?:increases?|rises?|goes up|go up|decreases?|falls?|goes down|go down|changes?)';
const IS = '(?:is|are|be|being|will be|shall be)';
/** Up to the verb of the fee itself. */
const ITS = '(?:(?!\\b(?:is|are|be|was|were)\\b|\\band the\\b)[^;]){0,100}?';
/** "by £40", "from £300 per month": they may stand before the new sum. */
const STEPS = '(?: by [^;]{1,60}?)?(?:,? from [^;]{1,60}?)?';
const TO = '(?:(?:to|so as to)(?: be| read)?(?: an?| the)?(?: new)?(?: (?:total|amount|sum|rate))?(?: of)?)';
const IN_PLACE = '(?:replaced|substituted) (?:with|by)';
const QUOTE = '["“”\' ]*';
const BECOMES = new RegExp(
  `\\b${FEE}\\b${ITS} (?:${IS} (?:hereby |now |each )?${CHANGED}(?: and ${CHANGED})?|(?:(?:shall|will) )?(?:hereby )?${GROWS})${STEPS},? ${TO} ${QUOTE}$` +
    `|\\b${FEE}\\b${ITS} ${IS} (?:hereby )?(?:deleted and )?${IN_PLACE} ${QUOTE}$` +
    `|\\b(?:increase|raise|reduce|decrease|lower|change|amend|revise|adjust|set)s? (?:the|its|their|your|our) (?:[\\w-]+ ){0,4}?${FEE}\\b[^;]{0,60}?${STEPS},? to ${QUOTE}$`,
  'i',
);
/** "$3,200 per month" is deleted and replaced with. */
const IN_ITS_PLACE = new RegExp(
  `\\d${QUOTE}(?:(?:per|a|each) [a-z]+)?${QUOTE} (?:in [^;]{1,60} )?${IS} (?:hereby )?(?:deleted and )?${IN_PLACE} ${QUOTE}$`,
  'i',
);
/** "from £300 to", "of $40,000 is replaced", "increased by £40": before the new sum, or by how much it is more. */
const FROM = /\bfrom (?:the (?:current|present|existing) )?$/i;
const EACH = '(?:(?:per|a|each) [a-z]+|monthly|annually|yearly|quarterly)?';
const ON_TO = new RegExp(`^${QUOTE}\\)?${EACH}${QUOTE},? to\\b`, 'i');
const IS_CHANGED = new RegExp(
  `^${QUOTE}\\)?${EACH}${QUOTE}(?: in [^;]{1,60})? ${IS} (?:hereby |now )?(?!set|fixed)${CHANGED}\\b`,
  'i',
);
const BY = /\b(?:increas|rais|reduc|decreas|lower|adjust|rise|uplift|go|fall)\w*\b[^;]{0,40}\bby $/i;
/** "Fifteen Thousand Dollars (", before the figures. */
const IN_WORDS = /\b(?:[A-Z][a-z-]+ (?:and )?){1,9}(?:Dollars|Pounds(?: Sterling)?|Euros?|Rupees) ?\($/;

/** `old`: it was paid until now, or is the difference; `new`: it is paid from now on; null: nothing is said of it. */
export function amendedAs({ lead, wide, tail }: MoneyClause): 'old' | 'new' | null {
  if ((FROM.test(lead) && ON_TO.test(tail)) || IS_CHANGED.test(tail) || BY.test(lead)) return 'old';
  const before = wide.replace(IN_WORDS, '');
  return BECOMES.test(before) || IN_ITS_PLACE.test(before) ? 'new' : null;
}

/** A change that may come only, or a sum beside the price. */
const NOT_NOW =
  /\b(?:may|[Cc]ould|[Cc]an|[Ww]ould|[Mm]ight|[Ii]f|[Uu]nless|[Oo]ption|elect|propos[a-z]+|request[a-z]*|not to exceed|up to|maximum|minimum)\b/;
const BESIDE =
  /\b(?:late|deposit|bond|cap|limit|liabilit\w+|insur(?:ed|ance)|interest|penalt\w+|termination|cancellation|set-?up|installation|damages|commission|bonus|expens\w+|overtime|each (?!month|quarter|year|week)|per (?:hour|seat|user|unit|visit|licen[cs]e|head|mile|ton\w*)|hourly|call-?out|guarant\w+|deductible|excess)\b/i;
const WHOLE = /\b(?:total|aggregate|purchase price|contract (?:sum|value|price|amount))\b/i;

/** Is the sum that is paid from now on the contract's price? `total`: that of the whole of it. */
export function amendedPrice({ wide, behind }: MoneyClause): 'periodic' | 'total' | null {
  const own = wide.slice(wide.lastIndexOf(';') + 1);
  if (
    NOT_NOW.test(own) ||
    BESIDE.test(own) ||
    /^ (?:per|for each|each) (?!month|quarter|year|annum|week)/i.test(behind)
  )
    return null;
  return WHOLE.test(own) ? 'total' : 'periodic';
}

const VARIES = /\b(?:variation|change (?:order|letter|notice|agreement)|side letter)\b/i;
const TOP = 300;

/** Does the document say at its top that it changes another one? */
export function changesAnother(document: Document): boolean {
  return ownWords(document).amends || VARIES.test(document.text.slice(0, TOP));
}

/** What was paid until an amendment: no reader may show it. Empty where the document is none. */
export function formerSums(document: Document): Set<number> {
  if (!changesAnother(document)) return new Set();
  const clauses = findClauses(document).map((clause) => ({ sum: clause.amount, as: amendedAs(clause) }));
  const kept = new Set(clauses.flatMap(({ sum, as }) => (as === 'new' ? [sum] : [])));
  return new Set(clauses.flatMap(({ sum, as }) => (as === 'old' && !kept.has(sum) ? [sum] : [])));
}
