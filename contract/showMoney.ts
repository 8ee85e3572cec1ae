/** How amounts of money read in American English: `$48,000.00`, `$416,400`. */
import { writeNumber, writePlain } from './writeNumber.ts';

/** What stands before amounts in these currencies, which all have a hundred parts. Any other is asked of Intl. */
const signs: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['CAD', 'CA$'],
  ['AUD', 'A$'],
  ['NZD', 'NZ$'],
  ['INR', '₹'],
  ['CHF', 'CHF\u00A0'],
]);

const formats = new Map<string, Intl.NumberFormat>();

/** By Intl: `digits` behind the point, or as many as the currency has parts. Throws a RangeError where the code is no currency's. */
function formatOf(currency: string, digits: number | undefined): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  let format = formats.get(key);
  if (!format) {
    const most = digits === undefined ? {} : { maximumFractionDigits: digits };
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...most });
    formats.set(key, format);
  }
  return format;
}

function showIn(code: string, amount: number, digits: number | undefined): string | null {
  const sign = signs.get(code);
  const plain = sign === undefined ? null : writePlain(amount, digits ?? 2);
  if (plain !== null) return `${sign}${plain}`;
  try {
    return formatOf(code, digits).format(amount);
  } catch {
    return null;
  }
}

/**
 * An amount in units of its currency: `$48,000.00`. Without a currency it reads as US dollars, as specified; a code that is
 * no currency is written before the number instead of being hidden.
 */
export function formatMoney(amount: number, currency: string | null | undefined = 'USD'): string {
  const code = currency ?? 'USD';
  return (
    showIn(code, amount, undefined) ??
    `${code} ${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount)}`
  );
}

/** An amount without its cents, for sums that are read at a glance: `$416,400`. */
export function formatWholeMoney(amount: number, currency: string | null | undefined = 'USD'): string {
  const code = currency ?? 'USD';
  return showIn(code, amount, 0) ?? `${code} ${writeNumber(Math.round(amount), 0)}`;
}
