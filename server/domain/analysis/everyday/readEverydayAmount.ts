/** What an everyday contract costs: its labelled total, else its fee of one period. In no currency that the document does not give. */
import { ownDollar } from '../amount/ownDollar.ts';
import { findMoney, readFigures, type MoneyMention } from '../../money.ts';
import { periodOf, readPeriod } from '../amount/amountPeriod.ts';
import type { Analysis } from '../types.ts';
import {
  ANSWERED,
  IN_WORDS,
  NEW_PRICE,
  TAXED,
  EVERY_MONTH,
  FOR_ALL_UNITS,
  HEAD_CURRENCY,
  IN_RETURN,
  RAISED,
  SIDE_BEFORE,
  SIDE_SENTENCE,
  TOTAL_BEFORE,
  TOTALLED,
  WHOLE_BEFORE,
  WHOLE_BEHIND,
} from '../lexicon/everydayAmounts.ts';
import type { Row } from './cells.ts';
import { CONDITION } from './lengthOf.ts';
import type { Field } from './fields.ts';
import type { Found } from './found.ts';
import { netsOf } from './netsOf.ts';
import { readSum } from './readSum.ts';
import { readTaxedSum } from './readTaxedSum.ts';
import type { Sentence } from './sentences.ts';

/** `open`: nothing says of which period it is; false only where a sentence speaks of the sum and its period. */
export type EverydayAmount = Found<number> & {
  currency: string;
  period: Analysis['amountPeriod'];
  open?: boolean;
  /** It stands behind a label that calls it the total. */
  total?: boolean;
};

/** Not what the contract costs. */
const OTHER =
  /\b(?:prior|previous|former|old|existing|deposit|excess|set[- ]?up|enrol\w*|registration|activation|connection|documentation|arrangement|waived|one-off|initial (?:rental|payment|fee)|liab\w*|limit(?:ed|s)?|last year|previously|overdraft|cover(?:s|ed)? up|sum insured|admin|late|vat|tax|discount|saving|was|mileage|penalt\w*|up to|not exceed\w*|capped|minimum|insured|travel|expenses|balance|advance of|bonus|budget|turnover|interest|contribut\w*|estimat\w*|approximate\w*|forecast|indicative|target|worth|valued|weekly|daily|hourly|fortnightly|per (?:week|day|hour|night|visit))\b/i;
/** Of one unit among many, or of those above a number. */
export const OF_UNIT =
  /^ for (?:each|every) (?!month|quarter|year|annum)\w+|^ ?(?:\+ ?vat )?(?:(?:per|a|each|an) |\/ ?)(?!(?:calendar )?(?:month|quarter|year|annum|mo\b|yr))(?:[a-z]+)|^ ?(?:per|\/|each|a) ?(?:user|seat|line|head|visit|hour|day|week|lift|word|person|unit|officer|licen[cs]e|device|insertion|delegate|guest|mile|copy|kwh)|^ (?:a|per) (?:month|year|quarter),? (?:each|per|a) ?(?:seat|user|head|person|licen[cs]e|line)?\b(?! month)|^ ?(?:above|below|beyond|thereafter|after that)\b/i;
const BEST =
  /payable|(?:revolving|aggregate|loan) commitment|contract (?:value|sum|price|total)|tcv|total|grand|loan|principal|fixed/;

/** Paid or lent once; "value" and "amount" may be of a year. */
const ONCE = /order|facility|advance|grant|hire charge|purchase|project|agreed/;

/** The believed amount; null where none is sure, or two differ. */
export function readEverydayAmount(
  raw: string,
  fields: readonly Field[],
  sentences: readonly Sentence[],
  rows: readonly Row[],
): EverydayAmount | null {
  const currency = onlyCurrency(raw);
  const named = labelled(raw, fields, currency);
  const taxed = readTaxedSum(raw, currency);
  const other =
    named && named.total !== false ? named : (readSum(rows, currency) ?? named ?? latest(raw, sentences, currency));
  const isLess =
    taxed === null ||
    (other?.value === taxed.value ? taxed.period === null : named?.total && named.value > taxed.value);
  return isLess ? other : taxed;
}

/** What the last message of a thread says, which stands on top of those that it answers; else the last that gives a sum. */
function latest(raw: string, sentences: readonly Sentence[], currency: string | null): EverydayAmount | null {
  const head = raw.search(/\S[^\n]*\n\s*\n/);
  const older = [...raw.matchAll(ANSWERED)].filter(({ index }) => index > raw.indexOf('\n\n', head));
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
  const heads = new Set([...raw.matchAll(HEAD_CURRENCY)].map((match) => match[1]));
  if (heads.size === 1) return [...heads][0] as string;
  const seen = new Set(findMoney(raw).map((money) => money.currency));
  if (seen.has('USD') && seen.size === 2 && !/\bUSD?\b|US\$/.test(raw)) seen.delete('USD');
  const [only = null] = seen.size === 1 ? seen : [];
  return only === 'USD' ? ownDollar(raw) : only;
}

