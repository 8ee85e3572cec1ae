/** Ends of a term counted in full months: "the last day of the thirty-sixth (36th) full calendar month after the Commencement Date". */
import { addMonths, daysInMonth, formatDay, parseDay } from '../../../../contract/calendar.ts';
import { quoteSpan, type Document } from '../document.ts';
import { ORDINAL_WORDS, readOrdinal } from '../numberWords.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { readAnchorPhrase } from './findAnchor.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';
import { everyMatch } from '../../everyMatch.ts';

const MONTH = new RegExp(
  `\\b(?:last day|end|close) of the (${ORDINAL_WORDS}|\\d{1,3} ?(?:st|nd|rd|th))(?: ?\\(\\d{1,3} ?(?:st|nd|rd|th)?\\))? (full )?(?:calendar )?month (?:next )?(?:after|following|from) `,
  'gi',
);

/** "Expiration Date: Last day of the sixtieth full calendar month after". */
const LABEL = /\b(?:expiration|termination|expiry) date ?: (?:the )?$/i;
const LABELLED = 5;

/** Ends by full months in one sentence. A month that has begun before the anchor is not counted as a full one. */
export function readMonthEnds(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!body.includes('onth') && !body.includes('ONTH')) return [];
  const found: EndReading[] = [];
  for (const match of everyMatch(body, MONTH).slice(0, MOST_TIMES)) {
    const count = readOrdinal(match[1] as string);
    const before = wordsBefore(body, match.index);
    const after = wordsAfter(body, match.index + match[0].length);
    if (count === null || !leadsToEnd(before) || isOfRenewal(document, before)) continue;
    const at = sentence.start + match.index + match[0].length;
    const anchor = readAnchorPhrase(document, anchors, at, Math.min(sentence.end, at + 160));
    if (!anchor) continue;
    const day = anchor.day === null ? null : endOfMonth(anchor.day, count);
    const score = Math.max(scoreSubject(document, sentence, before, after), LABEL.test(before) ? LABELLED : 0) + 1;
    found.push({
      value: day,
      ...quoteSpan(document, at - match[0].length, at, sentence),
      working: day === null ? null : `end of month ${count} after ${anchor.day} (${anchor.label}) = ${day}`,
      score,
      subject: score - 1,
      written: false,
      ...(day !== null && { exact: true as const }),
      length: { n: count, unit: 'month' },
      confidence: day === null ? 0 : Math.min(confidenceOf(score), anchor.confidence),
    });
  }
  return found;
}

/** The last day of the `count`-th full month from `day` on: the first one begins on the first of a month. */
function endOfMonth(day: string, count: number): string | null {
  const start = parseDay(day);
  if (!start) return null;
  const last = parseDay(addMonths(`${day.slice(0, 7)}-01`, start.day === 1 ? count - 1 : count));
  return last && formatDay(last.year, last.month, daysInMonth(last.year, last.month));
}
