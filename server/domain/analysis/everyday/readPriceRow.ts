/** The one row of a schedule that says what is paid again and again: "Services in Schedule 1    £1,485.00 per month, plus VAT". */
import { findMoney } from '../../money.ts';
import { periodOf, readPeriod } from '../amount/amountPeriod.ts';
import { ownDollar } from '../amount/ownDollar.ts';
import { OF_UNIT, ONE_TIME, OTHER_PRICE, PER_UNIT, PRICE_HEAD, STEPS, TAXED } from '../lexicon/everydayAmounts.ts';
import { readCells, type Row } from './cells.ts';
import { columnPeriod } from './columnPeriod.ts';
import { hasOtherPrice, isOfUnit } from './otherPrices.ts';
import { BESIDE } from './readRate.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';

const CONFIDENCE = 0.64;
/** A heading is not longer. */
const HEADING = 60;
const KEPT: ReadonlySet<string | null> = new Set(['week', 'month', 'quarter', 'year']);

/** Null where no row or several give such a price. Unlike other readers it also looks behind the signatures. Linear. */
export function readPriceRow(raw: string): EverydayAmount | null {
  const found: EverydayAmount[] = [];
  let isPriced = false;
  for (const row of readCells(raw)) {
    const [only, ...others] = row.cells;
    if (!only) continue;
    if (others.length === 0) {
      isPriced = isHeading(only.text) ? PRICE_HEAD.test(only.text) : isPriced;
      continue;
    }
    const last = (others.at(-1) ?? only).text;
    if (PRICE_HEAD.test(last) && row.cells.every(({ text }) => isHeading(text) && !/\d/.test(text))) isPriced = true;
    const price = priceOf(raw, row, isPriced);
    // A row of which nothing says that it is beside the price may be a part of it.
    if (price === 'another') return null;
    if (price) found.push(price);
  }
  const [price] = found;
  return price &&
    found.every(({ value }) => value === price.value) &&
    !STEPS.test(raw) &&
    !hasOtherPrice(raw, price, [price])
    ? price
    : null;
}

function isHeading(text: string): boolean {
  return text.length <= HEADING && /^\P{Ll}*$|^\p{Lu}/u.test(text) && !/[.;,]$/.test(text);
}

/** What a row costs in each month, quarter or year; null where it is beside the price, or of one unit. */
function priceOf(raw: string, { cells, start, end }: Row, isPriced: boolean): EverydayAmount | 'another' | null {
  const at = cells.findIndex(({ text }, index) => index > 0 && findMoney(text)[0]?.start === 0);
  const cell = cells[at];
  const [money, ...more] = cell ? findMoney(raw.slice(cell.start, end)) : [];
  if (!cell || !money) return null;
  const label = raw.slice(start, cell.start).trim();
  const tail = raw.slice(cell.start + money.end, end).replace(TAXED, '');
  if (!isPriced && !PRICE_HEAD.test(label)) return null;
  const isBeside = [OTHER_PRICE, BESIDE, PER_UNIT, ONE_TIME].some((pattern) => pattern.test(label));
  if (isBeside || isOfUnit(tail) || ONE_TIME.test(tail)) return null;
  const [from, to] = [cell.start + money.start, cell.start + money.end];
  const period = readPeriod(label, tail) ?? periodOf(label.toLowerCase()) ?? columnPeriod(raw, from, to);
  if (OF_UNIT.test(tail) && !KEPT.has(period)) return null;
  // "Seats     25     £12.00": what one of them costs.
  const isCounted = cells.slice(1, at).some(({ text }) => /^\d+$/.test(text));
  if (more.length > 0 || isCounted || !KEPT.has(period)) return isPriced ? 'another' : null;
  const currency = raw[from] === '$' && money.currency === 'USD' ? ownDollar(raw) : money.currency;
  return { value: money.amount, currency, period, start, end, confidence: CONFIDENCE, working: null };
}
