/** What an everyday contract costs: its labelled total, else its fee of one period. In no currency that the document does not give. */
import { allMoney } from '../mentions/allMoney.ts';
import { ownDollar } from '../amount/ownDollar.ts';
import { findMoney } from '../../money.ts';
import { IN_WORDS, readPeriod } from '../amount/amountPeriod.ts';
import type { Analysis } from '../types.ts';
import {
  ANSWERED,
  NEW_PRICE,
  TAXED,
  EVERY_MONTH,
  FOR_ALL_UNITS,
  HEAD_CURRENCY,
  HEAD_SIGN,
  IN_RETURN,
  RAISED,
  SIDE_BEFORE,
  SIDE_SENTENCE,
  OF_UNIT,
  OTHER_PRICE,
  TOTALLED,
  WHOLE_BEFORE,
  WHOLE_BEHIND,
} from '../lexicon/everydayAmounts.ts';
import type { Row } from './cells.ts';
import { CONDITION } from './lengthOf.ts';
import type { Field } from './fields.ts';
import type { Found } from './found.ts';
import { netsOf } from './netsOf.ts';
import { readLabelledSum } from './readLabelledSum.ts';
import { readSum } from './readSum.ts';
import { readTaxedSum } from './readTaxedSum.ts';
import type { Sentence } from './sentences.ts';
import { everyMatch } from '../../everyMatch.ts';

/** `open`: nothing says of which period it is; false only where a sentence speaks of the sum and its period. */
export type EverydayAmount = Found<number> & {
  currency: string;
  period: Analysis['amountPeriod'];
  open?: boolean;
  /** It stands behind a label that calls it the total. */
  total?: boolean;
};

/** The believed amount; null where none is sure, or two differ. */
export function readEverydayAmount(
  raw: string,
  fields: readonly Field[],
  sentences: readonly Sentence[],
  rows: readonly Row[],
): EverydayAmount | null {
  const currency = onlyCurrency(raw);
  const named = readLabelledSum(raw, fields, currency);
  const taxed = readTaxedSum(raw, currency);
  const other =
    named && named.total !== false
      ? named
      : (readSum(raw, rows, currency) ?? named ?? latest(raw, sentences, currency));
  const isLess =
    taxed === null ||
    (other?.value === taxed.value ? taxed.period === null : other?.total && other.value > taxed.value);
  return isLess ? other : taxed;
}

/** What the last message of a thread says, which stands on top of those that it answers; else the last that gives a sum. */
function latest(raw: string, sentences: readonly Sentence[], currency: string | null): EverydayAmount | null {
  const answered = everyMatch(raw, ANSWERED);
  const head = answered.length > 0 ? raw.search(/\S[^\n]*\n\s*\n/) : 0;
  const older = answered.filter(({ index }) => index > raw.indexOf('\n\n', head));
  for (const { index } of older) {
    const newer = sentences.filter(({ end }) => end <= index);
    if (newer.some(({ text }) => findMoney(text).length > 0)) return spoken(newer, currency);
  }
  return spoken(sentences, currency);
}

/** The one currency that all amounts of the text are in. */
function onlyCurrency(raw: string): string | null {
  const named = /\bcurrency:?\s+([A-Z]{3})\b/i.exec(raw)?.[1]?.toUpperCase();
  if (named) return named;
  const heads = new Set(everyMatch(raw, HEAD_CURRENCY).map((match) => match[1]));
  if (heads.size === 1) return [...heads][0] as string;
  const [sign] = new Set(everyMatch(raw, HEAD_SIGN).map((match) => match[1] as string));
  if (sign !== undefined && allMoney(raw).length === 0) return findMoney(`${sign} 1.00`)[0]?.currency ?? null;
  const seen = new Set(allMoney(raw).map((money) => money.currency));
  if (seen.has('USD') && seen.size === 2 && !/\bUSD?\b|US\$/.test(raw)) seen.delete('USD');
  const [only = null] = seen.size === 1 ? seen : [];
  return only === 'USD' ? ownDollar(raw) : only;
}

const PAYS =
  /\b(?:fees?|price|charges?|rent|rental|cost|costs|pays?|premium|salary|retainer|subscription|total|for|at|renews?|len(?:ds?|t|ding)|owes?|borrow\w*|grant of|awarded|sum|paid|payment|contribution|renewed)\b[^£$€]{0,60}$/i;

