/** Days, lengths and sentences under the headings of a long contract: what its part on the term says counts before what stands in others. */
import { type Section, sectionAt } from '../clauses/sections.ts';
import { THRESHOLD } from '../findings.ts';
import { OTHER_THINGS } from '../lexicon/anyLanguage.ts';
import { THE_CONTRACT } from '../lexicon/headWords.ts';
import { OTHER_PARAGRAPHS } from '../lexicon/paragraphWords.ts';
import { lower } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
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

/** … or a labelled value above all headings? */
function isOwn(sections: readonly Section[], { mention, context }: { mention: Span; context: { labelled: boolean } }) {
  const section = sectionAt(sections, mention.start);
  return section === null ? sections.length > 0 && context.labelled : section.isOfTerm;
}

/** Is a place in an agreement that changes the contract? */
function isOfChange(sections: readonly Section[], at: number): boolean {
  return sectionAt(sections, at)?.changes === true;
}

/** A length in another part has none of the roles that the part on the term gives one for; of the others it is a question. */
export function lengthsOfTerm(
  sections: readonly Section[],
  lengths: readonly LengthReading[],
  days: readonly DayReading[],
  says: RenewalReading,
): LengthReading[] {
  if (!sections.some((section) => section.isOfTerm)) return [...lengths];
  const { may, never, open, renews } = says;
  const isSaid = (role: string): boolean =>
    lengths.some((one) => one.role === role && one.likelihood >= THRESHOLD && isOwn(sections, one));
  const hasEnd = days.some((day) => day.role === 'end' && isOwn(sections, day));
  const isOpen = open !== null && isOfTerm(sections, open.start);
  const hasNotice = days.some(({ role, mention }) => role === 'noticeBy' && isOfTerm(sections, mention.start));
  const goesOn = [may, never, open, renews].some((span) => span !== null && isOfTerm(sections, span.start));
  const said = {
    term: isSaid('term') || hasEnd || isOpen,
    renewal: isSaid('renewal') || goesOn,
    notice: isSaid('notice') || hasNotice,
    other: true,
  };
  const changed = changedRoles(sections, days, lengths, says);
  return lengths.map((length) => {
    if (changed.has(length.role) && !isOfChange(sections, length.mention.start))
      return { ...length, role: 'other', likelihood: 0 };
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
  says: RenewalReading,
): DayReading[] {
  const isSure = (role: string): boolean =>
    days.some((day) => day.role === role && day.likelihood >= THRESHOLD && isOwn(sections, day));
  const hasLength = lengths.some((one) => one.role === 'term' && one.likelihood >= THRESHOLD && isOwn(sections, one));
  const isOpen = says.open !== null && isOfTerm(sections, says.open.start);
  const said = new Set([isSure('begin') && 'begin', (isSure('end') || hasLength || isOpen) && 'end']);
  const changed = changedRoles(sections, days, lengths, says);
  const hasTerm = sections.some((section) => section.isOfTerm);
  return days.map((day) => {
    const { start } = day.mention;
    const role = day.role === 'renewal' ? 'end' : day.role;
    if (changed.has(role) && !isOfChange(sections, start)) return { ...day, role: 'other', likelihood: 0 };
    if (!isOfOthers(sections, start) || !TERM_ROLES.has(role)) return day;
    const { isAnnexed, title } = sectionAt(sections, start) as Section;
    if (said.has(role) && (isAnnexed || !day.context.labelled)) return { ...day, role: 'other', likelihood: 0 };
    if (!hasTerm && !isAnnexed) return day;
    const most = isAnnexed ? UNLIKELY : THING.test(title) || !isOfContract(day) ? ASKED : 1;
    return { ...day, likelihood: Math.min(day.likelihood, most) };
  });
}
/** What stands in a list behind the contract is no day of it, even where nothing else is one. */
const UNLIKELY = 0.35;

/** Does a sentence, or a label, under the heading of something else speak of the contract? */
function isOfContract({ context }: DayReading): boolean {
  return context.labelled || CONTRACT.test(lower(context.sentence));
}
const CONTRACT = expression(`(?<!\\p{L})${THE_CONTRACT}`);
/** What a heading names that has times of its own. */
const THING = expression(`(?<!\\p{L})(?:${OTHER_PARAGRAPHS}|${OTHER_THINGS})(?!\\p{L})`, 'i');
const TERM_ROLES: ReadonlySet<string> = new Set(['begin', 'end', 'noticeBy']);

/** What an agreement that changes the contract says anew: its end, how it goes on and the notice for it. */
function changedRoles(
  sections: readonly Section[],
  days: readonly DayReading[],
  lengths: readonly LengthReading[],
  { renews, byItself, never, may, open }: RenewalReading,
): Set<string> {
  if (!sections.some((section) => section.changes)) return new Set();
  const isChanged = (role: string): boolean =>
    [...days, ...lengths].some(
      (one) => one.role === role && one.likelihood >= THRESHOLD && isOfChange(sections, one.mention.start),
    );
  const goesOn = [byItself ? renews : null, never, may, open].some(
    (span) => span !== null && isOfChange(sections, span.start),
  );
  const ends = isChanged('end') || isChanged('term') ? ['end', 'term'] : [];
  return new Set([...ends, ...(goesOn ? ['renewal', 'notice', 'noticeBy'] : [])]);
}

/** The sentences of a contract but for those in other parts than the one on its term that don’t speak of it, and those of annexes. */
export function sentencesOnTerm({ text, units }: Paper, sections: readonly Section[]): Span[] {
  if (!sections.some((section) => section.isOfTerm)) return [...units];
  return units.filter(
    ({ start, end }) =>
      !isOfOthers(sections, start) ||
      (!sectionAt(sections, start)?.isAnnexed && CONTRACT.test(lower(text.slice(start, end)))),
  );
}
