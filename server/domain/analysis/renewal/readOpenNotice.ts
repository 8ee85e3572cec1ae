/** The notice that ends an agreement which goes on from month to month, or "thereafter until terminated by either party upon ninety days' notice". */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import { findDurations } from '../findDurations.ts';
import { ENDED_BY, ENDED_FOR, GOES_ON_OPEN } from '../lexicon/openWords.ts';
import type { Span } from '../splitSentences.ts';
import { sentencesWith } from '../text/sentencesWith.ts';
import type { Duration } from '../types.ts';

/** So surely it is read where one length is said, and nothing else is. */
const CONFIDENCE = 0.7;
const NOTICE = /\bnotice|notification\b/gi;
const NOTICE_BEHIND =
  /^ ?(?:\([^)]{0,20}\) ?)?(?:'s?|s')?[ -]{0,2}(?:(?:calendar|advance|prior|written|previous|of)[ ,]{1,2}){0,4}(?:notice|notification)\b/i;
const NOTICE_BEFORE = /\b(?:notice|notification)\b[^.;]{0,40} of (?:at least |not less than |no less than )?$/i;

/** The notice of the sentence that says it goes on; null where none or two different ones are said. Linear. */
export function readOpenNotice(document: Document): Reading<Duration> | null {
  const found: Reading<Duration>[] = [];
  for (const at of sentencesWith(document, NOTICE)) {
    const sentence = document.sentences[at] as Span;
    const body = document.text.slice(sentence.start, sentence.end);
    const isLikely = body.length > 20 && body.length < 1200;
    if (isLikely && GOES_ON_OPEN.test(body) && ENDED_BY.test(body) && !ENDED_FOR.test(body))
      for (const { duration, start, end } of findDurations(body)) {
        if (!duration || !(NOTICE_BEHIND.test(body.slice(end)) || NOTICE_BEFORE.test(body.slice(0, start)))) continue;
        const span = quoteSpan(document, sentence.start + start, sentence.start + end, sentence);
        found.push({ value: duration, ...span, working: null, confidence: CONFIDENCE });
      }
  }
  const [first] = found;
  return first && found.every(({ value }) => value.n === first.value.n && value.unit === first.value.unit)
    ? first
    : null;
}