/** A sum of which nothing says for how long it is paid is a question for a person. */
const UNSURE = 0.5;
export const SURE = 0.66;
/** "It'll be £164". */
const IS = /(?:\b(?:is|are|will be|now)|['’](?:s|ll be)) ?$/i;

/** "All that you pay over the period, VAT in:" */
const ALL_PAID =
  /\ball (?:that )?(?:is (?:paid|payable)|(?:you|we|the \w+) (?:will |shall )?(?:pays?|owes?))\b[^.;£$€]{0,70}$/i;

const LENDS = /\b(?:len(?:ds?|t|ding)|owes?|borrow(?:s|ed|ing)?)\b[^.;]{0,60}$/i;

/** The one fee or sum that the sentences name. */
function spoken(sentences: readonly Sentence[], currency: string | null): EverydayAmount | null {
  const found: (EverydayAmount & { sure: boolean })[] = [];
  let units = 0;
  for (const { text, start, end } of sentences) {
    // "If you stop early you pay us £1,500"
    if (!/\d/.test(text) || CONDITION.test(text) || /^\W*unless\b/i.test(text)) continue;
    const moneys = findMoney(text);
    const nets = netsOf(text, moneys);
    const hasUnits = moneys.some(({ end: at }) => OF_UNIT.test(text.slice(at, at + 60)));
    for (const money of moneys) {
      const before = text.slice(Math.max(0, money.start - 80), money.start);
      const tail = text
        .slice(money.end, money.end + 160)
        .replace(IN_WORDS, '')
        .slice(0, 60);
      if (OF_UNIT.test(tail)) units += 1;
      if (nets.has(money.amount)) continue;
      if (
        !PAYS.test(before) &&
        !IS.test(before) &&
        !NEW_PRICE.test(before) &&
        !/^\W*$/.test(before) &&
        !FOR_ALL_UNITS.test(tail)
      )
        continue;
      if (
        OTHER_PRICE.test(before.slice(Math.max(0, before.search(/[^.;,(]*$/)))) ||
        OF_UNIT.test(tail) ||
        /^ ?(?:deposit|excess|each|set|or such other|[^.;]{0,60}\bcredited (?:against|to|towards?)\b|to (?:[£$€]|[A-Z]{3} ?)\d)/i.test(
          tail,
        )
      )
        continue;
      const yearly = /\b(?:annual|yearly)\b/i.test(text) && /\brenew/i.test(text) ? 'year' : null;
      if (/\b(?:per|each) (?!month|quarter|year|annum|calendar)\w+:? ?$/i.test(before)) continue;
      const whole = WHOLE_BEHIND.test(tail) || WHOLE_BEFORE.test(before) || ALL_PAID.test(before);
      if (SIDE_SENTENCE.test(text) || SIDE_BEFORE.test(before) || RAISED.test(tail)) continue;
      if (TOTALLED.test(text.slice(money.end, money.end + 160))) continue;
      const rhythm = FOR_ALL_UNITS.test(tail) && EVERY_MONTH.test(text) ? 'month' : null;
      const period = readPeriod(before, tail.replace(TAXED, '')) ?? yearly ?? rhythm ?? (whole ? 'total' : null);
      const dollar = text[money.start] === '$' && currency ? currency : money.currency;
      found.push({
        value: money.amount,
        currency: dollar,
        period: period ?? 'total',
        start,
        end,
        confidence: period === null || (hasUnits && !whole && rhythm === null) ? UNSURE : SURE,
        working: null,
        total: IN_RETURN.test(before) || LENDS.test(before) || ALL_PAID.test(before),
        sure: period !== null,
        open: period === null,
      });
    }
  }
  // Among prices of single units a sum of which nothing is said is one of them, too.
  if (units >= 2 && found.every((one) => !one.sure)) return null;
  const totals = found.filter((one) => one.sure && one.period === 'total');
  const sure = totals.length > 0 ? totals : found.filter((one) => one.sure);
  const all = sure.length > 0 ? sure : found;
  return new Set(all.map((one) => one.value)).size === 1 ? (all[0] as EverydayAmount) : null;
}
