import { EARLY_END, ENDING_IT, NO_MORE } from '../lexicon/everydayKinds.ts';
import { GOING_ON, HAS_OPTION } from '../lexicon/everydayWords.ts';
import type { Everyday } from './readEveryday.ts';

/** Does a short document speak of what comes behind its end in words that no rule has read? */
export function isUnread({ formal, text, terms }: Everyday, autoRenews: boolean | null): boolean {
  return (
    autoRenews === null &&
    (formal ? HAS_OPTION.test(text) : terms.open !== null || GOING_ON.test(text)) &&
    !ENDING_IT.test(text) &&
    !EARLY_END.test(text) &&
    !NO_MORE.test(text)
  );
}
