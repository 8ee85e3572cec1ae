/** Days, lengths and sentences under the headings of a long contract: what its part on the term says counts before what stands in others. */
import { type Section, sectionAt } from '../clauses/sections.ts';
import { THRESHOLD } from '../findings.ts';
import type { DayReading } from './days.ts';
import type { LengthReading } from './lengths.ts';
import type { RenewalReading } from './renewal.ts';

/** What another part says beside the part on the term is a question at most. */
const ASKED = 0.5;

/** Is a place under a heading about something other than the term? */
export function isOfOthers(sections: readonly Section[], at: number): boolean {
  const section = sectionAt(sections, at);
  return section !== null && !section.isOfTerm && !section.isOfAny;
}

/** Is a place under a heading about the term? */
function isOfTerm(sections: readonly Section[], at: number): boolean {
  return sectionAt(sections, at)?.isOfTerm === true;
}

/** A length in another part has none of the roles that the part on the term gives one for; of the others it is a question. */
export function lengthsOfTerm(
  sections: readonly Section[],
  lengths: readonly LengthReading[],
  days: readonly DayReading[],
  { may, never, open, renews }: RenewalReading,
): LengthReading[] {
  if (!sections.some((section) => section.isOfTerm)) return [...lengths];
  const isSaid = (role: string): boolean =>
    lengths.some((one) => one.role === role && one.likelihood >= THRESHOLD && isOfTerm(sections, one.mention.start));
  const hasEnd = days.some(({ role, mention }) => role === 'end' && isOfTerm(sections, mention.start));
  const isOpen = open !== null && isOfTerm(sections, open.start);
  const hasNotice = days.some(({ role, mention }) => role === 'noticeBy' && isOfTerm(sections, mention.start));
  const goesOn = [may, never, open, renews].some((span) => span !== null && isOfTerm(sections, span.start));
  const said = {
    term: isSaid('term') || hasEnd || isOpen,
    renewal: isSaid('renewal') || goesOn,
    notice: isSaid('notice') || hasNotice,
    other: true,
  };
  return lengths.map((length) => {
    if (!isOfOthers(sections, length.mention.start)) return length;
    if (said[length.role]) return { ...length, role: 'other', likelihood: 0 };
    return { ...length, likelihood: Math.min(length.likelihood, ASKED) };
  });
}

/** A day in another part neither begins nor ends a term of which the part on it says so itself, but for what a label says. */
export function daysOfTerm(
  sections: readonly Section[],
  days: readonly DayReading[],
  lengths: readonly LengthReading[],
  { open }: RenewalReading,
): DayReading[] {
  const isSure = (role: string): boolean =>
    days.some((day) => day.role === role && day.likelihood >= THRESHOLD && isOfTerm(sections, day.mention.start));
  const hasLength = lengths.some(
    ({ role, likelihood, mention }) => role === 'term' && likelihood >= THRESHOLD && isOfTerm(sections, mention.start),
  );
  const isOpen = open !== null && isOfTerm(sections, open.start);
  const said = new Set([isSure('begin') && 'begin', (isSure('end') || hasLength || isOpen) && 'end']);
  return days.map((day) =>
    said.has(day.role === 'renewal' ? 'end' : day.role) &&
    !day.context.labelled &&
    isOfOthers(sections, day.mention.start)
      ? { ...day, role: 'other', likelihood: 0 }
      : day,
  );
}
