/**
 * Finds text set in columns, as in a newspaper or the small print of a policy, and puts it into reading order: the left
 * column down to its end, then the right one. Forms and tables look alike from afar, but their cells are short: they stay
 * in rows, because there a label and its value belong together.
 */
import type { Cell, TextLine } from './textLines.ts';

/** Fewest lines that each column must have. */
const FEWEST_LINES = 6;
/** Fewest characters of a column's usual line. */
const PROSE_LENGTH = 24;
/** Most of a page's lines that may run across a gutter (headings, footers). */
const CROSSING = 0.3;
/** Narrowest gutter, points. */
const NARROWEST = 7;
/** Three columns are two in two. */
const DEEPEST = 2;

/** The lines in reading order. Lines that are split keep their places; the rest are untouched. */
export function inReadingOrder(lines: TextLine[], depth = 0): TextLine[] {
  if (depth >= DEEPEST || lines.length < 2 * FEWEST_LINES) return lines;
  const gutter = findGutter(lines);
  if (gutter === null) return lines;
  const ordered: TextLine[] = [];
  let band: TextLine[] = [];
  const closeBand = () => {
    const { left, right } = split(band, gutter);
    if (isProse(left) && isProse(right)) {
      ordered.push(...inReadingOrder(left, depth + 1), ...inReadingOrder(right, depth + 1));
    } else ordered.push(...band);
    band = [];
  };
  for (const line of lines) {
    if (line.cells.some((cell) => cell.x0 < gutter && cell.x1 > gutter)) {
      closeBand();
      ordered.push(line);
    } else band.push(line);
  }
  closeBand();
  return ordered;
}

/** The middle of the widest strip, in the inner half of the text, that few lines cross; null where there is none. */
function findGutter(lines: TextLine[]): number | null {
  const cells = lines.flatMap((line) => line.cells);
  const from = cells.reduce((least, cell) => Math.min(least, cell.x0), Infinity);
  const width = Math.min(cells.reduce((most, cell) => Math.max(most, cell.x1), -Infinity) - from, 5000);
  if (!(width > 100)) return null;
  const crossed = new Uint32Array(Math.ceil(width) + 1);
  for (const cell of cells) {
    const last = Math.min(crossed.length - 1, Math.floor(cell.x1 - from));
    for (let x = Math.max(0, Math.ceil(cell.x0 - from)); x <= last; x += 1) crossed[x] = (crossed[x] ?? 0) + 1;
  }
  const allowed = lines.length * CROSSING;
  let best: { from: number; to: number; crossings: number } | null = null;
  let start = -1;
  for (let x = Math.floor(width * 0.25); x <= Math.ceil(width * 0.75); x += 1) {
    const free = (crossed[x] ?? 0) <= allowed;
    if (free && start < 0) start = x;
    if ((!free || x === Math.ceil(width * 0.75)) && start >= 0) {
      best = better(best, narrowed(crossed, start, x));
      start = -1;
    }
  }
  return best && best.to - best.from >= NARROWEST ? from + (best.from + best.to) / 2 : null;
}

type Strip = { from: number; to: number; crossings: number };

/** The part of a strip that is crossed least. */
function narrowed(crossed: Uint32Array, from: number, to: number): Strip {
  const crossings = crossed.subarray(from, to).reduce((least, count) => Math.min(least, count), Infinity);
  let [start, best] = [from, { from, to: from, crossings }];
  for (let x = from; x <= to; x += 1) {
    if (x < to && crossed[x] === crossings) continue;
    if (x - start > best.to - best.from) best = { from: start, to: x, crossings };
    start = x + 1;
  }
  return best;
}

function better(one: Strip | null, other: Strip): Strip {
  return one && one.to - one.from >= other.to - other.from ? one : other;
}

function split(band: TextLine[], gutter: number): { left: TextLine[]; right: TextLine[] } {
  const part = (keep: (cell: Cell) => boolean) =>
    band.flatMap((line) => {
      const cells = line.cells.filter(keep);
      return cells.length > 0 ? [{ ...line, cells }] : [];
    });
  return { left: part((cell) => cell.x1 <= gutter), right: part((cell) => cell.x1 > gutter) };
}

/** Enough lines, most of them one long piece of words. */
function isProse(lines: TextLine[]): boolean {
  if (lines.length < FEWEST_LINES) return false;
  const long = lines.filter((line) => {
    const text = line.cells.map((cell) => cell.text).join(' ');
    return line.cells.length <= 2 && text.length >= PROSE_LENGTH && isWords(text);
  });
  return long.length >= lines.length * 0.6;
}

function isWords(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= text.length * 0.6 && (text.match(/ \p{Ll}/gu)?.length ?? 0) >= 2;
}
