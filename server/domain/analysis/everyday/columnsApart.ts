/** Two columns that a PDF gives one below the other: first all labels, then all their values. */
import type { Cell, Row } from './cells.ts';

/** Fewer lines are a list of something. */
const FEWEST = 4;
/** So many of the labels are known ones at least. */
const KNOWN = 3;
const DAY =
  /^(?:\p{L}+ )?(?:\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? \d{4}|\p{L}{3,9} \d{1,2}(?:st|nd|rd|th)?, \d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{2,4})/u;
/** A value, or a sentence, and no label. */
const VALUE = /\d|[.;:]$/;

/** The rows, in which each such label stands beside its value again. `kindsOf`: what kinds of label a text is. */
export function joinColumns(rows: readonly Row[], text: string, kindsOf: (label: string) => string[]): readonly Row[] {
  const joined: Row[] = [];
  for (let at = 0; at < rows.length;) {
    const block = blockFrom(rows, at, text);
    const pairs = pairsOf(block, kindsOf) ?? pairsOf(block.slice(1), kindsOf);
    if (pairs === null) {
      joined.push(rows[at] as Row);
      at += 1;
      continue;
    }
    if (pairs.length * 2 < block.length) joined.push(block[0] as Row);
    joined.push(...pairs);
    at += block.length;
  }
  return joined;
}

/** The lines of one cell each that follow without a blank line. */
function blockFrom(rows: readonly Row[], at: number, text: string): readonly Row[] {
  let end = at;
  while (end < rows.length) {
    const row = rows[end] as Row;
    const before = rows[end - 1];
    const isApart = end > at && before && /\n\s*\n/.test(text.slice(before.end, row.start));
    if (row.cells.length !== 1 || isApart) break;
    end += 1;
  }
  return rows.slice(at, end);
}

function pairsOf(block: readonly Row[], kindsOf: (label: string) => string[]): Row[] | null {
  const half = block.length / 2;
  if (half < FEWEST || !Number.isInteger(half)) return null;
  const cells = block.map((row) => row.cells[0] as Cell);
  const labels = cells.slice(0, half);
  const values = cells.slice(half);
  const kinds = labels.map((label) => kindsOf(label.text));
  const isDay = kinds.map((of) => of.some((kind) => kind === 'start' || kind === 'end' || kind === 'signed'));
  const fits =
    labels.every((label) => !VALUE.test(label.text)) &&
    kinds.filter((of) => of.length > 0).length >= KNOWN &&
    isDay.includes(true) &&
    values.every((value, at) => (isDay[at] ? DAY.test(value.text) : kindsOf(value.text).length === 0));
  if (!fits) return null;
  return values.map((value, at) => ({
    start: value.start,
    end: value.end,
    cells: [{ ...(labels[at] as Cell), start: value.start, end: value.start }, value],
  }));
}
