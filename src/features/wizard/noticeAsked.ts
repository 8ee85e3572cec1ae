/** What renews by itself has no known notice period: the person may say that there is none. The list takes that for an answer, too. */
import type { FoundContract } from './foundContract.ts';

export const NO_NOTICE_PERIOD = 'The contract has no notice period';

/** Is that asked of it? */
export function asksForNotice({ toCheck }: Pick<FoundContract, 'toCheck'>): boolean {
  return toCheck.some(({ code }) => code === 'NO_NOTICE');
}
