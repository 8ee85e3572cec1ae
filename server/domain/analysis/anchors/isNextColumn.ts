/** Columns that only blanks divide, and labels on a line of their own: in the folded text one blank is left of them. */
import type { Document } from '../document.ts';

/** Does what stands at `at` begin a column: "Launch Date      August 9, 2010"? */
export function isNextColumn({ origin, raw }: Document, at: number): boolean {
  return at > 1 && /^(?:\t| {2,})\s*$/.test(raw.slice((origin[at - 2] as number) + 1, origin[at]));
}

/** Does it stand under a line that is no more than its label? */
export function isUnderLabel({ origin, raw }: Document, at: number): boolean {
  if (at < 2) return false;
  const end = (origin[at - 2] as number) + 1;
  if (!/^[ \t]*\n\s*$/.test(raw.slice(end, origin[at]))) return false;
  return LABEL.test(raw.slice(raw.lastIndexOf('\n', end - 1) + 1, end));
}
const LABEL = /^\s*[A-Z][A-Za-z]{2,20}(?: [A-Za-z]{3,14}){0,3} ?:?$/;
