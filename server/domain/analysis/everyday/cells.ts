/** A short document as lines of cells: columns stand apart by two blanks, a tab, a bar or dots that lead from one to the next. Places are those of the extracted text. */
import { splitLines } from '../splitLines.ts';
import { rememberedLong } from '../text/remembered.ts';
import { everyMatch } from '../../everyMatch.ts';

export type Cell = { text: string; start: number; end: number };
export type Row = { start: number; end: number; cells: Cell[] };

/** Lines that are looked at: everyday documents have fewer. */
const MOST_LINES = 600;
/** A sum's sign and its figures are one cell, however far they stand apart. */
const GAP =
  /(?<!(?:[€£$₹₦]|\bRs?\.?) *) {2,}|(?<=(?:[€£$₹₦]|\bRs?\.?) *) {2,}(?! *\d)|\t+| *\| *|(?<=[\p{L})]) ?\.{4,} ?(?=[\p{L}\d£$€(])/gu;

/** Without it a line has no gap. */
const GAP_SIGN = / {2}|[\t|]|\.{4}/;

/** The rows that are not empty, in order. Linear. */
export const readCells = rememberedLong((raw: string): readonly Row[] => {
  const rows: Row[] = [];
  for (const { start, end } of splitLines(raw).slice(0, MOST_LINES)) {
    if (end === start) continue;
    const line = raw.slice(start, end);
    const cells: Cell[] = [];
    let from = 0;
    const add = (to: number): void => {
      const text = line.slice(from, to).trim();
      if (text === '') return;
      const at = start + from + (line.slice(from, to).length - line.slice(from, to).trimStart().length);
      cells.push({ text, start: at, end: at + text.length });
    };
    for (const gap of GAP_SIGN.test(line) ? everyMatch(line, GAP) : []) {
      add(gap.index);
      from = gap.index + gap[0].length;
    }
    add(line.length);
    if (cells.length > 0) rows.push({ start, end, cells });
  }
  return rows;
});
