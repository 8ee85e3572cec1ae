/** Amounts of money as documents write them: "$1,250,000.00", "US$ 3 million", "1.000,50 EUR", "USD10,000". */
import { everyMatch } from './everyMatch.ts';

export type MoneyMention = {
  start: number;
  end: number;
  amount: number;
  /** ISO 4217. */
  currency: string;
};

const SIGNS: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  'U.S.$': 'USD',
  C$: 'CAD',
  CA$: 'CAD',
  CDN$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  HK$: 'HKD',
  NZ$: 'NZD',
  S$: 'SGD',
  R$: 'BRL',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  R: 'ZAR',
  '₹': 'INR',
  '₩': 'KRW',
  '₦': 'NGN',
  '₱': 'PHP',
  '৳': 'BDT',
  RMB: 'CNY',
  RM: 'MYR',
  RS: 'INR',
  KSH: 'KES',
  KSHS: 'KES',
  USH: 'UGX',
  USHS: 'UGX',
  TSH: 'TZS',
  TSHS: 'TZS',
  'GH¢': 'GHS',
  'GH₵': 'GHS',
  TK: 'BDT',
  N: 'NGN',
  P: 'BWP',
};
const CODES =
  'USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|HKD|SGD|CNY|RMB|INR|SEK|NOK|DKK|BRL|MXN|ZAR|KRW|ILS|PLN|CZK|THB|MYR|TWD|' +
  'AED|BDT|BWP|EGP|FJD|GHS|HUF|IDR|JMD|KES|LKR|MUR|MWK|NGN|NPR|PKR|QAR|RWF|SAR|TTD|TZS|UAH|UGX|VND|XAF|XOF|ZMW';
const WORDS: Record<string, string> = {
  dollars: 'USD',
  euros: 'EUR',
  euro: 'EUR',
  pounds: 'GBP',
  yen: 'JPY',
  yuan: 'CNY',
  renminbi: 'CNY',
  rupees: 'INR',
  naira: 'NGN',
  'kenya shillings': 'KES',
  'uganda shillings': 'UGX',
  'u.s. dollars': 'USD',
  'us dollars': 'USD',
  'united states dollars': 'USD',
  'canadian dollars': 'CAD',
  'australian dollars': 'AUD',
  'hong kong dollars': 'HKD',
  'pounds sterling': 'GBP',
  'swiss francs': 'CHF',
};
/** Thousands in groups of three, or of two above the first three as in India. */
const NUMBER = [
  '\\d{1,2}(?:,\\d{2}){1,4},\\d{3}(?!\\d)(?:\\.\\d{1,2}(?!\\d))?',
  "\\d{1,3}(?:[,.' ]\\d{3}(?!\\d)){1,5}(?:[.,]\\d{1,2}(?!\\d))?",
  '\\d{1,12}(?:[.,]\\d{1,4}(?!\\d))?',
].join('|');
const SCALE = '(?: ?(thousand|million|billion|mm|m|bn|k)\\b)?';
const DOLLAR_NAMES = '(?:united states |u\\.s\\. |us |canadian |australian |hong kong )?dollars';
const NAMED = `${DOLLAR_NAMES}|euros?|pounds(?: sterling)?|swiss francs|yen|yuan|renminbi|rupees|naira|(?:kenya|uganda) shillings`;
/** In a column of sums the figures stand at its right edge: "€   254.10". */
const PADDED = ' {0,6}';
/** "R28 750,00", "R1,200.00": rand, whose cents or thousands tell them from a number of a thing. */
const RAND = `R(?= ?\\d{1,3}(?:[ ,]\\d{3})+(?!\\d)| ?\\d{1,6}[.,]\\d{2}(?!\\d)|${PADDED}\\d{1,3}(?: \\d{3})*,\\d{2}(?!\\d))`;
/** "N1,800,000", "P2,150.00": naira and pula, whose thousands or cents tell them from a number of a thing. */
const LETTER = 'N(?=\\d{1,3}(?:,\\d{3})+(?!\\d))|P(?=\\d{1,3}(?:,\\d{3})*\\.\\d{2}(?!\\d))';
/** Pesos of the Philippines, of which a language of programmers has the name: "PHP 8.2". */
const PESOS = 'PHP(?= ?\\d{1,3}(?:,\\d{3})+(?!\\d)| ?\\d{3})';
const SHILLINGS = '[KUT]Shs?\\.?|GH[¢₵]|Tk\\.?|(?<!\\b(?:no|nr|ref|number|id)\\.?:? {0,20})RM';
const SIGN = '[$€£¥₹₩₦₱৳]';
const BEFORE = `(?<![A-Za-z])(?:U\\.?S\\.? ?\\$|Cdn\\.? ?\\$|[A-Z]{1,2}\\$|Rs\\.?|${SHILLINGS}|${RAND}|${LETTER}|${PESOS})|${SIGN}|\\b(?:${CODES})`;
const MONEY = new RegExp(
  `(${BEFORE})${PADDED}\\$?(?:${CODES} ?)?(${NUMBER})${SCALE}` +
    `|(?<![\\d.,$€£/])(${NUMBER})${SCALE} ?(€|£|\\b(?:${CODES})\\b|${NAMED})`,
  'gi',
);

