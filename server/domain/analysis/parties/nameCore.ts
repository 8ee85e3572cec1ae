/** A name without what varies from one mention to the next: capitals, punctuation, "the", its legal form, another name behind it. */
import { remembered } from '../text/remembered.ts';

/** Letters and digits of the name, small, without its legal form: "ORCHARD MILLS, INC." and "Orchard Mills" are "orchardmills". */
export function nameCore(name: string): string {
  let words = plainWords(
    name.replace(/ (?:d\/b\/a|dba|a\/?k\/?a|f\/k\/a|formerly|doing business as|also known as) .*$/i, ''),
  );
  if (words[0] === 'the') words = words.slice(1);
  while (words.length > 1 && FORM_WORD.test(words.at(-1) as string)) words = words.slice(0, -1);
  return words.join('');
}

/** Small words without punctuation, "&" as "and"; dots within are left out ("L.P." is "lp"). */
export const plainWords = remembered((text: string): string[] => plainText(text).split(' ').filter(Boolean));

/** The same words with one blank between them. */
export function plainText(text: string): string {
  const isPlain = PLAIN.test(text);
  // Capitals and copies often lose their accents: "KŘETÍNSKÝ" and "Kretinsky" are one.
  return (isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.'\u2019]/g, '')
    .replace(isPlain ? /[^a-z\d]+/g : /[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const PLAIN = /^[ -~\n]*$/;

const FORM_WORD =
  /^(?:inc|incorporated|corp|corporation|company|co|llc|lllp|llp|lp|ltd|limited|plc|gmbh|ag|sa|nv|bv|ab|as|oy|oyj|kg|kk|pty|pte|pvt|private|spa|sarl|srl|bhd|sdn|na|partnership|liability)$/;

/** The legal form at the end in one spelling, '' where none is. */
export function formOf(name: string): string {
  const words = plainWords(name);
  const last = words.at(-1) ?? '';
  if (words.at(-2) === 'liability') return last === 'company' ? 'llc' : 'llp';
  if (words.at(-2) === 'limited' && last === 'partnership') return 'lp';
  return FORM_WORD.test(last) ? (SPELLINGS[last] ?? last) : '';
}

const SPELLINGS: Record<string, string> = { incorporated: 'inc', corporation: 'corp', company: 'co', limited: 'ltd' };

/** What two mentions are compared by. */
export type NameKey = { core: string; form: string };

export function keyOf(name: string): NameKey {
  return { core: nameCore(name), form: formOf(name) };
}

/** No form, or the half of one: "Orchard Co." may be what is left of "Orchard Co., Ltd." */
const IS_HALF = /^(?:|co|pty|pte|sdn|pvt|private)$/;

/** The same name, perhaps once without its legal form, perhaps with a slip of the pen behind its first letters. */
export function isSameKey(a: NameKey, b: NameKey): boolean {
  return (a.form === b.form || IS_HALF.test(a.form) || IS_HALF.test(b.form)) && sameCore(a.core, b.core);
}

export function isSameParty(a: string, b: string): boolean {
  return isSameKey(keyOf(a), keyOf(b));
}

function sameCore(a: string, b: string): boolean {
  if (a === b || a === `${b}s` || b === `${a}s`) return true;
  // A long name that a scan has broken may differ in more letters.
  const most = Math.min(a.length, b.length) >= 24 ? 3 : 2;
  if (Math.min(a.length, b.length) < 8 || Math.abs(a.length - b.length) > most) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  // Digits and single letters tell series apart: "Trust 4", "Fund II".
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return start >= 4 && left.length <= most && right.length <= most && end > 0 && !/\d|^i+$/.test(left + right);
}
