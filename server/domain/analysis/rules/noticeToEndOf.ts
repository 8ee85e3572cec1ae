/** The end of a calendar period at which notice takes effect: "mit einer Frist von drei Monaten zum Quartalsende". */
import type { PeriodEnd } from '../../../../contract/calendar.ts';
import type { Reading } from '../document.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { says } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';

const LONGEST = 600;

/** So near the notice stands another sentence that says when it takes effect. */
const BESIDE = 300;

/** From the sentence of the notice, or the first one about notice right beside it, that says it; null where none does, or it names two. */
export function readNoticeToEndOf(paper: Paper, lexicon: Lexicon, notice: Span | null): Reading<PeriodEnd> | null {
  if (notice === null) return null;
  const near = paper.units.filter(({ start, end }) => start < notice.end + BESIDE && notice.start < end + BESIDE);
  const own = near.filter(({ start, end }) => start < notice.end && notice.start < end);
  for (const { start, end } of [...own, ...near]) {
    const text = paper.text.slice(start, Math.min(end, start + LONGEST));
    const periods = lexicon.noticeToEndOf.filter(([words, period]) =>
      says(lexicon, `to end of ${period}`, words, text),
    );
    const [only] = periods;
    if (!only || !says(lexicon, 'notice near', lexicon.lengths.notice.near, text)) continue;
    if (periods.length > 1) return null;
    return { value: only[1], start, end: Math.min(end, start + LONGEST), working: null, confidence: 0.8 };
  }
  return null;
}
