/** Days that no sentence speaks of: the one beside a signature, and the one at the top of a letter. */
import { type DateMention } from '../findDates.ts';
import { labelKinds } from './labels.ts';
import type { Found } from './found.ts';

/** A letter's date stands within so many characters. */
const TOP = 900;
/** Less sure than what a sentence says. */
const GUESSED = { confidence: 0.72 - 0.05, working: null };

const GAP = /\S {3,}\S/;

/** Whoever signs puts the day at the end of the line. */
const SIGNATURE = /^(?:signed|accepted|agreed|order confirmed|for (?:the )?[A-Z])/i;

export function dayOfSignature(
  raw: string,
  within: (start: number, end: number) => DateMention[],
): Found<string> | null {
  let at = 0;
  let last: Found<string> | null = null;
  for (const line of raw.split('\n')) {
    const inLine = within(at, at + line.length);
    const isPair = at > 0 && inLine.length >= 2 && onlyDays(line, at, inLine);
    const isNamed = at > raw.length / 2 && NAMED.test(line.trim());
    const days = isPair || isNamed || SIGNATURE.test(line.trim()) ? inLine : [];
    // It is made when the last one signs.
    const [day] = days.toSorted((a, b) => (b.day as string).localeCompare(a.day as string));
    const isAtEnd = (days.at(-1)?.end ?? 0) >= at + line.trimEnd().length - 1;
    if (day && isAtEnd && (day.day as string) > (last?.value ?? ''))
      last = { value: day.day as string, start: at, end: at + line.length, ...GUESSED };
    at += line.length + 1;
  }
  return last;
}

/** "F. Muir 2/10/26", "Lorna Beattie, director      4 May 2026": a name, and the day on which it was written. */
const NAMED =
  /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}(?: \([^)]{2,30}\))?(?:, [\p{Ll} ]{2,30})?,? +(?:\d{1,2}[./-]|\d{1,2}(?:st|nd|rd|th)? \p{Lu}\p{Ll})/u;

/** "October 13, 2026          October 15, 2026" under two signatures. */
function onlyDays(line: string, at: number, days: readonly DateMention[]): boolean {
  const rest = days.reduceRight((text, day) => text.slice(0, day.start - at) + text.slice(day.end - at), line);
  return /^(?:\s|Date:?|Dated:?)*$/.test(rest) && /\S {3,}\S/.test(line);
}

/** "I accept this quotation", and the day that stands behind it. */
export function dayOfAcceptance(
  raw: string,
  within: (start: number, end: number) => DateMention[],
): Found<string> | null {
  const accepts =
    ACCEPTS.exec(raw) ?? (QUOTED.test(raw.slice(0, TOP)) ? ACCEPTED.exec(raw) : null) ?? AGREED_FOR.exec(raw);
  if (!accepts) return null;
  const [day, ...more] = within(accepts.index, accepts.index + ACCEPTED_WITHIN);
  if (!day || more.length > 0) return null;
  return { value: day.day as string, start: accepts.index, end: day.end, ...GUESSED };
}

const ACCEPTS =
  /\b(?:I|[Ww]e) (?:hereby )?accept (?:this|the|your|the above) (?:quotation|quote|proposal|estimate|offer|(?:purchase )?order)\b/;
/** What is offered in writing, and the line on which the other side takes it. */
export const QUOTED = /\b(?:quote|quotation|estimate)\b/i;
const ACCEPTED =
  /^[ \t]*(?:accepted|ACCEPTED|Accepted)(?: (?:and|AND) (?:agreed|AGREED))?(?: (?:by|BY)(?: [a-z]+)?)?:/m;
/** "Agreed: Walt Brand for Tri-County Cooperative, 12/15/2025": under a letter, by whom it is addressed to. */
const AGREED_FOR = /^[ \t]*(?:Agreed|Accepted|Confirmed)(?: and (?:agreed|accepted))?: [^\n]{3,90}\d{4} *$/m;
const ACCEPTED_WITHIN = 200;

/** A letter's date: a line at the top that is nothing but a day, or ends in one after a wide gap. */
export function dayAtTop(raw: string, within: (start: number, end: number) => DateMention[]): Found<string> | null {
  let at = 0;
  const lines = raw.slice(0, TOP).split('\n');
  for (const [index, line] of lines.entries()) {
    // A day in a table of labels and values is what its label says.
    const inTable = GAP.test(line) && [lines[index - 1], lines[index + 1]].some((other) => GAP.test(other ?? ''));
    const [day, ...more] = within(at, at + line.length);
    const before = day ? line.slice(0, day.start - at) : '';
    const after = day ? line.slice(day.end - at).trim() : '';
    const label = before.trim();
    if (day && label !== '' && labelKinds(label).length > 0 && !SIGNATURE.test(label)) {
      at += line.length + 1;
      continue;
    }
    if (
      (inTable || /^(?:from|to)\b/i.test(label)) &&
      !/\d{3}/.test(before) &&
      before.trim() !== '' &&
      !/Date:? *$/.test(before)
    ) {
      at += line.length + 1;
      continue;
    }
    if (day && more.length === 0 && after === '' && /^\s*(?:[A-Z][a-z]+, ?)?$|\s{3,}(?:Date:? *)?$/.test(before))
      return { value: day.day as string, start: day.start, end: day.end, ...GUESSED };
    at += line.length + 1;
  }
  return null;
}
