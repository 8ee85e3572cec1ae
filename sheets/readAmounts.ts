/** Amounts that stand in a sheet as texts: with or without their currency, and whatever sign stands before the cents. */
import type { Decimal } from './sheetTypes.ts';

const SIGNS: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', US$: 'USD' };

/** A currency by its code or its sign; undefined for anything else. */
export function currencyOf(text: string): string | undefined {
  const said = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(said) ? said : SIGNS[said];
}

type Parts = { digits: string; currency: string | undefined };

const NUMBER = String.raw`(?:\d[\d.,\s'’]{0,40}|[.,]\d{1,30})`;
const AMOUNT = new RegExp(
  String.raw`^(US\$|[$€£¥]|[A-Za-z]{3})?\s*(${NUMBER})(?:([.,])[-–]{1,2})?\s*(US\$|[$€£¥]|[A-Za-z]{3})?$`,
);
/** Blanks and apostrophes that stand between thousands, and nowhere else. */
const SET_APART = /^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/;

function partsOf(text: string): Parts | null {
  const [, before, number = '', dashed, after] = AMOUNT.exec(text.trim()) ?? [];
  const said = number.trim();
  if (said === '' || (/[\s'’]/.test(said) && !SET_APART.test(said))) return null;
  const currency = before ?? after;
  // `1.234,-` has its cents after the comma, though there are none.
  const digits = said.replaceAll(/[\s'’]/g, '') + (dashed === undefined ? '' : `${dashed}0`);
  return { digits, currency: currency === undefined ? undefined : currencyOf(currency) };
}

/** Whole numbers without a sign between thousands, with one before each three digits, or as India writes them: 12,34,567. */
function isGrouped(whole: string, sign: string): boolean {
  if (!whole.includes(sign)) return /^\d*$/.test(whole);
  const groups = whole.split(sign);
  const last = groups.pop();
  const first = groups.shift() ?? '';
  const inner = (size: number) => groups.every((group) => group.length === size);
  if (last?.length !== 3 || first.length === 0 || !/^\d+$/.test(first + groups.join(''))) return false;
  return (first.length <= 3 && inner(3)) || (sign === ',' && first.length <= 2 && inner(2));
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
  const [whole = '', part = '', ...more] = parts.digits.split(cents);
  if (more.length > 0 || !/^\d*$/.test(part) || !isGrouped(whole, thousands)) return undefined;
  return { amount: Number(`${whole.replaceAll(thousands, '')}.${part}`), currency: parts.currency };
}
