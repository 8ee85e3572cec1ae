/** Days, lengths and what is said of going on: those of the contract's part on its term before those of its other parts. */
import { withDefinitions } from '../clauses/definitions.ts';
import { readSections, type Section } from '../clauses/sections.ts';
import { THRESHOLD } from '../findings.ts';
import { BEFORE_ITS_END } from '../lexicon/anyLanguage.ts';
import { UNLESS_TOLD } from '../lexicon/lastDays.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findDays } from '../mentions/days.ts';
import { findLengths } from '../mentions/lengths.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import { anchored } from './anchored.ts';
import { type Breaks, partBreaks } from './breakDays.ts';
import { withCalendarYears } from './calendarYears.ts';
import { type DayReading, readDays } from './days.ts';
import { type LengthReading, readLengths } from './lengths.ts';
import { daysOfTerm, lengthsOfTerm } from './ofOtherSections.ts';
import { readRenewal, type RenewalReading } from './renewal.ts';

/** `sections`: the parts that they stand in. */
export type TermParts = { says: RenewalReading; sections: Section[] } & Breaks;

/** Linear in the length of the paper. */
export function readTermParts(paper: Paper, lexicon: Lexicon): TermParts {
  const headed = withDefinitions(paper, readSections(paper));
  const says = readRenewal(paper, lexicon, headed);
  // "3. Wie es weitergeht": the part that says how it goes on is one on the term, whatever its heading.
  const spans = [says.renews, says.never, says.may, says.open].flatMap((span) => span ?? []);
  // … and so is what stands above the first heading, where it does.
  const [first] = headed;
  const top =
    first && spans.some(({ start }) => start < first.start)
      ? [{ start: 0, end: first.start, title: '', isOfTerm: true, isOfAny: false }]
      : [];
  const sections = [...top, ...headed].map((section) => ({
    ...section,
    isOfTerm: section.isOfTerm || spans.some(({ start }) => start >= section.start && start < section.end),
  }));
  const read = withoutFormer(sections, readDays(paper, lexicon, findDays(paper.text, lexicon)));
  const days = withCalendarYears(paper, lexicon, read);
  const all = readLengths(paper, lexicon, findLengths(paper.text, lexicon)).map((length) =>
    stopsIt(length, says.renews) ? { ...length, role: 'notice' as const, likelihood: SAID_SO } : length,
  );
  const lengths = lengthsOfTerm(sections, all, days, says);
  const own = anchored(paper, daysOfTerm(sections, days, lengths, says), lengths);
  return { says, sections, ...partBreaks(paper, lexicon, own.days, own.lengths) };
}

const isEnd = ({ role }: DayReading): boolean => role === 'end' || role === 'renewal';

/** Of several agreements that change a contract the last one that says its end counts. */
function withoutFormer(sections: readonly Section[], days: readonly DayReading[]): DayReading[] {
  const changes = sections.filter(({ changes: is }) => is);
  const last = changes.findLast(({ start, end }) =>
    days.some(
      (day) => isEnd(day) && day.likelihood >= THRESHOLD && day.mention.start >= start && day.mention.start < end,
    ),
  );
  const former = changes.filter(({ start }) => last && start < last.start);
  return days.map((day) =>
    isEnd(day) && former.some(({ start, end }) => day.mention.start >= start && day.mention.start < end)
      ? { ...day, role: 'other', likelihood: 0 }
      : day,
  );
}

const SAID_SO = 0.72;
const BEFORE_END = expression(`^ ?(?:\\p{L}+ )?${BEFORE_ITS_END}`, 'i');
const UNLESS = expression(`(?<!\\p{L})${UNLESS_TOLD}(?!\\p{L})`, 'i');

/** "Verlängert sich, falls nicht eine Partei sechs Monate vor Ende der Laufzeit mitteilt, …": whatever else its words speak of, that is the notice. */
function stopsIt({ mention, role, likelihood, context }: LengthReading, renews: Span | null): boolean {
  if (
    renews === null ||
    (role === 'notice' && likelihood >= THRESHOLD) ||
    mention.start < renews.start ||
    mention.end > renews.end
  )
    return false;
  return BEFORE_END.test(context.after) && UNLESS.test(context.clauseBefore || context.before);
}
