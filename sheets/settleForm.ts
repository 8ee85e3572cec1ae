/** How the days or the amounts of a sheet are written, as far as all of them together show it, and what they leave open. */
import type { SheetField } from './sheetTypes.ts';

/** A cell that is a text, and where it stands: its row as the spreadsheet counts. */
export type Said = { text: string; row: number; column: number };

export type Settled<T extends string> = {
  /** What some of them need and nothing contradicts; else null. */
  found: T | null;
  /** The cells that can be read in two ways, by themselves. */
  open: Said[];
  /** The first cell that has one reading only; null where there is none. */
  shownBy: Said | null;
};

export const DAYS: ReadonlySet<SheetField> = new Set<SheetField>(['from', 'to', 'actBy', 'agreementDate']);

/**
 * `contradicts` says of an open cell that it does not go with the form that the others need: `1.200` beside `1,200.00` would have
 * three digits after its point.
 */
export function settleForm<T extends string>(
  said: readonly Said[],
  leaning: (text: string) => T | 'open' | null,
  contradicts: (text: string, form: T) => boolean,
): Settled<T> {
  const needed = new Map<T, Said>();
  const open: Said[] = [];
  for (const each of said) {
    const form = leaning(each.text);
    if (form === 'open') open.push(each);
    else if (form !== null && !needed.has(form)) needed.set(form, each);
  }
  const [only, another] = needed;
  if (!only || another || open.some(({ text }) => contradicts(text, only[0])))
    return { found: null, open, shownBy: null };
  return { found: only[0], open, shownBy: only[1] };
}
