import { isOfAYear } from '../deriveDates.ts';
import { EARLY_END, ENDING_IT, NO_MORE } from '../lexicon/everydayKinds.ts';
import { GOING_ON, HAS_OPTION } from '../lexicon/everydayWords.ts';
import { ENDED_EACH_YEAR } from '../lexicon/yearlessEnglish.ts';
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

/** May a contract of a year be ended by some day "in any year"? Then it goes on behind its end, whatever else it says. */
export function isEndedEachYear(text: string, begins: string | null, ends: string | null): boolean {
  return isOfAYear(begins, ends) && ENDED_EACH_YEAR.test(text);
}
