/** What a document says of its going on: by itself, never, only if somebody acts, or without an end. */
import { CLAUSES, FOR_CAUSE, MOVES_ON, OTHER_THINGS } from '../lexicon/anyLanguage.ts';
import { type Section, sectionAt } from '../clauses/sections.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, lower, patternOf, says, words } from '../lexicon/patterns.ts';
import { DENIED, DENIED_BEHIND } from '../lexicon/denied.ts';
import { HINDERED, THE_CONTRACT } from '../lexicon/headWords.ts';
import { PURCHASE_OPTION, UNUSED } from '../lexicon/optionUse.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { expression } from '../text/expression.ts';
import { isOfOthers } from './ofOtherSections.ts';

/** Each with the sentence that says so. `same`: for as long as it lasted. */
export type RenewalReading = {
  renews: Span | null;
  byItself: boolean;
  never: Span | null;
  may: Span | null;
  open: Span | null;
  same: Span | null;
  /** It says something of what follows its end that is none of these. */
  unread: boolean;
};

/** What one side may do because of the other says nothing of how the term goes on. */
const CAUSE = expression(FOR_CAUSE, 'i');
/** "Niet verlengen? Laat het ons weten vóór …": a wish that somebody may have, and not what happens. */
const ASKED = /(?<![^.;:|!?\n])[^.;:|!?\n]{0,60}\?/g;
const MOVING_ON = expression(MOVES_ON, 'i');
const PURCHASE = expression(`(?<!\\p{L})${PURCHASE_OPTION}(?!\\p{L})`, 'g');
const IF_UNUSED = expression(`(?<!\\p{L})${UNUSED}`, 'g');
const OTHER_THING = expression(`(?<!\\p{L})${OTHER_THINGS}(?!\\p{L})`, 'i');

/** Where the part on the term says how it goes on, that counts, whatever other parts say of insurance or deposits. */
export function readRenewal(paper: Paper, lexicon: Lexicon, sections: readonly Section[] = []): RenewalReading {
  const isOfThing = ({ start }: Span): boolean =>
    isOfOthers(sections, start) && OTHER_THING.test(sectionAt(sections, start)?.title ?? '');
  const { units } = paper;
  const changed = units.filter(({ start }) => sectionAt(sections, start)?.changes === true);
  const anew = changed.length > 0 ? readGoingOn(paper, lexicon, changed) : null;
  if (anew && (anew.byItself || anew.never || anew.may || anew.open)) return anew;
  const own = units.filter(({ start }) => !isOfOthers(sections, start));
  const said = readGoingOn(paper, lexicon, own);
  const isPlain = ({ start }: Span): boolean => isOfOthers(sections, start) && sectionAt(sections, start)?.title === '';
  // Of paragraphs without headings the one on an option may stand apart.
  const apart =
    said.never && !said.may && !said.renews ? units.filter((unit) => isPlain(unit) && isOfContract(paper, unit)) : [];
  const reading = { ...said, may: said.may ?? readGoingOn(paper, lexicon, apart).may };
  if (saysAny(reading) || own.length === units.length) return reading;
  const others = units.filter(
    (unit) =>
      !isOfOthers(sections, unit.start) || (!sectionAt(sections, unit.start)?.isAnnexed && isOfContract(paper, unit)),
  );
  const beside = readGoingOn(
    paper,
    lexicon,
    others.filter((unit) => !isOfThing(unit)),
  );
  return saysAny(beside) ? beside : readGoingOn(paper, lexicon, others);
}

function saysAny({ renews, never, may, open }: RenewalReading): boolean {
  return [renews, never, may, open].some((span) => span !== null);
}

/** Does a sentence under another heading speak of the contract, and not of what hinders somebody? */
function isOfContract(paper: Paper, { start, end }: Span): boolean {
  const text = lower(paper.text.slice(start, Math.min(end, start + 1500)));
  return CONTRACT.test(text) && !HINDRANCE.test(text);
}
const CONTRACT = expression(`(?<!\\p{L})${THE_CONTRACT}`);
const HINDRANCE = expression(`(?<!\\p{L})${HINDERED}(?!\\p{L})`);

function readGoingOn(paper: Paper, lexicon: Lexicon, units: readonly Span[]): RenewalReading {
  const reading: RenewalReading = {
    renews: null,
    byItself: false,
    never: null,
    may: null,
    open: null,
    same: null,
    unread: false,
  };
  const any = patternOf(lexicon, 'going on', () =>
    anywhere(
      [lexicon.renews, lexicon.neverRenews, lexicon.mayRenew, lexicon.openEnded, lexicon.goingOn, MOVES_ON].join('|'),
    ),
  );
  for (const unit of units) {
    const said = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + 1500)));
    const text = said.replaceAll(PURCHASE, ' ');
    any.lastIndex = 0;
    if (!any.test(text)) continue;
    const never = says(lexicon, 'never', lexicon.neverRenews, text.replaceAll(ASKED, ' '));
    const otherwise = text.replaceAll(IF_UNUSED, ' ');
    const may = says(lexicon, 'may', lexicon.mayRenew, otherwise);
    // "§ 9 Laufzeit, Verlängerung" says nothing yet.
    if (!may && isHeading(unit) && NUMBERED.test(text) && !says(lexicon, 'byItself', lexicon.byItself, text)) continue;
    const mutual = may && says(lexicon, 'mutual', lexicon.mutual, text);
    if (never) reading.never ??= unit;
    else if (mutual) continue;
    else if (may) reading.may = reading.may === null || isHeading(reading.may) ? unit : reading.may;
    else if (says(lexicon, 'renews', lexicon.renews, undenied(lexicon, text)) && isOfTerm(lexicon, text)) {
      reading.renews ??= unit;
      reading.byItself ||= says(lexicon, 'byItself', lexicon.byItself, text);
      if (says(lexicon, 'same', lexicon.sameLength, text)) reading.same ??= unit;
    } else reading.unread ||= (isOfTerm(lexicon, text) && !CAUSE.test(text)) || MOVING_ON.test(text);
    if (says(lexicon, 'open', lexicon.openEnded, text)) reading.open ??= unit;
  }
  // "Wir verlängern um zwei Jahre. Eine automatische Verlängerung gibt es nicht mehr."
  if (reading.never && !reading.byItself) reading.renews = null;
  return reading;
}

/** Without a renewal that is denied in words of which no rule knows what they mean for the term: that is a question, and no renewal. */
function undenied(lexicon: Lexicon, text: string): string {
  const denied = patternOf(lexicon, 'denied renewal', () => anywhere(`${DENIED}(?:${words(lexicon.renews)})`));
  const behind = patternOf(lexicon, 'renewal denied behind', () =>
    anywhere(`(?:${words(lexicon.renews)})${DENIED_BEHIND}`),
  );
  return text.replaceAll(denied, ' ').replaceAll(behind, ' ');
}

/** "§ 5 Optionsrecht": so short a line is the heading of what follows. */
function isHeading({ start, end }: Span): boolean {
  return end - start < LONGEST_HEADING;
}
const LONGEST_HEADING = 50;
const NUMBERED = expression(`^(?:(?:§+|${CLAUSES}) ?(?:\\d{1,2}|[ivx]{1,5})[.):]?|\\d{1,2}[.):]) ?[-.:]? ?[^\\d:]+$`);

/** A delivery or a period for payment that is extended is not the contract. */
function isOfTerm(lexicon: Lexicon, text: string): boolean {
  return (
    !says(lexicon, 'notTheTerm', lexicon.notTheTerm, text) || says(lexicon, 'notice', lexicon.lengths.notice.near, text)
  );
}
