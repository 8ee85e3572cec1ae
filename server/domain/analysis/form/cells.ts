/** A form's lines as cells: what stands apart by two blanks or more is another column. Works on the extracted text as it stands. */

import { mendLabels } from './mendLabels.ts';
import { everyMatch } from '../../everyMatch.ts';

export type Cell = {
  text: string;
  /** Offsets into the extracted text. */
  start: number;
  end: number;
  /** Columns within the line. */
  from: number;
  to: number;
};
export type Row = Cell[];

/** A form is short; of a longer text only this much is read as one. */
const LONGEST_FORM = 400_000;

/** The rows of a form, blank lines left out. Linear. */
export function readRows(raw: string): Row[] {
  const rows: Row[] = [];
  const text = raw.length > LONGEST_FORM ? raw.slice(0, LONGEST_FORM) : raw;
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = text.indexOf('\n', start);
    if (end < 0) end = text.length;
    const row = readRow(text.slice(start, end), start);
    if (row.length > 0) rows.push(row);
  }
  return rows;
}

function readRow(line: string, offset: number): Row {
  const row: Row = [];
  for (const match of everyMatch(line, /[^\s|]+(?: [^\s|]+)*/g)) {
    const from = match.index;
    const to = from + match[0].length;
    row.push({ text: match[0], start: offset + from, end: offset + to, from, to });
  }
  return row;
}

export type Labelled = {
  /** The label as it stands. */
  label: string;
  /** The line and the column of its beginning. */
  row: number;
  from: number;
  /** Text to the right of the label on its line, up to the end of the line. */
  right: Cell[];
  /** The cells under the label within the next lines, nearest first. */
  below: Cell[];
  /** The cells below it and to the right, as far as a neighbouring column reaches: values that print a line lower. */
  beside: Cell[];
  /** The first cell of the next line where nothing follows the label on its own: text whose columns were lost. */
  next: Cell[];
};

/** Columns by which a value can stand out to either side of its label. */
const MARGIN = 8;
/** Lines under a label that can hold its value. */
const DEPTH = 3;
/** A value is not longer than this, and not further to the right than so many cells. */
const LONGEST_VALUE = 200;
const MOST_RIGHT = 8;
/** A cell longer than this is prose, whatever words it has. */
const LONGEST_LABELLED = 160;
/** Columns to the right of a label in which a value that prints a line lower can begin. */
const REACH = 60;

/** All places where a label stands, with the cells that can be its value. `label` must be global. */
export function findLabelled(rows: Row[], label: RegExp): Labelled[] {
  const found: Labelled[] = [];
  for (const { text, row: index, column } of labelCellsOf(rows)) {
    if (text.search(label) < 0) continue;
    const row = rows[index] as Row;
    const cell = row[column] as Cell;
    for (const match of everyMatch(text, label)) {
      const from = cell.from + match.index;
      const to = from + match[0].length;
      const alone = column === row.length - 1 && /^\s*:?\s*$/.test(text.slice(match.index + match[0].length));
      found.push({
        label: match[0],
        row: index,
        from,
        right: cellsRight(row, column, cell, match.index + match[0].length),
        below: cellsBelow(rows, index, from - MARGIN, to + MARGIN, DEPTH),
        beside: cellsBelow(rows, index, to, to + REACH, 2),
        next: alone ? (rows[index + 1] ?? []).slice(0, 1) : [],
      });
    }
  }
  return found;
}

type LabelCell = { text: string; row: number; column: number };
/** A word of every label there is. */
const LABEL_WORD =
  /total|tota[lk]|gross|cost|amount|amt|value|due|dollars|investment|order|flight|date|sch|period|term|advertiser|client|customer|sponsor|property|station|publisher|vendor|supplier|provider|agency/i;
/** Labels are looked for many times in the same rows. */
const LABEL_CELLS = new WeakMap<Row[], LabelCell[]>();

/** The cells that can bear a label, what a scan has broken in them mended. */
function labelCellsOf(rows: Row[]): LabelCell[] {
  const known = LABEL_CELLS.get(rows);
  if (known) return known;
  const cells: LabelCell[] = [];
  // The same labels and values stand on every page of a form.
  const seen = new Map<string, string | null>();
  rows.forEach((line, row) => {
    line.forEach((cell, column) => {
      if (cell.text.length > LONGEST_LABELLED || !/[a-z]/i.test(cell.text)) return;
      let text = seen.get(cell.text);
      if (text === undefined) {
        const mended = mendLabels(cell.text);
        text = LABEL_WORD.test(mended) ? mended : null;
        seen.set(cell.text, text);
      }
      if (text !== null) cells.push({ text, row, column });
    });
  });
  LABEL_CELLS.set(rows, cells);
  return cells;
}

function cellsRight(row: Row, column: number, cell: Cell, after: number): Cell[] {
  const rest = cell.text.slice(after, after + LONGEST_VALUE);
  const skip = /^[\s:#.|]*/.exec(rest)?.[0].length ?? 0;
  const inCell = rest.slice(skip);
  const own =
    inCell === ''
      ? []
      : [
          {
            text: inCell,
            start: cell.start + after + skip,
            end: cell.start + after + skip + inCell.length,
            from: cell.from + after + skip,
            to: cell.to,
          },
        ];
  return [...own, ...row.slice(column + 1, column + 1 + MOST_RIGHT)];
}

function cellsBelow(rows: Row[], index: number, from: number, to: number, depth: number): Cell[] {
  const found: Cell[] = [];
  for (let i = index + 1; i <= index + depth && i < rows.length; i += 1) {
    const cells = (rows[i] as Row).filter((cell) => cell.from < to && cell.to > from);
    found.push(...cells.toSorted((a, b) => Math.abs(a.from - from - MARGIN) - Math.abs(b.from - from - MARGIN)));
  }
  return found;
}
