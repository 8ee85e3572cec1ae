/** Ends of a term with one of the years that the agreement counts itself: "through the last day of the third Contract Year". */
import { addDays, addMonths } from '../../../../contract/calendar.ts';
import type { Document } from '../document.ts';
import { ORDINAL_WORDS, readOrdinal } from '../numberWords.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import { endOfContractYears } from './contractYears.ts';
import { countedEnd, type EndReading } from './endReading.ts';
import { defaultAnchor, namedBefore } from './findAnchor.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { isOfRenewal, scoreSubject } from './subject.ts';
import { placesOf } from './wordsAround.ts';

const ENDS_WITH = new RegExp(
  `\\b(?:last day|end|close|expiration|expiry|conclusion|completion) of the (${ORDINAL_WORDS}|\\d{1,2} ?(?:st|nd|rd|th))(?: ?\\(\\d{1,2}(?:st|nd|rd|th)?\\))? (?:full )?((?:Contract|Lease|License|Agreement|Operating|Term) Year)\\b`,
  'gi',
);

/** Ends by counted years in one sentence. */
export function readCountedYears(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!/ (?:[Yy]ear|YEAR)\b/.test(body)) return [];
  return placesOf(body, ENDS_WITH).flatMap(({ match, before, after }) => {
    const count = readOrdinal(match[1] as string);
    if (count === null || !leadsToEnd(before) || isOfRenewal(document, before)) return [];
    const start = sentence.start + match.index;
    const anchor = namedBefore(document, anchors, sentence.start, start) ?? defaultAnchor(anchors);
    return countedEnd(document, sentence, start, start + match[0].length, {
      day: endOfYears(document, count, anchor),
      working: `end of ${match[2]} ${count}`,
      score: scoreSubject(document, sentence, before, after) + 1,
      length: null,
      exact: true,
      sureness: anchor.confidence || SURENESS,
    });
  });
}
const SURENESS = 0.85;

/** Plain years end the day before the anniversary. */
function endOfYears(document: Document, count: number, anchor: ReturnType<typeof defaultAnchor>): string | null {
  const end = endOfContractYears(document, count, anchor);
  if (end !== undefined) return end;
  return anchor.day && addDays(addMonths(anchor.day, count * 12), -1);
}
