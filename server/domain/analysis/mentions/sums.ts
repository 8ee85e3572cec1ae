/** Sums of money: "1.200,50 €", "EUR 8.750,00", "1 450 € HT", "1.190,- EUR", "CHF 1'200.00". */
import { DOLLARS } from '../lexicon/anyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf } from '../lexicon/patterns.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

export type SumMention = {
  start: number;
  end: number;
  amount: number;
  /** Null: a "$" that does not say whose. */ currency: string | null;
};

const CODES = 'EUR|CHF|USD|CAD|GBP|SEK|DKK|NOK|PLN|CZK|MXN|COP|PEN|CLP|ARS';
const SIGNS: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP' };
const NUMBER =
  "[1-9]\\d{0,2}(?:,\\d{3})+(?:\\.\\d{2})?(?![\\d,])|\\d{1,3}(?:[.' ]\\d{3})+(?:,\\d{1,2}(?!\\d)|\\.\\d{2}(?!\\d))?|\\d+(?:[.,]\\d{1,2}(?!\\d))?";

/**
 * Every sum of a text with its currency; a number without a sign or a name of one is not taken. `isGap`: does a column end at this blank? What
 * stands before it in a table is a count or another sum, and no thousands. Linear.
 */
export function findSums(text: string, lexicon: Lexicon, isGap: (at: number) => boolean = () => false): SumMention[] {
  const found: SumMention[] = [];
  const leads = signLeads(text);
  const country = text.includes('$') ? ownDollar(text) : null;
  const dollar = OTHER_MONEY.test(text) ? null : country;
  const pattern = patternOf(lexicon, leads ? 'sum led' : 'sum', () => sumPattern(lexicon, leads));
  for (const match of everyMatch(text, pattern)) {
    const figures = match.groups?.n1 ?? match.groups?.n2 ?? '';
    const first = match.index + match[0].indexOf(figures);
    const gap = figures.search(/ \d+(?:,\d+)?$/);
    const isCut = match.groups?.n2 !== undefined && gap >= 0 && isGap(first + gap);
    const amount = readNumber(isCut ? figures.slice(gap + 1) : figures);
    const written = currencyAt(text, match, lexicon);
    const isPeso = PESOS.test(text.slice(match.index + match[0].length, match.index + match[0].length + 16));
    const currency = written ?? (amount === null ? null : isPeso ? country : dollar);
    if (amount !== null && amount > 0)
      found.push({
        start: isCut ? first + gap + 1 : match.index,
        end: match.index + match[0].length,
        amount,
        currency,
      });
  }
  return found;
}

/** Beside another currency a "$" may be anybody's. */
const OTHER_MONEY = /\b(?:USD|EUR|dólares|dollars américains)\b|US ?\$|€/i;

/** "$ 2.800.000 (pesos dos millones)": whose they are the country says, whatever else is paid in dollars. */
const PESOS = /^ ?\(?(?:son )?pesos\b/i;

/** The one country whose taxes or tax numbers a text names. */
function ownDollar(text: string): string | null {
  const codes = DOLLARS.filter(([pattern]) => expression(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`).test(text));
  return codes.length === 1 ? (codes[0]?.[1] ?? null) : null;
}

/** Does the text write its signs before the figures, so that the 6 of "6 € 17,50" is no sum? */
function signLeads(text: string): boolean {
  return (text.match(/(?<!\d ?)€ ?\d/g)?.length ?? 0) > (text.match(/\d ?€(?! ?\d)/g)?.length ?? 0);
}

function sumPattern(lexicon: Lexicon, leads: boolean): RegExp {
  const names = lexicon.money.currencies.map(([pattern]) => pattern).join('|');
  const currency = `${CODES}|${names}|[€$£]`;
  const round = '(?:,-{1,2}|\\.-{1,2})?';
  const led = `(?<![\\p{L}\\d])(?<c1>${currency}) ?(?<n1>${NUMBER})${round}(?![\\d%])`;
  // "1 januari 2027 € 24.500,00": the year of a day.
  const month = `(?:${lexicon.months.join('|')})\\.? (?:de |del )?`;
  const followed = `(?<![\\p{L}\\d.,])(?<!\\d\\.? (?:de )?${month})(?<n2>${NUMBER})${round} ?(?:- )?\\(?(?<c2>${currency})(?![\\p{L}\\d])${leads ? '(?! ?\\d)' : ''}`;
  return expression(`${led}|${followed}`, 'gi');
}

/** A code behind the figures says which dollar or peso; without one, "$" says nothing. */
function currencyAt(text: string, match: RegExpExecArray, lexicon: Lexicon): string | null {
  const written = match.groups?.c1 ?? match.groups?.c2 ?? '';
  if (written !== '$') return currencyOf(written, lexicon);
  const names = lexicon.money.currencies.map(([pattern]) => pattern).join('|');
  const behind = expression(`^\\)? ?(?:\\([^)]{0,60}?)?(${CODES}|${names})(?![\\p{L}])`, 'i');
  const found = behind.exec(text.slice(match.index + match[0].length, match.index + match[0].length + 80));
  if (found) return currencyOf(found[1] as string, lexicon);
  const lead = text.slice(Math.max(0, match.index - 40), match.index);
  const before = expression(`(?<![\\p{L}])(${CODES}|${names}) ?\\(?$`, 'i').exec(lead);
  return before ? currencyOf(before[1] as string, lexicon) : null;
}

function currencyOf(written: string, lexicon: Lexicon): string | null {
  if (SIGNS[written]) return SIGNS[written];
  const named = lexicon.money.currencies.find(([pattern]) => expression(`^(?:${pattern})$`, 'i').test(written));
  return named?.[1] ?? (new RegExp(`^(?:${CODES})$`, 'i').test(written) ? written.toUpperCase() : null);
}

/** The last mark is the decimal one where two digits follow it; three digits behind a mark are thousands. */
function readNumber(written: string): number | null {
  const decimal = /^\d{1,3}(?:,\d{3})+$/.test(written) ? null : /[.,](\d{1,2})$/.exec(written);
  const whole = (decimal ? written.slice(0, decimal.index) : written).replaceAll(/[.' ,]/g, '');
  const value = Number(decimal ? `${whole}.${decimal[1]}` : whole);
  return Number.isFinite(value) ? value : null;
}