function labelled(raw: string, fields: readonly Field[], currency: string | null): EverydayAmount | null {
  const found: (EverydayAmount & { rank: number })[] = [];
  for (const field of fields) {
    const isTotal = field.kinds.includes('total');
    if ((!isTotal && !field.kinds.includes('fee')) || OTHER.test(field.label)) continue;
    const money = productOf(field) ?? moneyOf(field, currency);
    if (!money || OTHER.test(field.value.slice(0, money.start))) continue;
    const tail = field.value.slice(money.end);
    // A row of totals under several heads: each is the total of its column.
    if (OF_UNIT.test(tail) || (isTotal && /^ {2,}[^\n]*[£$€] ?\d/.test(raw.slice(field.end, field.end + 60)))) continue;
    const period =
      (productOf(field) ? (readPeriod('', tail) ?? (periodOf(field.label) === null ? 'total' : null)) : null) ??
      readPeriod(field.label, tail) ??
      periodOf(field.label) ??
      ((isTotal && (BEST.test(field.label) || ONCE.test(field.label))) || FOR_ALL_UNITS.test(tail) ? 'total' : null);
    if (period === null && !isTotal) continue;
    const rank = (BEST.test(field.label) ? 2 : isTotal ? 1 : 0) + (period === 'total' || period === null ? 0.5 : 0);
    const { start, end } = field;
    found.push({
      value: money.amount,
      currency: money.currency,
      period,
      start,
      end,
      confidence: 0.8,
      working: null,
      total: BEST.test(field.label),
      rank,
    });
  }
  const [best] = found.toSorted((a, b) => b.rank - a.rank);
  if (!best) return null;
  const rivals = found.filter(
    (other) => other.rank === best.rank && other.period === best.period && other.value !== best.value,
  );
  return rivals.length > 0 && !(best.rank >= 2 && rivals.every((other) => other.value > best.value)) ? null : best;
}

/** "£750 a week, 12 weeks = £9,000": what the sum comes to. */
function productOf({ value }: Field): MoneyMention | null {
  const moneys = findMoney(value);
  const last = moneys.at(-1);
  return last && moneys.length >= 2 && /= ?$/.test(value.slice(0, last.start)) ? last : null;
}

function moneyOf(field: Field, currency: string | null): MoneyMention | null {
  const nets = netsOf(field.value, findMoney(field.value));
  const moneys = findMoney(field.value).filter(({ amount }) => !nets.has(amount));
  const [first] = moneys;
  const isPart = first && TOTALLED.test(field.value.slice(first.end));
  const money =
    moneys.find(({ start, end }) =>
      isPart ? TOTAL_BEFORE.test(field.value.slice(0, start)) : !OF_UNIT.test(field.value.slice(end)),
    ) ?? first;
  if (money && (money.start <= 30 || money !== first)) {
    const bare = field.value[money.start] === '$' && money.currency === 'USD';
    return bare && currency ? { ...money, currency } : money;
  }
  const bare = /^(\d{1,3}(?:[,. ]\d{3})*(?:[.,]\d{2})?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{2})?)(?=$| |\s|\/)/.exec(
    field.value,
  )?.[1];
  const amount = bare === undefined || currency === null ? null : readFigures(bare);
  return amount === null || currency === null || amount < 1
    ? null
    : { amount, currency, start: 0, end: (bare as string).length };
}

const PAYS =
  /\b(?:fees?|price|charges?|rent|rental|cost|costs|pays?|premium|salary|retainer|subscription|total|for|at|renews?|len(?:ds?|t|ding)|owes?|borrow\w*|grant of|awarded|sum|paid|payment|contribution|renewed)\b[^£$€]{0,60}$/i;

/** A sum of which nothing says for how long it is paid is a question for a person. */
const UNSURE = 0.5;
export const SURE = 0.66;
/** "It'll be £164". */
const IS = /(?:\b(?:is|are|will be|now)|['’](?:s|ll be)) ?$/i;

/** Of which period the sums of a sentence are. */
function rhythmOf(text: string): EverydayAmount['period'] {
  return EVERY_MONTH.test(text)
    ? 'month'
    : /\b(?:annual(?:ly)?|yearly|(?:a|per|each) year)\b/i.test(text)
      ? 'year'
      : null;
}

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
        OTHER.test(before.slice(Math.max(0, before.search(/[^.;,(]*$/)))) ||
        OF_UNIT.test(tail) ||
        /^ ?(?:deposit|excess|each|set|or such other|[^.;]{0,60}\bcredited (?:against|to|towards?)\b|to (?:[£$€]|[A-Z]{3} ?)\d)/i.test(
          tail,
        )
      )
        continue;
      const yearly = /\b(?:annual|yearly)\b/i.test(text) && /\brenew/i.test(text) ? 'year' : null;
      if (/\b(?:per|each) (?!month|quarter|year|annum|calendar)\w+:? ?$/i.test(before)) continue;
      const whole = WHOLE_BEHIND.test(tail) || WHOLE_BEFORE.test(before);
      if (SIDE_SENTENCE.test(text) || SIDE_BEFORE.test(before) || RAISED.test(tail)) continue;
      if (TOTALLED.test(text.slice(money.end, money.end + 160))) continue;
      const isNew = NEW_PRICE.test(before) && tail !== '';
      const rhythm = FOR_ALL_UNITS.test(tail) && EVERY_MONTH.test(text) ? 'month' : null;
      const period =
        readPeriod(before, tail.replace(TAXED, '')) ??
        (isNew ? rhythmOf(text) : null) ??
        yearly ??
        rhythm ??
        (whole ? 'total' : null);
      const dollar = text[money.start] === '$' && currency ? currency : money.currency;
      found.push({
        value: money.amount,
        currency: dollar,
        period: period ?? 'total',
        start,
        end,
        confidence: period === null || (hasUnits && !whole && rhythm === null) ? UNSURE : SURE,
        working: null,
        total: IN_RETURN.test(before) || LENDS.test(before),
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
