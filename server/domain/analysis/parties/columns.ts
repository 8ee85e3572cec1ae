/** Columns of an extracted text: names side by side with a wide gap between them, which the folded text shows as one blank. */
import type { Document } from '../document.ts';

/** So many blanks or more in one line are the gap between two columns; fewer are a justified line's. */
const WIDE = 4;

/** "By: /s/ Jane Fell     By: /s/ Ann Roe": two signatures on one line. */
const SIGN = /\bBy ?[:_]|\/s\/|_{4,}|\bName ?:/i;
/** The names above two signatures stand within so many characters before them. */
const ABOVE = 400;

/**
 * The folded text from `start` to `end`, of the same length, with a tab for each wide gap in what stands before and between signatures
 * in two columns; a wide gap elsewhere is a justified line's.
 */
export function signatureColumns(document: Document, start: number, end: number): string {
  const gaps = withGaps(document, start, end);
  let plain = gaps.replaceAll('\t', ' ');
  for (let gap = gaps.indexOf('\t'); gap >= 0; gap = gaps.indexOf('\t', gap + 1)) {
    const begin = Math.max(gaps.lastIndexOf('\n', gap), gaps.lastIndexOf('\t', gap - 1)) + 1;
    const line = gaps.indexOf('\n', gap);
    const [left, right] = [gaps.slice(begin, gap), gaps.slice(gap, line < 0 ? gaps.length : line)];
    const second = SIGN.exec(right);
    if (!second || !SIGN.test(left)) continue;
    const from = Math.max(0, begin - ABOVE);
    const to = gap + second.index + second[0].length;
    plain = plain.slice(0, from) + gaps.slice(from, to) + plain.slice(to);
  }
  return plain;
}

/** The same text with a tab for each blank that stands for a wide gap, a line feed for each that stands for one. */
function withGaps({ text, raw, origin }: Document, start: number, end: number): string {
  let shown = '';
  let from = start;
  for (let at = text.indexOf(' ', start + 1); at >= 0 && at < end - 1; at = text.indexOf(' ', at + 1)) {
    const [before, behind] = [origin[at - 1] as number, origin[at + 1] as number];
    const isLine = raw.slice(before, behind).includes('\n');
    if (!isLine && behind - before <= WIDE) continue;
    shown += text.slice(from, at) + (isLine ? '\n' : '\t');
    from = at + 1;
  }
  return shown + text.slice(from, end);
}

/**
 * The rows above two signatures as what stands in each column, the last row first joined with the one above it: "Orchard | Tarn Precision"
 * over "Mills, Inc. | Corporation". `isWhole`: is this the whole name of a company?
 */
export function readColumns(rows: string[], isWhole: (cell: string) => boolean): string[] {
  const [last = [], above = []] = rows
    .slice(-2)
    .toReversed()
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  const names = (cells: string[]): boolean =>
    cells.length > 1 && cells.every((cell) => isWhole(cell) || BARE.test(cell));
  if (above.length > 1 && !above.some((cell) => cell.endsWith(':'))) {
    // A last row of one cell goes on under the name that is not whole.
    const under = above.findIndex((cell) => !isWhole(cell));
    const joined =
      last.length === above.length
        ? above.map((cell, column) => `${cell} ${last[column] as string}`)
        : last.length === 1 && under >= 0
          ? above.map((cell, column) => (column === under ? `${cell} ${last[0] as string}` : cell))
          : [];
    if (names(joined) && joined.some(isWhole) && !above.every(isWhole)) return joined;
  }
  return names(last) && last.length === 2 ? last : last.every(isWhole) && last.length > 1 ? last : [];
}
/** Words with capitals: a name without a legal form. */
const BARE = /^[A-Z\u00c0-\u017e][^\s:;_]+(?: (?:[A-Z\u00c0-\u017e&][^\s:;_]*|of|and|for|the)){0,6}$/;
