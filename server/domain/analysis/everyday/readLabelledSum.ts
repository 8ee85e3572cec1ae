/** "Monthly rent: £750", "Total £9,000": the sum that stands behind a label. */
import { ownDollar } from '../amount/ownDollar.ts';
import { findMoney, readFigures, type MoneyMention } from '../../money.ts';
import { periodOf, readPeriod } from '../amount/amountPeriod.ts';
import {
  EXTRAS,
  FOR_ALL_UNITS,
  OF_UNIT,
  OTHER_PRICE,
  TAXED,
  TOTALLED,
  TOTAL_BEFORE,
} from '../lexicon/everydayAmounts.ts';
import { columnPeriod } from './columnPeriod.ts';
import type { Field } from './fields.ts';
import { netsOf } from './netsOf.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';
import { withTaxBelow } from './withTaxBelow.ts';
import { BESIDE, RATES } from './readRate.ts';

const BEST =
  /payable|(?:revolving|aggregate|loan) commitment|contract (?:value|sum|price|total)|tcv|total|grand|loan|principal|fixed/;

/** Paid or lent once; "value" and "amount" may be of a year. */
const ONCE = /season|order|facility|advance|grant|hire charge|purchase|project|agreed/;

/** "FEE   £1,250.00 for the season". */
const OF_SEASON =
  /^ (?:for|over) the (?:whole |entire |full )?(?:season|term|period|event|course|tour|campaign|hire|project)\b/i;

/** Of a whole order or term, whatever the column above says. */
const OF_WHOLE = /contract|tcv|term\b|order|project|loan|principal|facility/;

/** The best of them; null where there is none, or two differ. */
export function readLabelledSum(raw: string, fields: readonly Field[], currency: string | null): EverydayAmount | null {
  const found: (EverydayAmount & { rank: number })[] = [];
  for (const labelled of fields) {
    const isTotal = labelled.kinds.includes('total');
    if ((!isTotal && !labelled.kinds.includes('fee')) || OTHER_PRICE.test(labelled.label)) continue;
    if (/ for /.test(labelled.label) && (EXTRAS.test(labelled.label) || BESIDE.test(labelled.label))) continue;
    // A row of totals under several heads: each is the total of its column.
    const field = withPriceCell(raw, labelled);
    if (!field) continue;
    const product = productOf(field);
    const money = ownMoney(product ?? moneyOf(field, currency), field, currency ?? ownDollar(raw));
    if (!money || OTHER_PRICE.test(field.value.slice(0, money.start))) continue;
    const tail = field.value.slice(money.end).replace(TAXED, '');
    const isRate = OF_UNIT.test(tail);
    if (isRate && (isTotal || !RATES.has(readPeriod('', tail)) || BESIDE.test(field.label))) continue;
    const period =
      (product ? (readPeriod('', tail) ?? (periodOf(field.label) === null ? 'total' : null)) : null) ??
      readPeriod(field.label, tail) ??
      periodOf(field.label) ??
      (OF_WHOLE.test(field.label)
        ? null
        : columnPeriod(raw, field.valueStart + money.start, field.valueStart + money.end)) ??
      ((isTotal && (BEST.test(field.label) || ONCE.test(field.label))) ||
      FOR_ALL_UNITS.test(tail) ||
      OF_SEASON.test(tail)
        ? 'total'
        : null);
    if (period === null && !isTotal) continue;
    const rank =
      (isRate ? -1 : BEST.test(field.label) ? 2 : isTotal ? 1 : / for /.test(field.label) ? -0.7 : 0) +
      (period === 'total' || period === null ? 0.5 : 0);
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
    (other) =>
      other.rank === best.rank && (other.period === best.period || best.rank < 0) && other.value !== best.value,
  );
  const isSure = rivals.length === 0 || (best.rank >= 2 && rivals.every((other) => other.value > best.value));
  return isSure ? withTaxBelow(raw, best) : null;
}

/** "£750 a week, 12 weeks = £9,000": what the sum comes to. */
function productOf({ value }: Field): MoneyMention | null {
  const moneys = findMoney(value);
  const last = moneys.at(-1);
  if (!last || moneys.length < 2 || !/= ?$/.test(value.slice(0, last.start))) return null;
  return last;
}

/**
 * The cell of a row that its price stands in. "Total    8    Rs. 1,84,500": a bare number before it counts things. "Total    R 1 800,00    R 3 500,00"
 * under "Once-off" and "Monthly": what is paid again and again.
 */
function withPriceCell(raw: string, field: Field): Field | null {
  const stop = raw.indexOf('\n', field.end);
  const row = raw.slice(field.valueStart, stop < 0 ? raw.length : stop);
  const moneys = findMoney(row).filter(
    ({ start, end }) => /(?:^| {2,})$/.test(row.slice(0, start)) && /^(?:$| {2,})/.test(row.slice(end).trimEnd()),
  );
  const at = (money: MoneyMention): Field => ({
    ...field,
    value: row.slice(money.start, money.end),
    valueStart: field.valueStart + money.start,
    end: field.valueStart + money.end,
  });
  const [only, ...others] = moneys;
  if (!only || (others.length === 0 && findMoney(field.value).length > 0)) return field;
  if (others.length === 0) return at(only);
  const periodic = moneys.map(at).filter((cell) => columnPeriod(raw, cell.valueStart, cell.end) !== null);
  return periodic.length === 1 ? (periodic[0] as Field) : field.kinds.includes('total') ? null : field;
}

/** A bare "$" is that of the paper. */
function ownMoney(money: MoneyMention | null, { value }: Field, currency: string): MoneyMention | null {
  return money && value[money.start] === '$' && money.currency === 'USD' ? { ...money, currency } : money;
}

/** Fewer figures than that are a count. */
const LEAST_BARE = 100;

function moneyOf(field: Field, currency: string | null): MoneyMention | null {
  const nets = netsOf(field.value, findMoney(field.value));
  const moneys = findMoney(field.value).filter(({ amount }) => !nets.has(amount));
  const [first] = moneys;
  const isPart = first && TOTALLED.test(field.value.slice(first.end));
  const money =
    moneys.find(({ start, end }) =>
      isPart
        ? TOTAL_BEFORE.test(field.value.slice(0, start))
        : !OF_UNIT.test(field.value.slice(end)) || readPeriod('', field.value.slice(end)) === 'week',
    ) ?? first;
  if (money && (money.start <= 30 || money !== first)) {
    return money;
  }
  const bare = /^(\d{1,3}(?:[,. ]\d{3})*(?:[.,]\d{2})?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{2})?)(?=$| |\s|\/)/.exec(
    field.value,
  )?.[1];
  const amount = bare === undefined || currency === null ? null : readFigures(bare);
  return amount === null || currency === null || (amount < LEAST_BARE && !/[.,]\d{2}$/.test(bare as string))
    ? null
    : { amount, currency, start: 0, end: (bare as string).length };
}
