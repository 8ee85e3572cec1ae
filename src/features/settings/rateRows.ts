/** The rows of the exchange rates: which there are, what is wrong with them, and how they read. */
import type { Rate } from '../../../contract/rates.ts';
import type { Problem, Row } from './RateRow.tsx';
import { currencyProblem, rateProblem } from './readRate.ts';

/** All but one. */
export const without = (rows: readonly Row[], { key }: Row) => rows.filter((row) => row.key !== key);

/** Those with a rate or being entered, and one for every other currency of the contracts; what was added comes last, in its order. */
export function rowsOf(kept: readonly Row[], ofContracts: readonly string[], into: string): Row[] {
  const missing = ofContracts.filter((code) => code !== into && kept.every(({ key }) => key !== code));
  return [...kept, ...missing.map((currency): Row => ({ key: currency, currency, rate: '' }))].toSorted((a, b) => {
    if (a.added || b.added) return Number(a.added ?? false) - Number(b.added ?? false);
    return a.currency < b.currency ? -1 : 1;
  });
}

/** By the key of their row. A currency of the contracts may stay without a rate, and a row that was added and left empty says nothing. */
export function problemsOf(rows: readonly Row[], into: string): Map<string, Problem> {
  const found = new Map<string, Problem>();
  for (const row of rows) {
    const { key, currency, added } = row;
    const rate = row.rate.trim();
    if (rate === '' && (!added || currency === '')) continue;
    const others = without(rows, row).map((other) => other.currency);
    const ofCurrency = added ? currencyProblem(currency, into, others) : null;
    const ofRate = rateProblem(rate, currency);
    if (ofCurrency !== null) found.set(key, { at: 'currency', says: ofCurrency });
    else if (ofRate !== null) found.set(key, { at: 'rate', says: ofRate });
  }
  return found;
}

/** The rates that are set, as they can be typed again. */
export function rowsOfRates(rates: readonly Rate[]): Row[] {
  return rates.map(({ currency, rate }) => ({ key: currency, currency, rate: written(rate) }));
}

/** What was saved meanwhile, with all that was entered, cleared or removed here since it was as `before`. */
export function mergedRows(before: readonly Rate[], rows: readonly Row[], saved: readonly Rate[]): Row[] {
  const seen = rowsOfRates(before);
  const isSeen = (row: Row) => seen.some(({ currency, rate }) => currency === row.currency && rate === row.rate.trim());
  const entered = rows.filter((row) => !isSeen(row));
  const others = rowsOfRates(saved).filter((row) => !has(entered, row) && (has(rows, row) || !isSeen(row)));
  return [...others, ...entered];
}

const has = (all: readonly Row[], { currency }: Row) => all.some((row) => row.currency === currency);

/** What was entered, as one text: rows in another order, and those with nothing in them, say the same. */
export function enteredText(rows: readonly Row[]): string {
  const entered = rows.filter(({ rate }) => rate.trim() !== '').map(({ currency, rate }) => [currency, rate.trim()]);
  return JSON.stringify(entered.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}

/** Never `1e-7`. */
const written = (rate: number) =>
  new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 }).format(rate);

/** `US dollars`, as it is said after a number. */
export function spoken(currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'name' });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
