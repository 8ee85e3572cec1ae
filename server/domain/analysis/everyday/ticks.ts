/** Boxes to tick: what stands at an empty one isn't agreed, and what stands at a ticked one is. */
import { findMoney } from '../../money.ts';
import { splitLines } from '../splitLines.ts';
import { everyMatch } from '../../everyMatch.ts';

type Box = { start: number; end: number; ticked: boolean };
type Option = { start: number; end: number; line: number; column: number };

/** `chosen`, `others`: the options; `text` has none of the others and no empty box: blanks keep the places. */
export type Ticks = { text: string; chosen: Option[]; others: Option[] };

const EMPTY = /\[(?: {0,3}|_{1,3})\]|[☐□]|\( {1,3}\)/;
const TICKED = /\[ ?[xX✓✔] ?\]|[☒☑]|\( ?[xX✓✔] ?\)/;
const BOX = new RegExp(`(${TICKED.source})|${EMPTY.source}`, 'g');
/** An option is hardly longer. */
const WIDE = 60;
/** Columns stand apart by so much. */
const GAP = / {2,}|\t/;
/** What is still of an option behind a gap: its price, its length. */
const OF_OPTION = /^(?:[^\p{L}\d]{0,3}\p{L}{0,3}[^\p{L}\d]{0,3}\d|per |each )/u;

/** Of a paper where something is ticked and something isn't. Linear. */
export function readTicks(raw: string): Ticks {
  const [chosen, others, boxes]: [Option[], Option[], Option[]] = [[], [], []];
  if (!TICKED.test(raw) || !EMPTY.test(raw)) return { text: raw, chosen, others };
  let hanging: number | null = null;
  for (const [index, { start, end }] of splitLines(raw).entries()) {
    const top = raw.lastIndexOf('\n', start - 1) + 1;
    const line = raw.slice(top, end);
    const found = everyMatch(line, BOX).map(({ 0: box, 1: tick, index: at }): Box => ({
      start: at,
      end: at + box.length,
      ticked: tick !== undefined,
    }));
    const indent = start - top;
    if (found.length === 0) {
      // What goes on under an option that isn't ticked.
      if (hanging !== null && end > start && indent >= hanging && !GAP.test(raw.slice(start, end)))
        others.push({ start, end, line: index, column: indent });
      else hanging = null;
      continue;
    }
    for (const [at, option] of optionsOf(line, found).entries()) {
      const column = found[at]?.start ?? 0;
      const place = { start: top + option.start, end: top + option.end, line: index, column };
      (found[at]?.ticked ? chosen : others).push(place);
    }
    for (const box of found)
      if (!box.ticked) boxes.push({ start: top + box.start, end: top + box.end, line: index, column: box.start });
    const [first] = found;
    hanging = found.length === 1 && first?.ticked === false && first.start === indent ? first.end : null;
  }
  return { text: blank(raw, [...others, ...boxes]), chosen, others };
}

/** What belongs to each of the boxes of a line: the words behind it, or those before it where the line ends with a box. */
function optionsOf(line: string, boxes: readonly Box[]): { start: number; end: number }[] {
  const isBefore =
    (boxes.at(-1) as Box).end === line.length && boxes.every(({ start }) => /\S ?$/.test(line.slice(0, start)));
  return boxes.map(({ start, end }, at) => {
    if (isBefore) {
      const from = boxes[at - 1]?.end ?? 0;
      const lead = line.slice(from, start).trimEnd();
      const cut = Math.max(lead.lastIndexOf('  ') + 2, lead.lastIndexOf('\t') + 1, lead.lastIndexOf(': ') + 2);
      return { start: from + (cut > 1 ? cut : 0), end: start };
    }
    const next = boxes[at + 1]?.start;
    const words = line.slice(end, next);
    const skipped = words.length - words.trimStart().length;
    // Two columns of boxes alone: "Photos    [x]    [ ]".
    if (skipped > 2) return { start: end, end };
    const gap = GAP.exec(words.trimStart());
    const isWhole =
      gap === null || (next === undefined && OF_OPTION.test(words.slice(skipped + gap.index).trimStart()));
    return { start: end, end: isWhole ? (next ?? line.length) : end + skipped + gap.index };
  });
}

function blank(raw: string, places: readonly Pick<Option, 'start' | 'end'>[]): string {
  const kept: string[] = [];
  let from = 0;
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    if (end <= from) continue;
    const first = Math.max(from, start);
    kept.push(raw.slice(from, first), ' '.repeat(end - first));
    from = end;
  }
  return kept.join('') + raw.slice(from);
}

/** The text without the options that aren't ticked and without boxes, but for those with a price of their own; places stay. */
export function withoutUnticked(raw: string): string {
  const { text, others } = readTicks(raw);
  if (text === raw) return raw;
  const isUnpriced = ({ start, end }: Pick<Option, 'start' | 'end'>): boolean =>
    findMoney(raw.slice(start, end)).length === 0;
  const boxes = everyMatch(raw, BOX).map(({ 0: box, index }) => ({ start: index, end: index + box.length }));
  const plain = boxes.filter(({ end }, at) =>
    isUnpriced({ start: end, end: Math.min(end + WIDE, boxes[at + 1]?.start ?? raw.length) }),
  );
  return blank(raw, [...others.filter((option) => isUnpriced(option)), ...plain]);
}

/** So many lines further on there may be another option. */
const NEAR = 6;

/** The ticked options with a price, beside or below which there are others that aren't ticked and have theirs. */
export function chosenPrices(raw: string, { chosen, others }: Ticks): Option[] {
  const priced = (options: readonly Option[]): Option[] =>
    options.filter(({ start, end }) => findMoney(raw.slice(start, end)).length === 1);
  const refused = priced(others);
  return priced(chosen).filter(({ line, column }) =>
    refused.some((other) => other.line === line || (other.column === column && Math.abs(other.line - line) <= NEAR)),
  );
}
