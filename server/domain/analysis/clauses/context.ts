/** What a mention stands in: its sentence, the words right before and behind it, its half of the sentence, the label or heading above it. */
import { CLAUSES } from '../lexicon/anyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, lower, patternOf } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

export type Context = {
  unit: Span;
  sentence: string;
  /** Up to the mention before it, at most `REACH` characters; the label above where the mention begins its line. */
  before: string;
  /** Up to the next mention. */
  after: string;
  /** Its part of the sentence, between commas and words like "sofern"; `clauseBefore` and `clauseAfter` without the mention. */
  clauseBefore: string;
  clauseAfter: string;
  /** The heading of its clause: "Cuarta.- Fianza.", "Artikel 4. Waarborgsom", or ''. */
  heading: string;
  /** The sentence that leads to its list or table: "Die Miete setzt sich monatlich wie folgt zusammen:", or ''. */
  intro: string;
  /** What the first cell of its row says, below the heads of a table, or ''. */
  row: string;
  /** Nothing but a label stands before it. */
  labelled: boolean;
};

const REACH = 110;
const LONGEST_LABEL = 55;
/** The time of day in "00:00 h del 15/06/2026". */
const CLOCK = /\d{1,2}:\d{2}(?: ?\p{L}{1,6}\.?)?(?: \p{L}{1,3})? ?$/u;

/** The contexts of mentions that are in order and do not overlap. */
export function contextsOf<T extends Span>(
  paper: Paper,
  lexicon: Lexicon,
  mentions: readonly T[],
): { mention: T; context: Context }[] {
  let at = 0;
  return mentions.flatMap((mention, index) => {
    while (at < paper.units.length && (paper.units[at] as Span).end <= mention.start) at += 1;
    const unit = paper.units[at];
    if (!unit || unit.start > mention.start) return [];
    return [
      { mention, context: contextOf(paper, lexicon, unit, at, mention, mentions[index - 1], mentions[index + 1]) },
    ];
  });
}

function contextOf(
  paper: Paper,
  lexicon: Lexicon,
  unit: Span,
  at: number,
  mention: Span,
  previous: Span | undefined,
  next: Span | undefined,
): Context {
  const { text } = paper;
  const from = Math.max(unit.start, mention.start - REACH, previous && previous.end > unit.start ? previous.end : 0);
  const to = Math.min(unit.end, mention.end + REACH, next && next.start < unit.end ? next.start : unit.end);
  let before = text.slice(from, mention.start).replace(CLOCK, '');
  const after = text.slice(mention.end, to);
  const label =
    (before.trim().length <= 1 && from === unit.start) || isInTable(paper, at, mention)
      ? labelAbove(paper, at, mention)
      : null;
  if (label !== null) before = `${label}: `;
  const wide = text.slice(Math.max(unit.start, mention.start - 400), mention.start);
  const clauseStart = lastSplit(lexicon, wide);
  const behind = text.slice(mention.end, Math.min(unit.end, mention.end + 300));
  const lead = text.slice(unit.start, mention.start);
  return {
    unit,
    sentence: text.slice(Math.max(unit.start, mention.start - 700), Math.min(unit.end, mention.end + 700)),
    before,
    after,
    clauseBefore: label !== null ? before : wide.slice(clauseStart),
    clauseAfter: behind.slice(0, firstSplit(lexicon, behind)),
    heading: headingOf(paper, at),
    intro: introOf(paper, at),
    row: label === null ? '' : rowOf(paper, unit, mention),
    labelled:
      label !== null || (lead.length <= LONGEST_LABEL && (/[:)] ?$/.test(lead) || hasGap(paper, mention.start - 1))),
  };
}

function splitPattern(lexicon: Lexicon): RegExp {
  return patternOf(lexicon, 'splits', () => new RegExp(`[,;](?= )|${anywhere(lexicon.splits).source}`, 'g'));
}

function lastSplit(lexicon: Lexicon, text: string): number {
  let last = 0;
  for (const match of everyMatch(lower(text), splitPattern(lexicon))) last = match.index;
  return last;
}

function firstSplit(lexicon: Lexicon, text: string): number {
  const match = splitPattern(lexicon).exec(lower(text));
  return match ? match.index : text.length;
}

/** Is there a wide gap at this blank? */
export function hasGap(paper: Paper, at: number): boolean {
  const { gaps } = paper;
  let low = 0;
  let high = gaps.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((gaps[middle] as number) < at) low = middle + 1;
    else high = middle;
  }
  return gaps[low] === at;
}

