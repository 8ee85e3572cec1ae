/** How long before the end an option to renew must be used: "may renew by written notice not less than six months before the end of the Term". */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import { findDurations } from '../findDurations.ts';
import { BEFORE_END, USES_OPTION } from '../lexicon/optionWords.ts';
import type { Duration } from '../types.ts';

/** The notice that uses the option, from the first sentence that says it; null where none does. Linear. */
export function readOptionNotice(document: Document): Reading<Duration> | null {
  for (const sentence of document.sentences) {
    const text = document.text.slice(sentence.start, sentence.end);
    if (!USES_OPTION.test(text)) continue;
    for (const { duration, start, end } of findDurations(text)) {
      if (!duration || !BEFORE_END.test(text.slice(end, end + 120))) continue;
      const span = quoteSpan(document, sentence.start + start, sentence.start + end, sentence);
      return { value: duration, ...span, working: null, confidence: 0.78 };
    }
  }
  return null;
}
