/** A sum that is said to be for the whole time of the contract. */
import type { Context } from '../clauses/context.ts';
import { TAX_TAILS } from '../lexicon/anyLanguage.ts';
import { WHOLE_TIME } from '../lexicon/wholeTime.ts';
import { expression } from '../text/expression.ts';

const BEFORE = expression(`(?<!\\p{L})${WHOLE_TIME}(?!\\p{L})[^.;,]{0,30}$`, 'i');
const BEHIND = expression(`^ ?(?:${TAX_TAILS} )?${WHOLE_TIME}(?!\\p{L})`, 'i');

/** "für die gesamte Laufzeit 4.800 €", or behind the sum. */
export function isOfWholeTime({ before, after }: Context): boolean {
  return BEFORE.test(before) || BEHIND.test(after);
}
