/** Readings that were not certain enough to be shown as the value, as they are written down: "2027-04-15", "90 days", "1240 EUR". */
import { formatMoney } from './showMoney.ts';
import { writeNumber } from './writeNumber.ts';

/** A sum in units of its currency; `currency` is null where the document doesn't say which it is. */
export type OtherSum = { amount: number; currency: string | null };

/** Writes sums of one currency: "1240 EUR"; without a currency only the number. */
export function writeSumIn(currency: string | null): (amount: number) => string {
  return (amount) => (currency === null ? String(amount) : `${amount} ${currency}`);
}

/** What `writeSumIn` has written, and "EUR 1,250.50"; null where it is something else. */
export function readOtherSum(words: string): OtherSum | null {
  const figures = /^(?:[A-Z]{3} )?(\d[\d,]*(?:\.\d+)?)(?: [A-Z]{3})?$/.exec(words)?.[1];
  if (figures === undefined) return null;
  return { amount: Number(figures.replaceAll(',', '')), currency: /[A-Z]{3}/.exec(words)?.[0] ?? null };
}

/** "€1,240.00"; without a currency "1,240.00", since a sign would be a guess. */
export function showOtherSum({ amount, currency }: OtherSum): string {
  return currency === null ? writeNumber(amount, 2) : formatMoney(amount, currency);
}
