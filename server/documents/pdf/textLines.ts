/** Puts runs that stand on one line together, and cuts a line into cells where its gaps are wide. */
import type { TextRun } from './textRuns.ts';

/** Text without a wide gap inside. */
export type Cell = { text: string; x0: number; x1: number };
/** Cells from left to right; `y` is the baseline, downwards; `size` the height of its largest letters, points. */
export type TextLine = { y: number; size: number; cells: Cell[] };

type OpenLine = { top: number; bottom: number; y: number; widest: number; runs: TextRun[] };

/** Share of a letter's height that must overlap for two runs to stand on one line: a superscript does, the next row does not. */
const OVERLAP = 0.55;
/** Gap, in letter heights, from which two runs are two words. */
const WORD_GAP = 0.13;
/** Gap, in letter heights, from which two runs are two cells: justified prose stays below. */
const CELL_GAP = 1.25;
/** Baselines this close, in letter heights, are one. */
const SAME_BASELINE = 0.15;
/** A run that begins this far, in letter heights, before the end of the one before it is another cell. */
const OVERLAID = 0.4;
/** How many of the last lines a run may still join. */
const OPEN_LINES = 6;

/** Lines from top to bottom. */
export function textLines(runs: TextRun[]): TextLine[] {
  const lines: OpenLine[] = [];
  for (const run of runs.toSorted((one, other) => one.y - other.y || one.x0 - other.x0)) {
    const [top, bottom] = [run.y - run.size * 0.75, run.y + run.size * 0.25];
    const line = lines.slice(-OPEN_LINES).findLast((open) => overlaps(open, top, bottom) && hasRoom(open, run));
    if (!line) {
      lines.push({ top, bottom, y: run.y, widest: run.x1 - run.x0, runs: [run] });
      continue;
    }
    line.runs.push(run);
    if (run.x1 - run.x0 > line.widest) Object.assign(line, { top, bottom, y: run.y, widest: run.x1 - run.x0 });
  }
  return lines
    .map((line) => ({
      y: line.y,
      size: line.runs.reduce((most, run) => Math.max(most, run.size), 0),
      cells: cellsOf(line.runs),
    }))
    .toSorted((one, other) => one.y - other.y);
}

function overlaps(line: OpenLine, top: number, bottom: number): boolean {
  const common = Math.min(line.bottom, bottom) - Math.max(line.top, top);
  return common >= OVERLAP * Math.min(line.bottom - line.top, bottom - top);
}

/** Text over text is the next line, set tightly, or a value that runs into its neighbour: only the same baseline joins them. */
function hasRoom(line: OpenLine, run: TextRun): boolean {
  if (Math.abs(line.y - run.y) < SAME_BASELINE * run.size) return true;
  return line.runs.every((other) => Math.min(other.x1, run.x1) - Math.max(other.x0, run.x0) < WORD_GAP * run.size);
}

function cellsOf(runs: TextRun[]): Cell[] {
  const rightToLeft = runs.filter((run) => run.rightToLeft).length * 2 > runs.length;
  const ordered = runs.toSorted((one, other) => one.x0 - other.x0);
  const cells: Cell[] = [];
  let last: TextRun | undefined;
  for (const run of ordered) {
    if (last && isOverprint(last, run)) continue;
    const cell = cells.at(-1);
    const gap = cell ? run.x0 - cell.x1 : 0;
    const size = Math.min(run.size, last?.size ?? run.size);
    if (!cell || gap >= CELL_GAP * size || gap <= -OVERLAID * size) {
      cells.push({ text: run.text.trim(), x0: run.x0, x1: run.x1 });
    } else {
      const apart = gap >= WORD_GAP * size || /\s$/.test(last?.text ?? '') || /^\s/.test(run.text);
      const parts = rightToLeft ? [run.text.trim(), cell.text] : [cell.text, run.text.trim()];
      cell.text = parts.join(apart ? ' ' : '');
      cell.x1 = Math.max(cell.x1, run.x1);
    }
    last = run;
  }
  return rightToLeft ? cells.toReversed() : cells;
}

/** Bold letters that are made by printing twice. */
function isOverprint(one: TextRun, other: TextRun): boolean {
  return (
    one.text === other.text &&
    Math.abs(one.x0 - other.x0) < 0.3 * one.size &&
    Math.abs(one.y - other.y) < 0.3 * one.size
  );
}
