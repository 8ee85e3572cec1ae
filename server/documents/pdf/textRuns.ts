/** Turns what pdf.js says of a page into upright text runs with their places. */
import type { PDFPageProxy } from 'unpdf/pdfjs';

/** A piece of text on one line, in points; `x0` grows to the right, `y` (the baseline) downwards. */
export type TextRun = { text: string; x0: number; x1: number; y: number; size: number; rightToLeft: boolean };

type RawItem = { str: string; dir: string; transform: number[]; width: number; height: number };
type RawAnnotation = {
  subtype?: string;
  fieldType?: string;
  fieldValue?: unknown;
  rect?: number[];
  hidden?: boolean;
  checkBox?: boolean;
};

/** Quarter turns, clockwise, that text is turned by on the page as it is shown. */
type QuarterTurns = 0 | 1 | 2 | 3;

/**
 * The page's runs, grouped by the direction they are read in, the group with most text first: a landscape table on a
 * portrait page and the stamp along its margin each come out as text of their own.
 */
export async function pageRuns(page: PDFPageProxy, withFields: boolean): Promise<TextRun[][]> {
  const content = await page.getTextContent();
  const groups = new Map<QuarterTurns, TextRun[]>();
  for (const item of content.items as RawItem[]) {
    if (typeof item.str !== 'string' || item.str.trim() === '') continue;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
    if (!Number.isFinite(e) || !Number.isFinite(f)) continue;
    const turns = quarterTurns(a, b);
    const [x, y] = upright(e, f, turns);
    const size = Math.hypot(c, d) || item.height || 1;
    add(groups, turns, {
      text: item.str,
      x0: x,
      x1: x + (Math.abs(item.width) || 0),
      y,
      size,
      rightToLeft: item.dir === 'rtl',
    });
  }
  if (withFields) for (const run of await fieldRuns(page)) add(groups, 0, run);
  return [...groups.values()].toSorted((one, other) => lengthOf(other) - lengthOf(one));
}

/** What was typed into the form's fields, which is no part of the page's own text. */
async function fieldRuns(page: PDFPageProxy): Promise<TextRun[]> {
  const runs: TextRun[] = [];
  for (const annotation of (await page.getAnnotations()) as RawAnnotation[]) {
    if (annotation.subtype !== 'Widget' || annotation.hidden || !annotation.rect) continue;
    if (annotation.fieldType !== 'Tx' && annotation.fieldType !== 'Ch') continue;
    const value = Array.isArray(annotation.fieldValue) ? annotation.fieldValue.join(', ') : annotation.fieldValue;
    if (typeof value !== 'string' || value.trim() === '') continue;
    const [x0 = 0, bottom = 0, , top = 0] = annotation.rect;
    const lines = value.split(/\r\n?|\n/);
    const size = Math.min(10, (top - bottom) / lines.length) || 10;
    lines.forEach((text, index) => {
      const baseline = lines.length === 1 ? (top + bottom) / 2 - size * 0.3 : top - size * (index + 0.85);
      runs.push({ text, x0, x1: x0 + text.length * size * 0.5, y: -baseline, size, rightToLeft: false });
    });
  }
  return runs;
}

function quarterTurns(a: number, b: number): QuarterTurns {
  if (Math.abs(a) >= Math.abs(b)) return a >= 0 ? 0 : 2;
  return b > 0 ? 3 : 1;
}

/** The place of a point after the text's direction was turned upright; `y` downwards. */
function upright(x: number, y: number, turns: QuarterTurns): [number, number] {
  switch (turns) {
    case 0:
      return [x, -y];
    case 1:
      return [-y, -x];
    case 2:
      return [-x, y];
    case 3:
      return [y, x];
  }
}

function add(groups: Map<QuarterTurns, TextRun[]>, turns: QuarterTurns, run: TextRun): void {
  const group = groups.get(turns);
  if (group) group.push(run);
  else groups.set(turns, [run]);
}

function lengthOf(runs: TextRun[]): number {
  return runs.reduce((sum, run) => sum + run.text.length, 0);
}
