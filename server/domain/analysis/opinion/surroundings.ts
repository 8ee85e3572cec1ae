/** What stands around a value, as numbers: the words before and behind it, its line, its label, the head of its column, its place. */
import { hashOf, mix, wordAt, type Word, type Words } from './words.ts';

/** Words looked at before and behind a value, however its lines are broken. */
const BEFORE = 7;
const BEHIND = 4;
/** … and of its own line, of the line above, of the next one. */
const OF_LINE = 30;
const ABOVE = 5;
const BELOW = 3;
/** So far a head may stand to the left or right of its column. */
const COLUMN = { left: 3, right: 22 };
const LONGEST_LABEL = 8;
const COLON = hashOf(':');
const BAR = hashOf('|');

/** The signs of the passage around a place; `signs` that it has by itself come with it. */
export function surroundings(paper: Words, start: number, end: number): number[] {
  const { text, words, lines } = paper;
  const first = wordAt(paper, start);
  const behind = wordAt(paper, end);
  const own = words[Math.min(first, words.length - 1)]?.line ?? 0;
  const line = lines[own] ?? { start: 0, end: text.length, first: 0, last: words.length };
  const found: number[] = [];
  const add = (place: number, hash: number): number => found.push(mix(place, hash));
  const hash = (at: number): number => (words[at] as Word).hash;
  for (let at = Math.max(0, first - BEFORE); at < first; at += 1) {
    add(1, hash(at));
    if (first - at <= 3) add(1 + first - at, hash(at));
    if (at + 1 < first) add(5, mix(hash(at), hash(at + 1)));
  }
  for (let at = behind; at < Math.min(words.length, behind + BEHIND); at += 1) {
    add(6, hash(at));
    if (at - behind < 2) add(7 + at - behind, hash(at));
  }
  for (let at = Math.max(line.first, first - OF_LINE); at < first; at += 1) add(9, hash(at));
  const begins = first - line.first < 2 && start - line.start < 4;
  const label = labelBefore(paper, line.first, first, start);
  if (label.length === 0) add(15, begins ? 1 : 2);
  else
    add(
      10,
      label.reduce((one, other) => mix(30, one ^ other), 0),
    );
  for (const word of label) add(11, word);
  const isLast = behind >= line.last;
  add(15, (isLast ? 3 : 4) + (begins ? 2 : 0));
  const above = lines[own - 1];
  if (above && begins)
    for (let at = Math.max(above.first, above.last - ABOVE); at < above.last; at += 1) add(12, hash(at));
  if (above && / {2}|\t|\|/.test(text.slice(line.start, start))) {
    const column = above.start + start - line.start;
    for (let at = above.first; at < above.last; at += 1) {
      const word = words[at] as Word;
      if (word.start >= column - COLUMN.left && word.start < column + COLUMN.right) add(13, word.hash);
    }
  }
  const below = lines[own + 1];
  if (below) for (let at = below.first; at < Math.min(below.last, below.first + BELOW); at += 1) add(14, hash(at));
  add(16, Math.floor((start / text.length) * 5));
  add(17, own < 1 ? 0 : own < 3 ? 1 : own < 8 ? 2 : 3);
  return found;
}

/** The words of the cell before a value: up to a colon, a bar or a gap. */
function labelBefore({ words }: Words, from: number, first: number, start: number): number[] {
  let behind = start;
  let at = first - 1;
  const isOver = (word: Word): boolean => word.hash === COLON || word.hash === BAR || behind - word.end > 1;
  // A sign or a word may stand between a label and its value.
  for (let skipped = 0; at >= from && !isOver(words[at] as Word); skipped += 1) {
    if (skipped > 1) return [];
    behind = (words[at] as Word).start;
    at -= 1;
  }
  const label: number[] = [];
  for (; at >= from && label.length < LONGEST_LABEL; at -= 1) {
    const word = words[at] as Word;
    if (label.length > 0 && isOver(word)) break;
    if (word.hash !== COLON && word.hash !== BAR) label.unshift(word.hash);
    behind = word.start;
  }
  return label;
}
