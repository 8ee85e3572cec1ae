/** The sentences of a short document, each as long as its place in the extracted text: line breaks within them become blanks. */
import { everyMatch } from '../../everyMatch.ts';

export type Sentence = { text: string; start: number; end: number };

/** The day and time before a message of a chat. */
const SENT = /^ *\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}[:.]\d{2}/;
/** A line this long may go on in the next one. */
const WRAPPED = 56;
const STOP =
  /(?<!\b(?:Rs|[KUT]?[Ss]hs?|Tk|No|Ltd|Inc|Co|Corp|St|Mr|Mrs|Ms|Dr|Art|Nr|p\.a|e\.g|i\.e|[A-Z]))[.;!?]["')]?(?=\s|$)/g;

/** Sentences of `raw` in order; a short line, a list's item and a paragraph stand for themselves. Linear. */
export function readSentences(raw: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const cut = (end: number): void => {
    const text = raw.slice(start, end).replace(/\s/g, ' ');
    if (text.trim() !== '') sentences.push({ text, start, end });
    start = end;
  };
  let line = 0;
  for (const piece of raw.split('\n')) {
    const end = line + piece.length;
    for (const stop of everyMatch(piece, STOP)) cut(line + stop.index + stop[0].length);
    const hangs = isHanging(piece, raw.slice(end + 1, end + 1 + LONGEST).split('\n')[0] as string);
    const next = hangs
      ? raw
          .slice(end + 1, end + LONGEST)
          .trimStart()
          .slice(0, 12)
      : raw.slice(end + 1, end + 12);
    const goesOn =
      piece.trimEnd().length >= WRAPPED &&
      /^ *(?:[a-z£$€\d"'(]|[A-Z])/.test(next) &&
      !/^ *(?:\d{1,2}[.)]|[-•*])\s/.test(next) &&
      !SENT.test(raw.slice(end + 1, end + 30));
    if (!goesOn || (!hangs && / {3,}|\t/.test(piece.replace(NUMBER, '').trim()))) cut(end);
    line = end + 1;
  }
  cut(raw.length);
  return sentences;
}

/** "2.   ", "(a)   ": a clause's own number is no column. */
const NUMBER = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z])[.)]*|[-•*])\s+/;

/** A line is no longer. */
const LONGEST = 200;
/** An indentation that is not a paragraph's. */
const DEEP = 8;

/** Does a line go on under the value that stands behind the label of the one above? */
export function isHanging(line: string, next: string): boolean {
  const indent = next.search(/\S/);
  const column = /^(?:.*\S)? {2,}(?=\S)/.exec(line)?.[0].length ?? 0;
  return indent >= DEEP && Math.abs(indent - column) <= 1 && !/\S {3,}\S/.test(next);
}
