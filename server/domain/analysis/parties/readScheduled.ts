/** Parties whose names the preamble leaves to a schedule: "and the entities listed on Schedule 1 (each a "Practice")". */
import type { Document, Reading } from '../document.ts';
import { findOrganisations } from './findOrganisations.ts';
import { isName } from './partyName.ts';

/** Behind it a schedule is of something else: of whoever may see what is secret. */
const RECITALS = /\b(?:WHEREAS|Whereas,|RECITALS|Recitals|BACKGROUND|NOW,? THEREFORE)\b/;
/** The preamble speaks of them within so many characters behind its first party. */
const PREAMBLE = 1500;
/** A schedule of parties is not longer, and has no more of them. */
const SCHEDULE = 4000;
const MOST = 40;
/** Who lends is named in a schedule, too, with what each of them lends: that is no list of sides. */
const LISTED =
  /\b(?!lenders|banks)(?:persons|entities|parties|companies|individuals|\w+ers|\w+ors|subsidiaries|affiliates) (?:that are |who are |which are )?(?:listed|named|identified|set (?:forth|out)) (?:on|in) (?:the )?(?:attached )?((?:schedule|exhibit|annex|appendix) [A-Z0-9.]{1,4})\b/i;
const NEXT_ANNEX = /\n ?(?:schedule|exhibit|annex|appendix) [A-Z0-9]/i;

/** Those of the schedule that have a legal form; empty where no schedule is named or there is none. Linear. */
export function readScheduled(document: Document, parties: readonly Reading<string>[]): Reading<string>[] {
  const { text } = document;
  const [first] = parties;
  const opening = first && (text.slice(first.start, first.start + PREAMBLE).split(RECITALS)[0] as string);
  const named = opening && LISTED.exec(opening)?.[1];
  const heading = named ? headingOf(document, named) : -1;
  if (!first || !named || heading < first.end) return [];
  const block = text.slice(heading + named.length, heading + SCHEDULE);
  const until = NEXT_ANNEX.exec(block)?.index ?? block.length;
  return findOrganisations(block.slice(0, until), heading + named.length)
    .slice(0, MOST)
    .flatMap(({ start, end }) => {
      const from = lineStart(document, start, end);
      const value = text.slice(from, end).replace(/^\(?[\da-z]{1,3}[.)] /, '');
      const reading = { value, start: end - value.length, end, working: null, confidence: 0.8 };
      return isName(value) && !/\d/.test(value) ? [reading] : [];
    });
}

/** Where the schedule itself begins: its name on a line of its own, the last time. */
function headingOf({ text, raw, origin }: Document, name: string): number {
  const small = text.toLowerCase();
  const opens = (at: number): boolean =>
    /(?:^|\n)[ \t]*$/.test(raw.slice(Math.max(0, origin[at] as number) - 20, origin[at]));
  let at = small.lastIndexOf(name.toLowerCase());
  while (at > 0 && !opens(at)) at = small.lastIndexOf(name.toLowerCase(), at - 1);
  return at;
}

/** A name does not begin on the line or in the column before. */
function lineStart({ raw, origin }: Document, start: number, end: number): number {
  for (let at = end - 1; at > start; at -= 1)
    if (/\n|\t| {3}/.test(raw.slice((origin[at - 1] as number) + 1, origin[at]))) return at;
  return start;
}
