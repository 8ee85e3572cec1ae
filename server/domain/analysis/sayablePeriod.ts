/** A price per fortnight, four weeks, two months or half a year has no period that a contract can have: for what it is paid is left open then. */
import { findMoney } from '../money.ts';
import { oneOf } from './lexicon/oneOf.ts';
import type { Analysis } from './types.ts';
import { expression } from './text/expression.ts';

/** Words for such times, in every language; looked for in small letters, as the expressions would else take ten times as long to compile. */
const TIMES = oneOf(
  'half[- ]?yearly|half[- ]years?|six[- ]monthly|semi-?annual(?:ly)?|bi-?annual(?:ly)?|bi-?monthly|bi-?weekly|fortnight(?:ly|s)?|(?:two|three|four)[- ]week(?:ly|s)?(?: period)?',
  '(?:every|each|per) (?:other|second|two|four|five|six|eight|ten|2|4|5|6|8|10|14|28|30) (?:weeks?|months?|days)|every (?:other|second) (?:week|month)',
  'halbjähr(?:lich|ig)\\p{L}*|halbjahres\\p{L}*|alle (?:zwei|vier|sechs|14) (?:wochen|monate|tage)|(?:14-?|vierzehn)tägig|(?:zwei|vier)wöchentlich',
  'semestriel(?:le)?s?|par semestre|(?:toutes|tous) les (?:deux|quatre|six) (?:semaines|mois)|bimestriel(?:le)?s?|par quinzaine',
  'semestral(?:es)?|por semestre|cada (?:dos|cuatro|seis|quince) (?:semanas|meses|días)|quincenal(?:es)?|bimestral(?:es)?',
  'halfjaarlijks\\p{L}*|per half ?jaar|(?:per|om de|elke) (?:twee|vier|zes) (?:weken|maanden)|(?:twee|vier)wekelijks\\p{L}*',
);
const TAX =
  '(?: ?\\(?(?:\\+|plus|excl?\\.?|incl?\\.?|ex|inc|zzgl\\.?|ht|ttc|h\\.t\\.) ?(?:vat|gst|tax|mwst\\.?|iva|btw)?\\)?)?';
const BEHIND = expression(`^${TAX},? ?(?:(?:is |ist )?(?:payable|paid|due|billed) |in )?(?:an? )?${TIMES}(?!\\p{L})`);
const BEFORE = expression(`(?<!\\p{L})${TIMES}(?!\\p{L})[^.;\\d£$€]{0,24}$`);
/** A yearly price that is paid in parts. */
const YEARLY = /(?<!half[- ]|semi-?|bi-?)\b(?:annual|yearly|per annum|a year|per year|p\.a\.)/i;

/** `text`: the extracted one, which evidence leads into. */
export function withSayablePeriod(found: Analysis, text: string): Analysis {
  const place = found.evidence.find(({ field }) => field === 'amount');
  if (found.amountPeriod === null || found.amount === null || !place) return found;
  const passage = text.slice(place.start, place.end).replace(/\s/g, ' ');
  const isUnsayable = findMoney(passage).some(({ amount, start, end }) => {
    if (amount !== found.amount) return false;
    const before = passage.slice(Math.max(0, start - 60), start).toLowerCase();
    const behind = passage.slice(end, end + 60).toLowerCase();
    return (BEHIND.test(behind) || BEFORE.test(before)) && !YEARLY.test(`${before} ${behind}`);
  });
  return isUnsayable ? { ...found, amountPeriod: null } : found;
}
