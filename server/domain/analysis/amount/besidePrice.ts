/** Sums that are not paid under this agreement: what somebody paid before, what another paper or a third party pays, what something costs now. */
import {
  ANOTHER,
  AT_PRESENT,
  DATED_PAPER,
  ENDED,
  FOR_SIDE,
  NOW_DONE,
  OPERATIVE,
  OTHER_PAPER,
  OVER,
  PAST,
  RELATIVE,
  UNDER_ANOTHER,
  VERB,
} from '../lexicon/priceWords.ts';
import type { MoneyClause } from './findClauses.ts';
import { everyMatch } from '../../everyMatch.ts';

/** Was it paid before, or is it paid under another paper or by somebody else? */
export function isPastOrAnothers({ lead, wide, tail, behind, opening }: MoneyClause): boolean {
  const before = wide.slice(wide.lastIndexOf(';') + 1);
  return (
    isDone(before) ||
    RELATIVE.test(before) ||
    FOR_SIDE.test(behind) ||
    UNDER_ANOTHER.test(behind) ||
    ENDED.test(tail) ||
    ANOTHER.test(before) ||
    AT_PRESENT.test(opening) ||
    AT_PRESENT.test(lead) ||
    (!OPERATIVE.test(before) && (OTHER_PAPER.test(before) || (DATED_PAPER.test(before) && OVER.test(tail))))
  );
}

function isDone(before: string): boolean {
  const last = everyMatch(before, VERB).at(-1);
  return last !== undefined && PAST.test(last[0]) && !NOW_DONE.test(before.slice(0, last.index));
}