/** A figure beside a currency: without one a paragraph has no amount. It looks at figures only, `MONEY` at every word. */
const NAMES =
  'united states|u\\.s\\.|us |canadian|australian|hong kong|dollars|euro|pounds|swiss|yen|yuan|renminbi|rupees|naira|kenya|uganda';
const LIKELY = new RegExp(
  `\\d(?:(?<=(?:${SIGN}|rs\\.?|\\b[rnp]|[kut]shs?\\.?|gh[¢₵]|\\btk\\.?|\\brm|php|${CODES})${PADDED}\\d)` +
    `|(?: ?(?:thousand|million|billion|mm|m|bn|k))? ?(?:[€£]|${CODES}|${NAMES}))`,
  'gi',
);

/** "$1,150.00 CAD", "$500 (Canadian)": whose dollar it is stands behind. */
const DOLLAR_BEHIND = /^ ?\(?(CAD|AUD|NZD|HKD|SGD|canadian|australian|new zealand|hong kong|singapore)\b/i;
const DOLLARS: Record<string, string> = {
  canadian: 'CAD',
  australian: 'AUD',
  'new zealand': 'NZD',
  'hong kong': 'HKD',
  singapore: 'SGD',
};

/** All amounts that carry a currency, in order; "96,000/=" with its mark. Linear. */
export function findMoney(text: string): MoneyMention[] {
  const found: MoneyMention[] = [];
  for (const match of matchLikely(text)) {
    const figures = match[2] ?? match[4];
    const unit = match[1] ?? match[6];
    if (figures === undefined || unit === undefined) continue;
    // "MUR004": the number of an account.
    const plain = /^0\d{2,}$/.test(figures) ? null : readFigures(figures);
    const currency = readCurrency(unit);
    if (plain === null || currency === null) continue;
    const scale = (match[3] ?? match[5] ?? '').toLowerCase();
    const factor =
      scale === 'thousand' || scale === 'k'
        ? 1e3
        : scale === 'million' || scale === 'mm' || scale === 'm'
          ? 1e6
          : scale === 'billion' || scale === 'bn'
            ? 1e9
            : 1;
    const behind = match.index + match[0].length;
    const end = /^\/[-=]/.test(text.slice(behind, behind + 2)) ? behind + 2 : behind;
    const named = unit === '$' ? DOLLAR_BEHIND.exec(text.slice(end, end + 24))?.[1] : undefined;
    found.push({
      start: match.index,
      end,
      amount: Math.round(plain * factor * 100) / 100,
      currency: named ? (DOLLARS[named.toLowerCase()] ?? named.toUpperCase()) : currency,
    });
  }
  return found;
}

/** The matches of `MONEY`, of which none goes beyond its paragraph. */
function* matchLikely(text: string): Generator<RegExpExecArray> {
  for (let end = 0; ;) {
    LIKELY.lastIndex = end;
    if (!LIKELY.test(text)) return;
    const start = text.lastIndexOf('\n', LIKELY.lastIndex - 1) + 1;
    const stop = text.indexOf('\n', LIKELY.lastIndex);
    end = stop < 0 ? text.length : stop;
    for (const match of everyMatch(text.slice(start, end), MONEY)) {
      match.index += start;
      yield match;
    }
  }
}

/** "1,250.50", "1.250,50" and "1 250" as numbers; null where the grouping makes no sense. */
export function readFigures(text: string): number | null {
  const figures = text.replace(/[' ]/g, '');
  const lastComma = figures.lastIndexOf(',');
  const lastDot = figures.lastIndexOf('.');
  let plain: string;
  if (lastComma >= 0 && lastDot >= 0) {
    plain = lastComma > lastDot ? figures.replaceAll('.', '').replace(',', '.') : figures.replaceAll(',', '');
  } else if (lastComma >= 0) {
    plain = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})+,\d{3}$/.test(figures)
      ? figures.replaceAll(',', '')
      : figures.replace(',', '.');
  } else if (/^\d{1,3}(?:\.\d{3}){2,}$/.test(figures)) {
    plain = figures.replaceAll('.', '');
  } else plain = figures;
  const value = Number(plain);
  return Number.isFinite(value) && plain !== '' ? value : null;
}

function readCurrency(unit: string): string | null {
  const plain = unit
    .replace(/ /g, '')
    .toUpperCase()
    .replace('U.S.$', 'US$')
    .replace('U.S$', 'US$')
    .replace('CDN.', 'CDN');
  if (plain === 'RMB') return 'CNY';
  const sign = SIGNS[plain.replace(/\.$/, '')];
  if (sign) return /^[np]$/.test(unit) ? null : sign;
  if (/^[A-Z]{3}$/.test(plain)) return plain;
  return WORDS[unit.toLowerCase()] ?? (plain.endsWith('$') ? 'USD' : null);
}
