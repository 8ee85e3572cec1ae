/** "Net £3,240.00, VAT £648.00, total per year £3,888.00": what a price comes to with its tax is what is paid. */
import { allMoney } from '../mentions/allMoney.ts';
import { ownDollar } from '../amount/ownDollar.ts';
import { findMoney } from '../../money.ts';
import { periodOf, readPeriod } from '../amount/amountPeriod.ts';
import { SUM_WORD } from '../lexicon/everydayAmounts.ts';
import { CHOSEN_RATE } from './readChosenRate.ts';
import { taxedSum } from '../mentions/taxedSum.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';

const CONFIDENCE = 0.82;
/** So far above a sum its table has its heading. */
const HEADING = 300;

/** Null where there is no such sum, or there are several. `currency`: of all amounts of the text. */
export function readTaxedSum(raw: string, currency: string | null): EverydayAmount | null {
  const found = taxedSum(raw, allMoney(raw));
  if (!found) return null;
  const { net, gross } = found;
  const start = raw.lastIndexOf('\n', gross.start) + 1;
  const stop = raw.indexOf('\n', gross.end);
  const end = stop < 0 ? raw.length : stop;
  const own = raw[gross.start] === '$' && gross.currency === 'USD' ? (currency ?? ownDollar(raw)) : gross.currency;
  const sure = { currency: own, confidence: CONFIDENCE, working: null, total: true } as const;
  const whole = wholeBelow(raw, end, gross.amount);
  // What so many months come to is reckoned, and no other sum is likelier.
  if (whole) return { ...whole, ...sure, confidence: CHOSEN_RATE };
  const top = raw.lastIndexOf('\n', net.start) + 1;
  // "$2,450.00 per month x 6 = $14,700.00 + HST": of all months.
  const isProduct = PRODUCT.test(raw.slice(top, net.start));
  const period =
    (isProduct || OF_YEARS.test(raw.slice(top, net.start)) ? 'total' : null) ??
    periodBeside(raw.slice(start, gross.start), raw.slice(gross.end, end).split(NEXT_SENTENCE)[0] as string) ??
    periodBeside(raw.slice(top, net.start), raw.slice(net.end, net.end + 60).split('\n')[0] as string) ??
    lastPeriod(raw.slice(Math.max(0, top - HEADING), top)) ??
    (SUM_WORD.test(raw.slice(start, gross.start)) && periodOf(raw.toLowerCase()) === null ? 'total' : null);
  // "36, each €440.00 + VAT €101.20 = €541.20": one of many.
  if (period === null && /\beach:? ?$/i.test(raw.slice(top, net.start))) return null;
  return { value: gross.amount, period, start, end, ...sure, ...(period === 'total' && { open: true }) };
}

/** "Six months, total incl. R165 600,00" right below a month's price with its tax: what is paid for the whole time. */
function wholeBelow(
  raw: string,
  from: number,
  each: number,
): Pick<EverydayAmount, 'value' | 'period' | 'start' | 'end'> | null {
  const start = from + 1;
  const [line = ''] = raw.slice(start).split('\n', 1);
  const [sum, ...more] = findMoney(line);
  const times = sum ? sum.amount / each : 0;
  if (!sum || more.length > 0 || !OF_ALL.test(line.slice(0, sum.start))) return null;
  const isProductOf = times >= 2 && times <= MOST_TIMES && Math.abs(times - Math.round(times)) < 0.0001;
  return isProductOf ? { value: sum.amount, period: 'total', start, end: start + line.length } : null;
}
const OF_ALL = /(?=.*\b(?:weeks|months|quarters|years|term)\b).*\b(?:total|altogether|in all)\b/i;
/** Ten years of months. */
const MOST_TIMES = 120;

const PRODUCT =
  /[x×*] ?\d{1,3}(?: \p{L}+)? ?= ?$|\b(?:a|per) (month|week|quarter|year)\b[^\n]*\b\d{1,3} \1s\b[^\d\n]*$/u;

/** "Your price for the three years is", before a sum. */
const OF_YEARS =
  /\b(?:price|fee|charge|cost|sum|total|rent)s? for (?:the|all|all of the|the whole) (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:years|months|weeks)\b[^.;\d]*$/i;
const NEXT_SENTENCE = /\. (?=\p{Lu})/u;

/** "30,000 a year": how much is used, and not how often it is paid. */
const COUNTED =
  /(?<![£$€\d.,])\b(?:\d{1,3}(?:,\d{3})+|\d{3,})(?: [a-z]+){0,3} (?:a|per|each|every) (?:month|quarter|year|annum|week)\b/g;

const RATE =
  /^\s*(?:[A-Z\d]{1,2}[.)] *)?(?:total )?(hour|dai|week)ly\b|\b(hour|dai|week)ly (?:\w+ )?(?:charge|fee|hire|price|rate|rent(?:al)?|payment)\b[^.;]{0,40}$/i;

function periodBeside(lead: string, tail: string): EverydayAmount['period'] {
  const [, first, behind] = RATE.exec(lead) ?? [];
  const rate = (first ?? behind)?.toLowerCase();
  const period = rate === 'dai' ? 'day' : (rate as 'hour' | 'week' | undefined);
  return readPeriod(lead, tail) ?? periodOf(lead.toLowerCase()) ?? period ?? null;
}

/** What the nearest line above says, as far as there are no empty lines between two blocks. */
function lastPeriod(above: string): EverydayAmount['period'] {
  const lines = (above.split(/\n[ \t]*\n[^\n]*\n[ \t]*\n/).at(-1) ?? '').split('\n').toReversed();
  return (
    lines.map((line) => periodOf(line.toLowerCase().replaceAll(COUNTED, ' '))).find((period) => period !== null) ?? null
  );
}