/** The cells of a line, between its wide gaps. */
export function cellsOf(paper: Paper, line: Span): Span[] {
  const cells: Span[] = [];
  let start = line.start;
  for (let i = line.start; i < line.end; i += 1)
    if (paper.text[i] === ' ' && hasGap(paper, i)) {
      cells.push({ start, end: i });
      start = i + 1;
    }
  cells.push({ start, end: line.end });
  return cells;
}

/** A heading within its line, or on the line above, has a number or a word like "Artikel", or asks: "Wat kost het?". */
const HEADING = expression(
  `^(?:\\p{L}+\\.- |(?:§|${CLAUSES}) ?\\d|\\d{1,2}(?:\\.\\d)?[.)ªº] ?|\\p{Lu}[^.:]{2,30}\\?$)`,
  'i',
);

const NUMBERED = expression(`^(?:\\p{L}+\\.- |(?:§|${CLAUSES}) ?\\d)`, 'i');
/** So many sentences below it a heading counts. */
const HEADED = 6;

function headingOf(paper: Paper, at: number): string {
  const own = paper.units[at] as Span;
  if (NUMBERED.test(paper.text.slice(own.start, own.start + LONGEST_LABEL))) return '';
  for (const above of paper.units.slice(Math.max(0, at - HEADED), at).toReversed()) {
    const text = paper.text.slice(above.start, Math.min(above.end, above.start + LONGEST_LABEL + 1));
    if (text.length <= LONGEST_LABEL && (HEADING.test(text) || isAlone(paper, above))) return text;
  }
  return '';
}

/** An introduction is so long at least, and a row of what follows it so long at most. */
const LEAST_INTRO = 25;
const LONGEST_ROW = 90;

function introOf(paper: Paper, at: number): string {
  for (const above of paper.units.slice(Math.max(0, at - HEADED), at).toReversed()) {
    const text = paper.text.slice(above.start, above.end);
    if (text.length >= LEAST_INTRO && text.endsWith(':')) return text;
    if (text.length > LONGEST_ROW) return '';
  }
  return '';
}

/** "Période d'essai. Le contrat …", "Kündigung" on a line of its own: some words without a figure at the start of a line. */
function isAlone({ text }: Paper, { start, end }: Span): boolean {
  return text[start - 1] === '\n' && /^\p{Lu}[^\d:,;.(]{2,34}\.?$/u.test(text.slice(start, end));
}

/** A cell of a table: a number stands in the cell before it, or the row has three cells, and the row above has as many. */
function isInTable(paper: Paper, at: number, mention: Span): boolean {
  const [above, unit] = [paper.units[at - 1], paper.units[at] as Span];
  if (!above || mention.start === unit.start || !hasGap(paper, mention.start - 1)) return false;
  const cells = cellsOf(paper, unit);
  if (cellsOf(paper, above).length !== cells.length) return false;
  const before = cells.findLast((cell) => cell.end < mention.start) ?? unit;
  // "Datum:   14 januari 2026      Datum:   12 januari 2026": each has its own label.
  if (paper.text[before.end - 1] === ':') return false;
  // "6   Duur   een jaar": a number of a row, its label and its value.
  const first = cells[0] as Span;
  const isNumbered = /^\d{1,2}[.)]?$/.test(paper.text.slice(first.start, first.end));
  return cells.length - Number(isNumbered) >= 3 || !/\p{L}{3}/u.test(paper.text.slice(before.start, before.end));
}

/** "par trimestre" in "par trimestre   286,00   57,20   343,20" below its heads: what the row is of. */
function rowOf(paper: Paper, unit: Span, mention: Span): string {
  const [first, ...others] = cellsOf(paper, unit);
  if (!first || others.length < 2 || first.end > mention.start || first.end - first.start > LONGEST_LABEL) return '';
  const text = paper.text.slice(first.start, first.end);
  return /\p{L}{3}/u.test(text) ? text : '';
}

/** A value that begins its line has its label on the line above, in the same column where there are several. */
function labelAbove(paper: Paper, at: number, mention: Span): string | null {
  const above = paper.units[at - 1];
  const unit = paper.units[at] as Span;
  if (!above) return null;
  const cells = cellsOf(paper, unit);
  const cell = cells.findIndex((one) => mention.start >= one.start && mention.start < one.end);
  const heads = cellsOf(paper, above);
  const head = heads.length === cells.length ? heads[cell] : heads[0];
  if (!head || head.end - head.start > LONGEST_LABEL) return null;
  return paper.text.slice(head.start, head.end).replace(/[ :]+$/, '');
}
