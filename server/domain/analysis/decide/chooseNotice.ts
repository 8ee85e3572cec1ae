/** Which of several notices counts. Two lengths of the same notice are a question; one for the end of a term and one at any time are not the same. */
import type { Reading } from '../document.ts';
import { THRESHOLD } from '../findings.ts';
import { AHEAD, BEFORE_ITS_END, MOVES_ON } from '../lexicon/anyLanguage.ts';
import { addDuration } from '../../../../contract/calendar.ts';
import { BEHIND_ITS_END, EARLIER, STOPS_IT } from '../lexicon/changedWords.ts';
import { BEFORE_THEN, USES_IT } from '../lexicon/optionUse.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, patternOf, says, words } from '../lexicon/patterns.ts';
import { isLongest, type LengthReading } from '../rules/lengths.ts';
import type { Span } from '../splitSentences.ts';
import type { Duration, Ending } from '../types.ts';
import { goesByYears } from '../rules/changedLengths.ts';
import { chooseLength, same } from './chooseLength.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

/** `atEnd`: it stops a contract at the end of its term; null: nobody knows. `side`: who gives it; null: anybody. */
export type NoticeKind = { atEnd: boolean | null; side: string | null };

/** Of two that contradict each other each is this sure: both are asked about. */
const UNSETTLED = 0.5;

/** The other lengths that other sentences say for the same notice, as questions. */
export function rivalsOf<T extends NoticeKind & Reading<Duration>>(
  chosen: NoticeKind & Reading<Duration>,
  said: readonly T[],
): T[] {
  return said
    .filter(
      ({ value, start, atEnd, side }) =>
        start !== chosen.start &&
        !same(value, chosen.value) &&
        (chosen.atEnd === null || atEnd === chosen.atEnd) &&
        (chosen.side === null || side === null || side === chosen.side),
    )
    .map(unsettled);
}

/** A reading as one of two that contradict each other. */
export function unsettled<T extends { confidence: number }>(reading: T): T {
  return { ...reading, confidence: Math.min(reading.confidence, UNSETTLED) };
}

/** `atEnd`: it is surely for the end of a term; `sentence`: its own. */
export type Notices = {
  chosen: Reading<Duration> | null;
  rivals: Reading<Duration>[];
  atEnd: boolean;
  sentence: string;
};

/** The notice among lengths of time; where the contract renews itself, the one that stops it. */
export function chooseNotice(lexicon: Lexicon, lengths: readonly LengthReading[], renewal: Span | null): Notices {
  const kinds = new Map(lengths.map((length) => [length, kindOf(lexicon, length)]));
  const own = lengths.filter(({ role }) => role === 'notice');
  const sure = own.filter(({ likelihood }) => likelihood >= THRESHOLD);
  const stopping = renewal ? sure.filter((length) => kinds.get(length)?.atEnd === true) : [];
  const among = stopping.length > 0 ? stopping : own;
  const chosen = chooseLength(among, 'notice');
  const source = among.find(({ mention }) => chosen !== null && same(mention.length, chosen.value));
  if (!chosen || !source) return { chosen, rivals: [], atEnd: false, sentence: '' };
  const said = sure.flatMap((length) => {
    const reading = chooseLength([length], 'notice');
    return reading ? { ...reading, ...(kinds.get(length) as NoticeKind) } : [];
  });
  const rivals = rivalsOf({ ...chosen, ...(kinds.get(source) as NoticeKind) }, said);
  const { sentence, unit } = source.context;
  const isOfYears =
    goesByYears(sentence) &&
    lengths.some(({ mention, context }) => context.unit === unit && !same(mention.length, chosen.value));
  const isOfNext = MOVING_ON.test(sentence) || (renewal !== null && isOutdone(lengths, chosen, renewal));
  const counts = rivals.length > 0 || isOfNext || isOfYears ? unsettled(chosen) : chosen;
  const atEnd = kinds.get(source)?.atEnd === true && counts.confidence >= THRESHOLD;
  return { chosen: counts, rivals, atEnd, sentence };
}

