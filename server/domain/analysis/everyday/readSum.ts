/** A column of sums of which the last is what those above come to: all there is to pay, whatever it is called. */
import { findMoney, readFigures } from '../../money.ts';
import { OF_TERM, OTHER_SUM, RHYTHM, SUM_WORD, WITH_TAX } from '../lexicon/everydayAmounts.ts';
import type { Cell, Row } from './cells.ts';
import { columnPeriod } from './columnPeriod.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';
import { withTaxBelow } from './withTaxBelow.ts';

type Sum = { value: number; currency: string | null; row: Row };

/** No column is longer. */
const MOST = 40;
/** Two sums may come to a third by chance; three hardly ever. */
const FEW = 2;
const MEASURE =
  /\b(?:ha|hectares?|acres?|acreage|sq\.? ?(?:m|ft|metres?|feet)|m[²2³3]|kg|kilos?|tonnes?|tons?|litres?|gallons?|km|miles|kwh|hours|area|weight)\b|(?<=m)[²³]/i;
/** Figures as a table gives them, without a currency. */
const BARE = /^\(?(\d{1,3}(?:,\d{3})*(?:\.\d{2})?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{2})?)$/;

/** The sum that its parts prove; null where none does, or where it is of one month among many. `currency`: of all amounts of the text. */
export function readSum(raw: string, rows: readonly Row[], currency: string | null): EverydayAmount | null {
  const sums = rows.flatMap((row) => sumOf(row) ?? []);
  for (let last = sums.length - 1; last >= FEW; last -= 1) {
    const total = sums[last] as Sum;
    const unit = total.currency === 'USD' ? (currency ?? 'USD') : (total.currency ?? currency);
    const parts = partsOf(sums, last);
    const text = total.row.cells.map((cell) => cell.text).join(' ');
    if (parts === 0 || unit === null || OTHER_SUM.test(text)) continue;
    if (parts === FEW && !SUM_WORD.test(text) && !WITH_TAX.test(text) && total.row.cells.length > 1) continue;
    const first = rows.indexOf((sums[last - parts] as Sum).row);
    const head = rows.slice(Math.max(0, first - 2), first).flatMap(({ cells }) => cells.map((cell) => cell.text));
    // "Low Meadow  2.31" over "in all, ha  5.47": no money.
    if (total.currency === null && MEASURE.test(`${text} ${head.join(' ')}`)) continue;
    const rhythm = RHYTHM.test(`${text} ${head.join(' ')}`);
    const cell = total.row.cells.at(-1) as Cell;
    const period = OF_TERM.test(text) ? null : columnPeriod(raw, cell.start, cell.end);
    if (rhythm && period === null) continue;
    const { start, end } = total.row;
    const working = `sum of the ${parts} amounts above = ${total.value}`;
    const at = { start, end, confidence: 0.82, working };
    const sum = { currency: unit, period: period ?? 'total', ...at, total: true, open: period === null } as const;
    return withTaxBelow(raw, { ...sum, value: total.value });
  }
  return null;
}

/** How many sums right above come to the last one; 0 where none do. */
function partsOf(sums: readonly Sum[], last: number): number {
  const cents = (at: number): number => Math.round((sums[at] as Sum).value * 100);
  let left = cents(last);
  for (let count = 1; count <= Math.min(last, MOST); count += 1) {
    left -= cents(last - count);
    if (left < 0) return 0;
    if (left === 0) return count >= FEW ? count : 0;
  }
  return 0;
}

/** What stands in the last cell of a row. */
function sumOf(row: Row): Sum | null {
  const text = row.cells.at(-1)?.text ?? '';
  const moneys = findMoney(text);
  const money = moneys.at(-1);
  if (money && text.length - money.end <= 1) return { value: money.amount, currency: money.currency, row };
  const figures = row.cells.length > 1 || text.includes('.') ? BARE.exec(text)?.[1] : undefined;
  const value = figures === undefined ? null : readFigures(figures);
  return value === null || value < 1 ? null : { value, currency: null, row };
}
