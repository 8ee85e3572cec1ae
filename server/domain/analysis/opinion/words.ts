/** A short document as words with their lines, for the second opinion: each word is a number, so that what stands around a value costs little. */
import { everyMatch } from '../../everyMatch.ts';

export type Word = { start: number; end: number; hash: number; line: number };
/** `first`: of the words; `last` is the one behind them. */
type Line = { start: number; end: number; first: number; last: number };
export type Words = { text: string; words: Word[]; lines: Line[] };

const WORD = /\p{L}+|\d+|[^\s\p{L}\d]/gu;
/** What stands behind these letters of a word is mostly its ending. */
const STEM = 6;

/** The words of the lines that are not empty. Linear. */
export function readWords(text: string): Words {
  const words: Word[] = [];
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const first = words.length;
    for (const { 0: word, index } of everyMatch(line, WORD))
      words.push({
        start: start + index,
        end: start + index + word.length,
        hash: /^\d/.test(word) ? FIGURES : hashOf(word.toLowerCase().slice(0, STEM)),
        line: lines.length,
      });
    if (words.length > first) lines.push({ start, end: start + line.length, first, last: words.length });
    start += line.length + 1;
  }
  return { text, words, lines };
}

/** The number of a word or of a sign that something has. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const FIGURES = hashOf('0');

/** The number of a word in a certain place. */
export function mix(place: number, hash: number): number {
  const mixed = Math.imul(hash ^ Math.imul(place + 1, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The first word that begins at a place of the text or behind it. */
export function wordAt({ words }: Words, place: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] as Word).start < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
