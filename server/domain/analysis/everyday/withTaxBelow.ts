/** "Annual premium 2,300.00" over "Insurance Premium Tax at 12% 276.00" and what both come to: the last is what is paid. */
import { readFigures } from '../../money.ts';
import type { Found } from './found.ts';

const TAX = /\b(?:VAT|[CISU]?GST|HST|PST|QST|IPT|tax(?:es)?|duty|lev(?:y|ies))\b/i;
/** What a row ends with. */
const FIGURES = /(?: {2,}|[£$€])\s*(\d{1,3}(?:,\d{3})*\.\d{2}|\d{1,3}(?:,\d{3})+)\s*$/;
/** So far below the tax stands, and what it comes to, rules between them not counted. */
const ROWS = 3;
const MOST_TAX = 0.3;

/** The sum with the tax that stands in the rows right below it, or the sum as it was. */
export function withTaxBelow<T extends Found<number>>(raw: string, sum: T): T {
  let [at, tax] = [sum.end, 0];
  for (let row = 0; row < ROWS && at >= 0;) {
    const start = raw.indexOf('\n', at) + 1;
    if (start === 0) break;
    const stop = raw.indexOf('\n', start);
    const end = stop < 0 ? raw.length : stop;
    const line = raw.slice(start, end);
    at = end;
    if (!/[\p{L}\d]/u.test(line)) {
      if (line.trim() === '' && stop < 0) break;
      continue;
    }
    row += 1;
    const value = readFigures(FIGURES.exec(line)?.[1] ?? '');
    if (value === null || Number.isNaN(value)) break;
    if (tax > 0 && Math.abs(sum.value + tax - value) < 0.011) return { ...sum, value, start, end, working: null };
    if (!TAX.test(line) || value >= sum.value * MOST_TAX) break;
    tax += value;
  }
  return sum;
}
