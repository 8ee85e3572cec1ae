/** Ends of a term with one of the years that the agreement counts itself: "through the last day of the third Contract Year". */
import { addDays, addMonths } from '../../../../contract/calendar.ts';
import { quoteSpan, type Document } from '../document.ts';
import { ORDINAL_WORDS, readOrdinal } from '../numberWords.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import { endOfContractYears, firstYear } from './contractYears.ts';
import type { EndReading } from './endReading.ts';
import { defaultAnchor, namedBefore } from './findAnchor.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';
import { everyMatch } from '../../everyMatch.ts';

const ENDS_WITH = new RegExp(
  `\\b(?:last day|end|close|expiration|expiry|conclusion|completion) of the (${ORDINAL_WORDS}|\\d{1,2} ?(?:st|nd|rd|th))(?: ?\\(\\d{1,2}(?:st|nd|rd|th)?\\))? (?:full )?((?:Contract|Lease|License|Agreement|Operating|Term) Year)\\b`,
  'gi',
);

/** Ends by counted years in one sentence. */
export function readCountedYears(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!/ (?:[Yy]ear|YEAR)\b/.test(body)) return [];
  const found: EndReading[] = [];
  for (const match of everyMatch(body, ENDS_WITH).slice(0, MOST_TIMES)) {
    const before = wordsBefore(body, match.index);
    const count = readOrdinal(match[1] as string);
    if (count === null || !leadsToEnd(before) || isOfRenewal(document, before)) continue;
    const name = match[2] as string;
    const start = sentence.start + match.index;
    const anchor =
      firstYear(document) ?? namedBefore(document, anchors, sentence.start, start) ?? defaultAnchor(anchors);
    const day = endOfYears(document, count, anchor);
    const score = scoreSubject(document, sentence, before, wordsAfter(body, match.index + match[0].length)) + 1;
    found.push({
      value: day,
      ...quoteSpan(document, start, start + match[0].length, sentence),
      working: day && `end of ${name} ${count} = ${day}`,
      score,
      subject: score - 1,
      written: false,
      ...(day !== null && { exact: true }),
      length: null,
      confidence: day === null ? 0 : Math.min(confidenceOf(score), anchor.confidence || SURENESS),
    });
  }
  return found;
}
const SURENESS = 0.85;

/** Plain years end the day before the anniversary. */
function endOfYears(document: Document, count: number, anchor: ReturnType<typeof defaultAnchor>): string | null {
  const end = endOfContractYears(document, count, anchor);
  if (end !== undefined) return end;
  return anchor.day && addDays(addMonths(anchor.day, count * 12), -1);
}
