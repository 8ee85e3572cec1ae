/** How amounts of money read in American English: `$48,000.00`, `$416,400`. */

const moneyFormats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in units of its currency: `$48,000.00`. Without a currency it reads as US dollars, as specified; a code that is
 * no currency is written before the number instead of being hidden.
 */
export function formatMoney(amount: number, currency: string | null | undefined = 'USD'): string {
  const code = currency ?? 'USD';
  let format = moneyFormats.get(code);
  if (!format) {
    try {
      format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
    } catch {
      return `${code} ${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount)}`;
    }
    moneyFormats.set(code, format);
  }
  return format.format(amount);
}

const wholeFormats = new Map<string, Intl.NumberFormat>();

/** An amount without its cents, for sums that are read at a glance: `$416,400`. */
export function formatWholeMoney(amount: number, currency: string | null | undefined = 'USD'): string {
  const code = currency ?? 'USD';
  let format = wholeFormats.get(code);
  if (!format) {
    try {
      format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code, maximumFractionDigits: 0 });
    } catch {
      return `${code} ${new Intl.NumberFormat('en-US').format(Math.round(amount))}`;
    }
    wholeFormats.set(code, format);
  }
  return format.format(amount);
}
