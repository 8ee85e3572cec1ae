/** Whether a day that looks like an end is the one until which notice can be given, or an option used. */
import type { Context } from '../clauses/context.ts';
import { TELLS_OPTION, UNTIL_DAYS } from '../lexicon/anyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { beginsWith, says } from '../lexicon/patterns.ts';

const UNTIL_DAY = new RegExp(`(?<!\\p{L})${UNTIL_DAYS} ?$`, 'iu');
/** So far behind a day somebody tells it. */
const NEXT = 40;
const TELLS_IT = new RegExp(`(?<!\\p{L})${TELLS_OPTION}(?!\\p{L})`, 'iu');

/** "bis zum 18. November 2026 kündigen", "puede cancelar hasta el 18 de noviembre": until then notice can be given. */
export function isNoticeDay(lexicon: Lexicon, { before, after, clauseBefore, sentence }: Context): boolean {
  const { near } = lexicon.lengths.notice;
  return (
    UNTIL_DAY.test(before) &&
    (beginsWith(lexicon, 'notice behind', near, after) !== null ||
      says(lexicon, 'notice', near, clauseBefore) ||
      (TELLS_IT.test(after.slice(0, NEXT)) && says(lexicon, 'may renew', lexicon.mayRenew, sentence)))
  );
}
