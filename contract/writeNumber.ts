/**
 * Numbers as American English writes them, `48,000.00`. Intl writes the same, but before it writes its first number a browser looks
 * through all its languages: 30 ms on a fast computer, and on a phone a tenth of a second or more before the first amount of a list is
 * there. So Intl is asked only for what these leave to it.
 */

/**
 * With that many digits behind the point, rounded half up, and its thousands apart: `48,000.00`. Null for what is left to Intl: below zero, -0,
 * not finite, of an exponent, or of more digits than a double holds.
 */
export function writePlain(number: number, digits: number): string | null {
  const [whole = '', fraction = ''] = String(number).split('.');
  const isPlain = /^\d+$/.test(whole) && /^\d*$/.test(fraction) && !Object.is(number, -0);
  if (!isPlain || number * 10 ** digits >= Number.MAX_SAFE_INTEGER) return null;
  const cut = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const all = String((fraction[digits] ?? '0') >= '5' ? cut + 1 : cut).padStart(digits + 1, '0');
  const apart = all.slice(0, all.length - digits).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return digits === 0 ? apart : `${apart}.${all.slice(-digits)}`;
}

const formats = new Map<number, Intl.NumberFormat>();

/** Any number with that many digits behind the point: `1,240.50`, `-3`. */
export function writeNumber(number: number, digits: number): string {
  const plain = writePlain(number, digits);
  if (plain !== null) return plain;
  let format = formats.get(digits);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(digits, format);
  }
  return format.format(number);
}
