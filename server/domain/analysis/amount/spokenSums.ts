/** Sums of a loan that are written in words only: "the principal sum of One Hundred Seventy-Five Thousand Dollars". */
import type { MoneyMention } from '../../money.ts';
import { readCardinal } from '../numberWords.ts';
import { everyMatch } from '../../everyMatch.ts';

const UNIT =
  /(?: (?:and )?(no|\d{1,2})\/(?:100|xx))?(?: (united states|u\.s\.|us|canadian|australian|singapore|new zealand|hong kong))? (dollars|pounds(?: sterling)?|euros?)\b/gi;
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const CODES: Record<string, string> = {
  canadian: 'CAD',
  australian: 'AUD',
  singapore: 'SGD',
  'new zealand': 'NZD',
  'hong kong': 'HKD',
};
/** A sum has no more words. */
const MOST_WORDS = 24;
/** The same in figures right before or behind. */
const FIGURES_BEFORE = /\d[\d,.]*(?: ?[A-Z]{3})? ?[([,-]? ?$/;
const FIGURES_AFTER = /^[^\w$€£]{0,4}(?:of the United States[^\w$€£]{0,4})?(?:[A-Z.]{0,4} ?[$€£]|[A-Z]{3} ?\d|\d)/;

/** `dollar`: whose dollars are meant where no country is named. Linear. */
export function findSpokenSums(text: string, dollar: string): MoneyMention[] {
  const found: MoneyMention[] = [];
  for (const match of everyMatch(text, UNIT)) {
    const end = match.index + match[0].length;
    const start = beginOfNumber(text, match.index);
    if (start === match.index || FIGURES_AFTER.test(text.slice(end, end + 30))) continue;
    if (FIGURES_BEFORE.test(text.slice(Math.max(0, start - 20), start))) continue;
    const whole = readSum(text.slice(start, match.index));
    if (whole === null) continue;
    const country = match[2]?.toLowerCase() ?? '';
    const unit = (match[3] as string).toLowerCase();
    const own = country === '' ? dollar : (CODES[country] ?? 'USD');
    const currency = unit.startsWith('pound') ? 'GBP' : unit.startsWith('euro') ? 'EUR' : own;
    found.push({ start, end, amount: whole + (Number(match[1]) || 0) / 100, currency });
  }
  return found;
}

/** Where the words of the number begin that ends at `end`. */
function beginOfNumber(text: string, end: number): number {
  let start = end;
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const before = /(?<![\w-])([a-z][a-z-]{1,24})(,?\s)?$/i.exec(text.slice(Math.max(0, start - 28), start));
    if (!before || !(before[1] as string).split('-').every(isNumberWord)) break;
    start -= before[0].length;
  }
  const and = /^(?:and|a)\s/i.exec(text.slice(start, end));
  return and ? start + and[0].length : start;
}

function isNumberWord(word: string): boolean {
  const plain = word.toLowerCase();
  return plain === 'and' || plain in SCALES || readCardinal(plain) !== null;
}

/** "One Million Two Hundred Fifty Thousand" as a number; null where it makes no sense. */
export function readSum(words: string): number | null {
  let total = 0;
  let group: string[] = [];
  let last = Infinity;
  for (const word of words.toLowerCase().split(/[\s,]+/)) {
    const scale = SCALES[word];
    if (scale === undefined) {
      if (word !== '') group.push(word);
      continue;
    }
    const n = readCardinal(group.join(' '));
    if (n === null || scale >= last) return null;
    total += n * scale;
    last = scale;
    group = [];
  }
  const rest = group.length > 0 ? readCardinal(group.join(' ')) : 0;
  return rest === null ? null : total + rest;
}
