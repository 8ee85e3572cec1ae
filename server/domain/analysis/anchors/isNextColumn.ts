/** Columns that only blanks divide: in the folded text one blank is left of them. */
import type { Document } from '../document.ts';

/** Does what stands at `at` begin a column: "Launch Date      August 9, 2010"? */
export function isNextColumn({ origin, raw }: Document, at: number): boolean {
  return at > 1 && /^(?:\t| {2,})\s*$/.test(raw.slice((origin[at - 2] as number) + 1, origin[at]));
}
