/** A message before it is HTML or text: blocks, of which both are made, so that the two never say different things. */

/** A run of text; with `href` a link. */
export type Span = string | { text: string; bold?: true; href?: string };
export type Line = readonly Span[];

export type LetterRow = {
  /** Left, such as `Fri, Nov 27`, and small under it `in 4 days`. */
  day: string;
  when: string;
  late: boolean;
  title: Span;
  lines: readonly string[];
  /** Right, with a link under it. */
  amount: string;
  link: { text: string; href: string };
};

export type LetterBlock =
  | { kind: 'title'; text: string }
  | { kind: 'text'; line: Line }
  /** Stands out: what the reader must not take for a fact. */
  | { kind: 'caution'; line: Line }
  | { kind: 'facts'; rows: readonly { label: string; line: Line }[] }
  | { kind: 'quote'; head: string; quote: string; under: string }
  | { kind: 'buttons'; buttons: readonly { text: string; href: string }[]; under: Line }
  | { kind: 'group'; head: string; right: string; late: boolean; rows: readonly LetterRow[] };

export type Letter = {
  subject: string;
  blocks: readonly LetterBlock[];
  /** Why it was sent, and how to stop it. */
  foot: Line;
};

const LONGEST_SUBJECT = 180;

/** As one line, without control characters and those that turn the direction of what follows: names come from other people's documents. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** A subject is one line of bounded length, whatever the name of the contract is. */
export function subjectLine(text: string): string {
  const line = oneLine(text);
  return line.length <= LONGEST_SUBJECT ? line : `${line.slice(0, LONGEST_SUBJECT - 1).trimEnd()}…`;
}
