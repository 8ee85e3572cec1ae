/**
 * Takes a mail body apart into what its writer wrote and what it quotes, so that a contract in a body is recognised again in
 * its forwards and replies, and a renewed contract above a quoted old one stays a contract of its own.
 */

/** A letter of a conversation as it stands in a body: 0 is the newest, the writer's own. */
export type MailSegment = { depth: number; text: string };

const HEADER = /^\s*\*{0,2}(?:from|sent|date|to|cc|subject|reply-to)\*{0,2}\s*:/i;
const FORWARD_MARK =
  /^\s*-{2,}\s*(?:forwarded message|original message|original appointment)\s*-{2,}\s*$|^\s*begin forwarded message:\s*$/i;
const RULE = /^\s*_{10,}\s*$/;
const WROTE = /^\s*(?:on|le|am|el|il)\b.{0,300}\b(?:wrote|a écrit|schrieb|escribió|ha scritto)\b.{0,100}:\s*$/i;
/** "On Monday, … <someone@example> wrote:" is often broken over two lines. */
const WROTE_START = /^\s*on\b.{4,200}$/i;

/** The segments of a plain-text body that hold anything, newest first. Lines keep their order; quotation marks are taken off. */
export function splitQuotedMail(body: string): MailSegment[] {
  const buckets = new Map<number, string[]>();
  const lines = body.replaceAll(/\r\n?/g, '\n').split('\n');
  let base = 0;
  let written = false;
  for (let index = 0; index < lines.length; index += 1) {
    const { marks, rest } = takeQuoteMarks(lines[index] ?? '');
    const headers = countHeaders(lines, index);
    if (
      FORWARD_MARK.test(rest) ||
      (RULE.test(rest) && countHeaders(lines, index + 1) >= 3) ||
      (written && headers >= 3 && isMailHeader(lines, index))
    ) {
      const skipped = headers > 0 ? 0 : firstHeader(lines, index + 1);
      base += 1;
      index += headers > 0 ? headers - 1 : skipped;
      continue;
    }
    const wrote = countWroteLines(rest, lines[index + 1]);
    if (wrote > 0) {
      index += wrote - 1;
      continue;
    }
    const depth = base + marks;
    const bucket = buckets.get(depth) ?? [];
    bucket.push(rest);
    buckets.set(depth, bucket);
    written ||= rest.trim() !== '';
  }
  return [...buckets]
    .map(([depth, kept]) => ({ depth, text: kept.join('\n').trim() }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.depth - b.depth);
}

function takeQuoteMarks(line: string): { marks: number; rest: string } {
  let marks = 0;
  let at = 0;
  while (line[at] === '>') {
    marks += 1;
    at += 1;
    if (line[at] === ' ') at += 1;
  }
  return { marks, rest: line.slice(at) };
}

/** How many header lines of a quoted mail start at `index`, folded ones included. */
function countHeaders(lines: string[], index: number): number {
  let count = 0;
  while (index + count < lines.length && HEADER.test(takeQuoteMarks(lines[index + count] ?? '').rest)) count += 1;
  return count;
}

/** Headers without a mark before them: of a mail where they begin a paragraph and name an address, else the head of a memo. */
function isMailHeader(lines: string[], index: number): boolean {
  const before = takeQuoteMarks(lines[index - 1] ?? '').rest;
  return before.trim() === '' && /^\s*\*{0,2}from\b.*@/i.test(takeQuoteMarks(lines[index] ?? '').rest);
}

/** Lines to leave out after a forward mark: blank ones and the headers that follow. */
function firstHeader(lines: string[], index: number): number {
  let blank = 0;
  while (index + blank < lines.length && takeQuoteMarks(lines[index + blank] ?? '').rest.trim() === '') blank += 1;
  const headers = countHeaders(lines, index + blank);
  return headers === 0 ? 0 : blank + headers;
}

function countWroteLines(line: string, next: string | undefined): number {
  if (WROTE.test(line)) return 1;
  return next !== undefined && WROTE_START.test(line) && WROTE.test(`${line} ${takeQuoteMarks(next).rest}`) ? 2 : 0;
}
