/**
 * Words that an extraction has blown apart: "i nducemen t t o K iosk Concep t s , I nc .". Which of the blanks stand within words is
 * told by the words that the rest of the paper has whole, and by capitals; nothing is added, and no letter changed.
 */
import { everyMatch } from '../everyMatch.ts';

/** A letter that is no word, between blanks, before another letter. */
const LOOSE = / [b-hj-z] [a-z]/g;
/** So many of them, each within so many characters of the one before, are no formula and no list. */
const LEAST = 4;
const NEAR = 60;
/** What goes on for longer is no paragraph, but a table or a text of letters; and so much is put together in one paper. */
const LONGEST_PASSAGE = 5_000;
const MOST = 40_000;
/** The first and the last word reach so far beyond their loose letters. */
const REACH = 14;
/** A word is not made of more pieces than this, nor of more letters. */
const MOST_PIECES = 16;
const MOST_LETTERS = 20;
/** So many words that the paper has elsewhere tell a blown passage from plain text. */
const LEAST_MADE = 2;
/** Of a whole word: brackets and quotes before it, a capital at its beginning only or throughout, punctuation behind it. */
const WORD = /^["(]*(?:[A-Z]?[a-z']+|[A-Z]{2,})[)",.;:]*$/;
/** Small words that a paper may happen to have only where it is blown apart. */
const SMALL =
  'a i an as at be by do he if in is it no of on or so to up us we the and for not any all has had are was its with';
const CONTRACT =
  'which this that such from into upon shall will may agreement agreements party parties term company corporation inc exhibit section between effective date licensee licensor franchise franchisor franchisee lease notice hereto hereof attached respect enter entered inducement';

type Piece = { at: number; text: string };

/** The places of the single blanks that stand within words, in order; none in most texts. Linear. */
export function blanksWithinWords(text: string): number[] {
  const passages = blownPassages(text);
  if (passages.length === 0) return [];
  const known = new Set(`${SMALL} ${CONTRACT}`.split(' '));
  let from = 0;
  for (const { start, end } of [...passages, { start: text.length, end: text.length }]) {
    for (const [word] of everyMatch(text.slice(from, start), /[A-Za-z]{3,}/g)) known.add(word.toLowerCase());
    from = end;
  }
  return passages.flatMap(({ start, end }) => joinPieces(piecesOf(text, start, end), known));
}

/** Where loose letters crowd, with what stands around them. */
function blownPassages(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let from = 0;
  let last = 0;
  let count = 0;
  let total = 0;
  const close = (): void => {
    if (count >= LEAST && last - from <= LONGEST_PASSAGE && total < MOST) {
      total += last - from;
      found.push({ start: Math.max(found.at(-1)?.end ?? 0, from - REACH), end: last + REACH });
    }
    count = 0;
  };
  LOOSE.lastIndex = 0;
  while (LOOSE.test(text)) {
    // "x y z": the letter behind may be loose itself.
    LOOSE.lastIndex -= 2;
    const at = LOOSE.lastIndex - 2;
    if (count > 0 && at - last > NEAR) close();
    if (count === 0) from = at;
    last = at;
    count += 1;
  }
  close();
  return found;
}

/** What stands between blanks, without the halves at the passage's ends. */
function piecesOf(text: string, start: number, end: number): Piece[] {
  return everyMatch(text.slice(start, end), /\S+/g)
    .filter(
      ({ index, 0: piece }) => (index > 0 || start === 0) && (start + index + piece.length < end || end >= text.length),
    )
    .map(({ index, 0: piece }) => ({ at: start + index, text: piece }));
}

/** The blanks to leave out so that as much as can be is words, and as few of the others as can be are made. */
function joinPieces(pieces: Piece[], known: Set<string>): number[] {
  const costs = [0];
  const froms = [0];
  for (let end = 1; end <= pieces.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    for (let from = end - 1; from >= 0 && end - from <= MOST_PIECES; from -= 1) {
      if (from < end - 1 && !isNext(pieces[from] as Piece, pieces[from + 1] as Piece)) break;
      const cost = (costs[from] as number) + costOf(pieces.slice(from, end), known);
      // Of two ways the one with the longer words: "into", not "in to".
      if (cost <= best) {
        best = cost;
        froms[end] = from;
      }
    }
    costs[end] = best;
  }
  const words: Piece[][] = [];
  for (let end = pieces.length; end > 0; end = froms[end] as number) words.push(pieces.slice(froms[end], end));
  // Plain text with letters in it ("Section b of Schedule c") makes no words that the paper has elsewhere.
  const made = words.filter((word) => word.length > 1 && known.has(lettersOf(word)));
  if (made.length < LEAST_MADE) return [];
  return words.toReversed().flatMap((word) => word.slice(1).map(({ at }) => at - 1));
}

const isNext = (a: Piece, b: Piece): boolean => a.at + a.text.length + 1 === b.at;

const lettersOf = (pieces: Piece[]): string =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** How little the pieces look like one word; infinite where they cannot be one. */
function costOf(pieces: Piece[], known: Set<string>): number {
  const letters = lettersOf(pieces);
  if (pieces.length === 1) {
    if (letters === '') return /^[("),.;:]+$/.test((pieces[0] as Piece).text) ? 0.5 : 0;
    return known.has(letters)
      ? 0
      : letters.length === 1
        ? 3
        : letters.length < 3
          ? 2
          : letters.length === 3
            ? 1.2
            : 0.6;
  }
  const word = pieces.map(({ text }) => text).join('');
  // What is whole already is not made longer.
  const isWhole = pieces.every(({ text }) => /^[A-Za-z]+$/.test(text) && known.has(text.toLowerCase()));
  if (letters.length > MOST_LETTERS || isWhole || !WORD.test(word)) return Number.POSITIVE_INFINITY;
  if (known.has(letters)) return 0.1;
  // A word that the paper has nowhere else is made of loose letters only.
  return pieces.some(({ text }) => /^[b-hj-zA-HJ-Z]$/.test(text))
    ? 1.2 + 0.15 * pieces.length
    : Number.POSITIVE_INFINITY;
}