/** Does a longer time, right beside the sentence on how it goes on, have to be kept, and the notice stands elsewhere? It is for something else then. */
function isOutdone(lengths: readonly LengthReading[], chosen: Reading<Duration>, renewal: Span): boolean {
  if (chosen.start === renewal.start) return false;
  return lengths.some(
    ({ mention, context }) =>
      context.unit.start !== chosen.start &&
      standsBeside(mention, renewal) &&
      EARLIER_THAN.test(context.after) &&
      addDuration(ANY_DAY, mention.length) > addDuration(ANY_DAY, chosen.value),
  );
}
const EARLIER_THAN = expression(`^ ?(?:(?:\\p{L}+ )?${BEFORE_ITS_END}|${EARLIER}(?!\\p{L}))`, 'i');
const ANY_DAY = '2025-01-01';

function kindOf(lexicon: Lexicon, { context }: LengthReading): NoticeKind {
  const { sentence, clauseBefore } = context;
  const sides = patternOf(lexicon, 'sides of notice', () => expression(words(lexicon.parties.roles), 'g'));
  const roles = everyMatch(lower(clauseBefore), sides).map(([role]) => role);
  return {
    atEnd: BEFORE_END.test(sentence) || says(lexicon, 'renewal near', lexicon.lengths.renewal.near, sentence),
    side: new Set(roles).size === 1 ? (roles[0] ?? null) : null,
  };
}

/** The notice of what a contract turns into. */
const MOVING_ON = expression(MOVES_ON, 'i');
const BEFORE_END = expression(BEFORE_ITS_END, 'i');

/** How long before the end an option must be used, where its own sentence, or the one on its use right behind it, says so: that counts, whatever else needs notice. */
export function noticeOfOption(lengths: readonly LengthReading[], option: Span | null): Reading<Duration> | null {
  if (option === null) return null;
  const before = lengths.filter(
    ({ mention, context }) =>
      mention.start >= option.start &&
      (RIGHT_BEFORE.test(context.after) || THAT_DAY.test(context.after)) &&
      !isLongest(context),
  );
  const own =
    before.find(({ mention }) => mention.end <= option.end) ??
    before.find(
      ({ context: { unit, sentence } }) =>
        unit.start >= option.end && unit.start < option.end + BESIDE && USES.test(sentence),
    );
  if (!own) return null;
  const { start, end } = own.context.unit;
  return { value: own.mention.length, start, end: Math.min(end, start + 600), working: null, confidence: OF_OPTION };
}
/** "Six mois au moins avant cette date". */
const THAT_DAY = expression(`^ ?(?:\\p{L}+ ){0,3}${BEFORE_THEN}(?!\\p{L})`, 'i');
const USES = expression(`(?<!\\p{L})${USES_IT}`, 'i');
const OF_OPTION = 0.78;
const RIGHT_BEFORE = expression(`^,? ?(?:\\p{L}+,? ){0,3}(?:${BEFORE_ITS_END}|${AHEAD}(?!\\p{L}))`, 'i');

/**
 * Is its last day counted back from the end? Not where it ends a contract sooner that would end by itself, or of which nobody knows how it goes on; and one
 * that stands beside an option is for that.
 */
export function countsBack(
  ending: Ending,
  { chosen, atEnd, sentence }: Notices,
  { may: option, never }: { may: Span | null; never: Span | null },
): boolean {
  const isOfOption = chosen?.start === option?.start || !STOPS.test(sentence);
  if (ending === 'option') return standsBeside(chosen, option) && isOfOption;
  return ending === 'renews' || ((ending !== 'ends' || never !== null) && (atEnd || BEHIND_END.test(sentence)));
}

/** Does a notice stand in the sentence of the option, or right before or behind it? */
function standsBeside(notice: Span | null, option: Span | null): boolean {
  return notice !== null && option !== null && notice.start < option.end + BESIDE && option.start < notice.end + BESIDE;
}
const BESIDE = 200;
const STOPS = expression(`(?<!\\p{L})${STOPS_IT}`, 'i');
const BEHIND_END = expression(`(?<!\\p{L})${BEHIND_ITS_END}(?!\\p{L})`, 'i');
