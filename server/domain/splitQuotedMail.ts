/**
 * Takes a mail body apart into what its writer wrote and what it quotes, so that a contract in a body is recognised again in
 * its forwards and replies, and a renewed contract above a quoted old one stays a contract of its own. Linear, whatever a stranger sends.
 */

/** A letter of a conversation as it stands in a body: 0 is the newest, the writer's own. */
export type MailSegment = { depth: number; text: string };

/** Letters below this many others stand with the last: conversations end before, and a body of marks alone has thousands of depths. */
export const DEEPEST_LETTER = 40;

/** No header, mark or "wrote:" is longer; of a line of megabytes no more is looked at. */
const LONGEST_LOOK = 500;

/** Blank lines between a forward mark and its headers: programs leave one or two. */
const MOST_BLANK = 20;

const HEADER = /^\s*\*{0,2}(?:from|sent|date|to|cc|subject|reply-to)\*{0,2}\s*:/i;
const FORWARD_MARK =
  /^\s*-{2,}\s*(?:forwarded message|original message|original appointment)\s*-{2,}\s*$|^\s*begin forwarded message:\s*$/i;
const RULE = /^\s*_{10,}\s*$/;
const WROTE = /^\s*(?:on|le|am|el|il)\b.{0,300}\b(?:wrote|a écrit|schrieb|escribió|ha scritto)\b.{0,100}:\s*$/i;
/** "On Monday, … <someone@example> wrote:" is often broken over two lines. */
const WROTE_START = /^\s*on\b.{4,200}$/i;
/** The first header of a mail that names an address. */
const FROM = /^\s*\*{0,2}from\b.*@/i;

/** A line without its marks. `head`: its beginning; `look`: all of it, empty where it is too long to be a mark. Made when it is looked at. */
type Line = { marks: number; rest: string; head: string; look: string; isBlank: boolean };

/** The segments of a plain-text body that hold anything, newest first. Lines keep their order; quotation marks are taken off. */
export function splitQuotedMail(body: string): MailSegment[] {
  const buckets = new Map<number, string[]>();
  const lines = body.replaceAll(/\r\n?/g, '\n').split('\n');
  const headersFrom = headerRuns(lines);
  let base = 0;
  let written = false;
  for (let index = 0; index < lines.length; index += 1) {
    const { marks, rest, look, isBlank } = takeQuoteMarks(lines[index]);
    const headers = headersFrom[index] ?? 0;
    if (
      FORWARD_MARK.test(look) ||
      (RULE.test(look) && (headersFrom[index + 1] ?? 0) >= 3) ||
      (written && headers >= 3 && isMailHeader(lines, index))
    ) {
      base += 1;
      index += headers > 0 ? headers - 1 : firstHeader(lines, headersFrom, index + 1);
      continue;
    }
    const wrote = countWroteLines(look, lines[index + 1]);
    if (wrote > 0) {
      index += wrote - 1;
      continue;
    }
    const depth = Math.min(base + marks, DEEPEST_LETTER);
    const bucket = buckets.get(depth) ?? [];
    bucket.push(rest);
    buckets.set(depth, bucket);
    written ||= !isBlank;
  }
  return [...buckets]
    .map(([depth, kept]) => ({ depth, text: kept.join('\n').trim() }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.depth - b.depth);
}

function takeQuoteMarks(line = ''): Line {
  let marks = 0;
  let at = 0;
  while (line[at] === '>') {
    marks += 1;
    at += 1;
    if (line[at] === ' ') at += 1;
  }
  const rest = line.slice(at);
  const head = rest.slice(0, LONGEST_LOOK);
  const isWhole = head.length === rest.length;
  return { marks, rest, head, look: isWhole ? rest : '', isBlank: rest.trim() === '' };
}

/** For each line, how many header lines of a quoted mail stand from there on without a break: counted once, from the end. */
function headerRuns(lines: readonly string[]): Uint32Array {
  const runs = new Uint32Array(lines.length);
  for (let index = lines.length - 1; index >= 0; index -= 1)
    runs[index] = HEADER.test(takeQuoteMarks(lines[index]).head) ? (runs[index + 1] ?? 0) + 1 : 0;
  return runs;
}

/** Headers without a mark before them: of a mail where they begin a paragraph and name an address, else the head of a memo. */
function isMailHeader(lines: readonly string[], index: number): boolean {
  return takeQuoteMarks(lines[index - 1]).isBlank && FROM.test(takeQuoteMarks(lines[index]).head);
}

/** Lines to leave out after a forward mark: blank ones and the headers that follow. */
function firstHeader(lines: readonly string[], headersFrom: Uint32Array, index: number): number {
  let blank = 0;
  while (blank <= MOST_BLANK && index + blank < lines.length && takeQuoteMarks(lines[index + blank]).isBlank)
    blank += 1;
  const headers = headersFrom[index + blank] ?? 0;
  return headers === 0 ? 0 : blank + headers;
}

function countWroteLines(line: string, next: string | undefined): number {
  if (WROTE.test(line)) return 1;
  return next !== undefined && WROTE_START.test(line) && WROTE.test(`${line} ${takeQuoteMarks(next).look}`) ? 2 : 0;
}
