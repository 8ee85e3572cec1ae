/** "This commitment expires on": until when a loan is offered, and not when it is due. */
import type { Document } from '../document.ts';
import { OFFERED_UNTIL } from '../lexicon/maturityWords.ts';
import type { EndReading } from './endReading.ts';
import { isOfDebt } from './isOfLoan.ts';

/** Such a day is about something else than the term. */
const OF_OTHER = 1;

/** Takes from what a paper about a debt offers until a day what made it the end of the term. */
export function demoteOffers(document: Document, ends: readonly EndReading[]): void {
  if (!isOfDebt(document)) return;
  for (const end of ends)
    if (OFFERED_UNTIL.test(document.text.slice(end.start, end.end))) end.score = Math.min(end.score, OF_OTHER);
}
