/** Writes a page's lines as text: columns where they stood on the page, a blank line where a paragraph ends. */
import { inReadingOrder } from './proseColumns.ts';
import type { TextLine } from './textLines.ts';
import { textLines } from './textLines.ts';
import type { TextRun } from './textRuns.ts';

/** A step between lines from this many usual steps on is a paragraph's end. */
const PARAGRAPH_STEP = 1.35;
/** Where among all steps of a page, from the smallest, that within a paragraph is looked for. */
const STEP_QUANTILE = 0.2;
/** Lines that stand closer than this, in letter heights, are a form's labels and values beside each other. */
const SMALLEST_STEP = 0.85;
/** Widest line that is laid out as it stood, characters: stray text far outside of the page is not. */
const WIDEST = 300;

/** The text of one page. `groups`: runs by reading direction, see `pageRuns`. */
export function layoutPage(groups: TextRun[][]): string {
  return groups
    .map((runs) => layoutGroup(runs))
    .filter((text) => text !== '')
    .join('\n\n');
}

function layoutGroup(runs: TextRun[]): string {
  const lines = inReadingOrder(textLines(runs));
  if (lines.length === 0) return '';
  const left = leftOf(lines);
  const letter = letterWidth(runs);
  const step = usualStep(lines);
  let text = '';
  let previous: TextLine | undefined;
  for (const line of lines) {
    if (previous) text += endsParagraph(previous, line, step) ? '\n\n' : '\n';
    text += layoutLine(line, left, letter);
    previous = line;
  }
  return text;
}

function layoutLine(line: TextLine, left: number, letter: number): string {
  let text = '';
  for (const cell of line.cells) {
    const column = Math.min(Math.round((cell.x0 - left) / letter), WIDEST);
    const space = text === '' ? column : Math.max(column - text.length, 2);
    text += ' '.repeat(Math.max(space, 0)) + cell.text;
  }
  return text;
}

/** A line above the one before it starts another column: a paragraph's end too, unless the sentence goes on. */
function endsParagraph(previous: TextLine, line: TextLine, step: number): boolean {
  const distance = line.y - previous.y;
  if (distance < 0) return !/[\p{Ll},]$/u.test(previous.cells.at(-1)?.text ?? '');
  return distance > PARAGRAPH_STEP * Math.max(step, 0.9 * Math.min(line.size, previous.size));
}

/**
 * The distance between two lines of one paragraph, points: a step that many of the page's lines keep, not the most usual
 * one, because a page of one-line paragraphs has more steps between paragraphs than within them.
 */
function usualStep(lines: TextLine[]): number {
  const steps = lines
    .slice(1)
    .map((line, index) => ({ distance: line.y - (lines[index]?.y ?? line.y), size: line.size }))
    .filter(({ distance, size }) => distance > SMALLEST_STEP * size)
    .map(({ distance }) => distance)
    .toSorted((one, other) => one - other);
  return steps[Math.floor((steps.length - 1) * STEP_QUANTILE)] ?? 0;
}

/** The average width of a letter, points. */
function letterWidth(runs: TextRun[]): number {
  const width = runs.reduce((sum, run) => sum + (run.x1 - run.x0), 0);
  const letters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const average = width / letters;
  return average > 0.5 ? average : 5;
}

function leftOf(lines: TextLine[]): number {
  return lines.reduce((least, line) => Math.min(least, line.cells[0]?.x0 ?? least), Infinity);
}
