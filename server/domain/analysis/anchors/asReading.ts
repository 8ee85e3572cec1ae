/** A date of the text, as a reading of it. */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import type { DateMention } from '../findDates.ts';
import { sentenceAt } from '../splitSentences.ts';

/** A date mention as a reading with its sentence. */
export function asReading(document: Document, mention: DateMention, confidence: number): Reading<string> {
  const span = quoteSpan(document, mention.start, mention.end, sentenceAt(document.sentences, mention.start));
  return { value: mention.day as string, start: span.start, end: span.end, working: null, confidence };
}
