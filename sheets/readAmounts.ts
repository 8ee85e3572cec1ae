/** Amounts that stand in a sheet as texts: with or without their currency, and whatever sign stands before the cents. */
import type { Decimal } from './sheetTypes.ts';

const SIGNS: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', US$: 'USD' };

/** A currency by its code or its sign; undefined for anything else. */
export function currencyOf(text: string): string | undefined {
  const said = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(said) ? said : SIGNS[said];
}

type Parts = { digits: string; currency: string | undefined };

function partsOf(text: string): Parts | null {
  const said = text.trim().replaceAll(/[\s\u00A0\u202F'’]/g, '');
  const found = /^(US\$|[$€£¥]|[A-Za-z]{3})?(\d[\d.,]{0,30})(?:,-{1,2})?(US\$|[$€£¥]|[A-Za-z]{3})?$/.exec(said);
  if (!found) return null;
  const currency = found[1] ?? found[3];
  return { digits: found[2] ?? '', currency: currency === undefined ? undefined : currencyOf(currency) };
}

/** Which sign a number has before its cents, as far as it shows that; 'open' where both can be meant. */
export function leaningOfAmount(text: string): Decimal | 'open' | null {
  const digits = partsOf(text)?.digits ?? '';
  const [points, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (points + commas === 0) return null;
  if (points > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? 'point' : 'comma';
  if (points > 1) return 'comma';
  if (commas > 1) return 'point';
  const own: Decimal = points === 1 ? 'point' : 'comma';
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) ? 'open' : own;
}

/** The number, and its currency where it stands there; undefined where it is no number, or its sign is open and not given. */
export function amountOfText(
  text: string,
  decimal: Decimal | null,
): { amount: number; currency: string | undefined } | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const leaning = leaningOfAmount(text);
  const sign = leaning === 'open' ? decimal : (leaning ?? 'point');
  if (sign === null) return undefined;
  const [thousands, cents] = sign === 'point' ? [',', '.'] : ['.', ','];
  const plain = parts.digits.replaceAll(thousands, '').replace(cents, '.');
  const amount = /^\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(amount) ? { amount, currency: parts.currency } : undefined;
}
