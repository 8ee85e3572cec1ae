/** In a long contract: the length that stands beside the first day is the term's, and what its annexes say of other ends is not. */
import { same } from '../decide/chooseLength.ts';
import { THRESHOLD } from '../findings.ts';
import { ANNEXES } from '../lexicon/paragraphWords.ts';
import { expression } from '../text/expression.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import type { DayReading } from './days.ts';
import type { LengthReading } from './lengths.ts';

const LONG = 8000;
/** So near its first day stands how long it lasts. */
const BESIDE = 160;
const ANNEX = expression(`(?:^|\\n)${ANNEXES}(?!\\p{L})`, 'gi');

/** Without the lengths and ends that are then another thing's. Linear. */
export function anchored(paper: Paper, days: readonly DayReading[], lengths: readonly LengthReading[]) {
  if (paper.text.length < LONG) return { days: [...days], lengths: [...lengths] };
  const begins = days.filter(({ role, likelihood }) => role === 'begin' && likelihood >= THRESHOLD);
  const terms = lengths.filter(({ role, likelihood }) => role === 'term' && likelihood >= THRESHOLD);
  const own =
    onlyLength(terms, ({ context }) => begins.some((begin) => begin.context.unit.start === context.unit.start)) ??
    onlyLength(terms, ({ mention }) => begins.some((begin) => isBeside(paper, begin.mention, mention)));
  const kept = own
    ? lengths.map((one) =>
        one.role === 'term' && one !== own ? { ...one, role: 'other' as const, likelihood: 0 } : one,
      )
    : [...lengths];
  const annex = annexOf(paper.text);
  const isTold = [...terms, ...days.filter(({ role, likelihood }) => role === 'end' && likelihood >= THRESHOLD)].some(
    ({ mention }) => mention.start < annex,
  );
  return {
    lengths: kept,
    days: isTold
      ? days.map((day) => (isOfAnnex(day, annex) ? { ...day, role: 'other' as const, likelihood: 0 } : day))
      : [...days],
  };
}

/** The first of those, where all are as long. */
function onlyLength(terms: readonly LengthReading[], isNear: (term: LengthReading) => boolean): LengthReading | null {
  const [first, ...others] = terms.filter((term) => isNear(term));
  return first && others.every(({ mention }) => same(mention.length, first.mention.length)) ? first : null;
}

function isBeside({ text }: Paper, one: Span, other: Span): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return second.start - first.end < BESIDE && !text.slice(first.end, second.start).includes('\n');
}

/** Where the first annex begins that stands behind the contract. */
function annexOf(text: string): number {
  ANNEX.lastIndex = text.length >> 1;
  return ANNEX.exec(text)?.index ?? text.length;
}

function isOfAnnex({ role, mention, context }: DayReading, annex: number): boolean {
  return mention.start > annex && !context.labelled && (role === 'end' || role === 'renewal');
}
