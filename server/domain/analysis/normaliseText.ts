/**
 * The one reading form of a document: white space folded, quotes and blanks made plain, page furniture left out, words
 * broken at a line end joined. `origin` leads from every character back to its place in the extracted text.
 */

import { findFurniture } from './findFurniture.ts';
import { isPairLine } from './pairLine.ts';
import { isBlank, splitLines, type Line } from './splitLines.ts';
import { inOneByte } from './text/oneByte.ts';

export type Prepared = {
  /** Folded text: single blanks within a paragraph, one line feed between paragraphs. */
  text: string;
  /** For each UTF-16 unit of `text` its offset in the original; one more entry for the end. */
  origin: Int32Array;
  /** The original. */
  raw: string;
};

const PLAIN: Record<string, string> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '\u00ad': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '\ufb01': 'fi',
  '\ufb02': 'fl',
  '\ufb00': 'ff',
  '\ufb03': 'ffi',
  '\ufb04': 'ffl',
};
/** East Asian punctuation that has its blank in itself: one follows it here. */
const SPACED: Record<string, string> = { '，': ',', '、': ',', '；': ';', '：': ':', '。': '.' };
const LONGER = /[\ufb00-\ufb04]|(?:[，、；：。](?=\S))/g;
/** "（２）": the wide forms of plain characters, as East Asian writers have them. */
function narrow(char: string, code: number): string {
  return code > 0xff00 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : char;
}
/** Characters without a shape: control characters, zero-width joiners, marks of byte order. */
function isShapeless(code: number): boolean {
  return code < 32 || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff;
}
const KEEPS_HYPHEN =
  /(?:^|[^a-z])(?:non|co|sub|self|pre|post|anti|multi|semi|cross|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/i;

/** How many characters of the output the writer looks back at. */
const REACH = 24;

/** Builds the folded text piece by piece, remembering where each piece came from. */
class Folder {
  /** What is written; no piece is empty. */
  private readonly pieces: string[] = [];
  private readonly origin: Int32Array;
  length = 0;
  private readonly raw: string;

  constructor(raw: string) {
    this.raw = raw;
    this.origin = new Int32Array(raw.length + 2 * (raw.match(LONGER)?.length ?? 0) + 2);
  }

  /** Appends text that stands at `at` in the original; `spread` when its characters stand one after the other there. */
  add(piece: string, at: number, spread: boolean): void {
    for (let i = 0; i < piece.length; i += 1) this.origin[this.length + i] = spread ? at + i : at;
    this.length += piece.length;
    this.pieces.push(piece);
  }

  /** The last characters written, at most `REACH`. */
  tail(): string {
    let tail = '';
    for (let i = this.pieces.length - 1; i >= 0 && tail.length < REACH; i -= 1)
      tail = (this.pieces[i] as string).slice(-REACH) + tail;
    return tail.slice(-REACH);
  }

  /** Takes the last character back. */
  takeBack(): void {
    const last = (this.pieces.pop() as string).slice(0, -1);
    if (last !== '') this.pieces.push(last);
    this.length -= 1;
  }

  finish(): Prepared {
    this.origin[this.length] = this.raw.length;
    const text = inOneByte(this.pieces.join(''), this.raw);
    return { text, origin: this.origin.subarray(0, this.length + 1), raw: this.raw };
  }
}

/** Folds the text. Linear in its length. */
export function normaliseText(raw: string): Prepared {
  const lines = splitLines(raw);
  const furniture = findFurniture(raw, lines);
  const folder = new Folder(raw);
  let paragraph = false;
  let skipped = false;
  lines.forEach((line, index) => {
    if (line.start === line.end || furniture.has(index)) {
      skipped ||= line.start !== line.end;
      paragraph = true;
      return;
    }
    const field = isField(raw, line) && index > 0 && isField(raw, lines[index - 1] as Line);
    const pair = isPairLine(raw, lines, index);
    if (folder.length > 0) joinLine(folder, raw, line.start, paragraph || field || pair, skipped);
    paragraph = pair;
    skipped = false;
    appendLine(folder, raw, line);
  });
  return folder.finish();
}

/** "Expires: June 30, 2025": a line of a form. Two of them, one under the other, do not run on. */
const FIELD = /^[A-Z][\w#'&/(). -]{1,40}: ?\S/;
const LONGEST_FIELD = 110;

function isField(raw: string, line: Line): boolean {
  if (line.end - line.start > LONGEST_FIELD) return false;
  const text = raw.slice(line.start, line.end);
  return text.includes(':') && FIELD.test(text);
}

/** Puts between two lines what belongs there: nothing after a printer's hyphen, a blank within a paragraph, else a line feed. */
function joinLine(folder: Folder, raw: string, at: number, paragraph: boolean, skipped: boolean): void {
  const before = folder.tail();
  const first = raw[at] as string;
  if (!paragraph && /[a-z]-$/.test(before) && /[a-z]/.test(first)) {
    if (!KEEPS_HYPHEN.test(before.slice(0, -1))) folder.takeBack();
    return;
  }
  // "Tadeo E-" and "Commerce Corp.": the hyphen is the name's own.
  if (!paragraph && /[A-Za-z]-$/.test(before) && /[A-Z]/.test(first)) return;
  folder.add(paragraph && !goesOn(before, first, raw.slice(at, at + 8), skipped) ? '\n' : ' ', at, false);
}

/** Words that no sentence and no heading ends with. */
const LEADS_ON =
  /(?:^|[ ("])(?:the|an?|of|to|and|or|nor|for|in|on|by|with|from|as|at|than|into|upon|until|through|under|between|among|during|within|per|shall|will|must|may|be|been|is|are|was|were|has|have|that|which|whose|its|their|his|any|each|such|this|these|not|no|including|pursuant|jan(?:uary)?|feb(?:ruary)?|march|april|june|july|august|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?),?$/;
const MONTH_AND_DAY =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{1,2}(?:st|nd|rd|th)?)?,?$/i;

/** Is the blank line only the layout's, or a page break's, inside a sentence? */
function goesOn(before: string, first: string, next: string, skipped: boolean): boolean {
  if (/[.:;!?]$/.test(before)) return false;
  if (/[a-z(]/.test(first))
    return skipped || /[a-z,]$/.test(before) || (/[a-z]{2}/.test(next) && /[\d)"'”’%]$/.test(before));
  return LEADS_ON.test(before) || (/\d/.test(first) && MONTH_AND_DAY.test(before));
}

/** What ends a run of plain characters with single blanks between its words; such a run is its own reading form. */
const RUN_END = /[^ -_a-~]| {2}/g;

/** Where the plain run that begins at `at` ends, at `stop` at the latest; its last character is no blank. */
function endOfRun(raw: string, at: number, stop: number): number {
  RUN_END.lastIndex = at;
  let end = stop;
  // The match is one character, or two blanks.
  if (RUN_END.test(raw))
    end = Math.min(stop, RUN_END.lastIndex - (raw.charCodeAt(RUN_END.lastIndex - 1) === 32 ? 2 : 1));
  return end > at && raw.charCodeAt(end - 1) === 32 ? end - 1 : end;
}

function appendLine(folder: Folder, raw: string, line: Line): void {
  let blank = false;
  for (let i = line.start; i < line.end; i += 1) {
    const code = raw.charCodeAt(i);
    if (isBlank(code) || (code >= 0x2000 && code <= 0x200a) || code === 0x3000 || code === 0x202f) {
      blank = true;
      continue;
    }
    if (isShapeless(code)) continue;
    if (blank) folder.add(' ', i - 1, false);
    blank = false;
    const end = endOfRun(raw, i, line.end);
    if (end > i) {
      folder.add(raw.slice(i, end), i, true);
      i = end - 1;
      continue;
    }
    const char = raw[i] as string;
    folder.add(SPACED[char] ?? PLAIN[char] ?? narrow(char, code), i, false);
    // "８，９６０": within a number it stands without.
    blank = char in SPACED && i + 1 < line.end && !/[\d\uff10-\uff19]/.test(raw[i + 1] as string);
  }
}
