/** Ends of a term counted in ordinals: "until the fifth anniversary of the Effective Date", "the 30th day after …". */
import { addDays, addDuration, daysInMonth, formatDay, parseDay } from '../../../../contract/calendar.ts';
import { quoteSpan, type Document } from '../document.ts';
import { CARDINAL_WORDS, ORDINAL_WORDS, readCardinal, readOrdinal } from '../numberWords.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import { defaultAnchor, namedBefore, readAnchorPhrase } from './findAnchor.ts';
import type { EndReading } from './endReading.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';
import { everyMatch } from '../../everyMatch.ts';

const ORDINAL = `(${ORDINAL_WORDS}|(?:${CARDINAL_WORDS}|\\d{1,2})(?= ?(?:\\(\\d{1,3}\\) ?)?-?(?:years?|months?) anniversary)|\\d{1,3} ?(?:s ?t|n ?d|r ?d|t ?h))(?: ?\\(\\d{1,3} ?(?:s ?t|n ?d|r ?d|t ?h)?\\))?-?`;
const ANNIVERSARY = new RegExp(
  `\\b${ORDINAL}(?: ?(years?|months?|annual|yearly))? ?(anniversary(?: date)?|(?:calendar )?day)(?: (?:of|from|following|after|next following)\\b(?: (?:such|that|said) date\\b)?| thereof\\b)? ?`,
  'gi',
);

/** "the fifth anniversary of this Agreement". */
const OF_ITSELF = /^(?:this|the) (?:agreement|contract|lease|licen[cs]e)\b(?! date)/i;

/** "the first anniversary of the expiration date of the last Purchase Schedule": nobody knows that day. */
const OF_OTHER_END =
  /^(?:the |its )?(?:expiration|expiry|termination|end|completion)(?: date)? of (?!(?:this|the) (?:agreement|contract|lease|licen[cs]e|initial|term)\b)/i;

/** Ends by ordinal in one sentence. */
export function readAnniversaries(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!/nnivers|NNIVERS|[Dd]ay [aAfF]|DAY [AF]/.test(body)) return [];
  const found: EndReading[] = [];
  for (const match of everyMatch(body, ANNIVERSARY).slice(0, MOST_TIMES)) {
    const count = readOrdinal(match[1] as string) ?? readCardinal(match[1] as string);
    const years = /^anniv/i.test(match[3] as string);
    const unit = !years ? 'day' : /^month/i.test(match[2] ?? '') ? 'month' : 'year';
    const before = wordsBefore(body, match.index);
    const after = wordsAfter(body, match.index + match[0].length);
    if (count === null || !leadsToEnd(before) || (!years && !/(?:after|following|from) $/i.test(match[0]))) continue;
    const subject = scoreSubject(document, sentence, before, after) - (isOfRenewal(document, before) ? 3 : 0);
    const score = subject + 1;
    const at = sentence.start + match.index + match[0].length;
    const ofNamed = /\b(?:of|from|following|after) $/i.test(match[0]);
    const isOfOther = ofNamed && years && OF_OTHER_END.test(after);
    const anchor = isOfOther
      ? { day: null, label: '', confidence: 0 }
      : ofNamed
        ? (readAnchorPhrase(document, anchors, at, Math.min(sentence.end, at + 160)) ??
          (years && OF_ITSELF.test(after) ? defaultAnchor(anchors) : null))
        : years
          ? (namedBefore(document, anchors, sentence.start, sentence.start + match.index) ?? defaultAnchor(anchors))
          : null;
    if (!anchor) continue;
    const counted = anchor.day === null ? null : addDuration(anchor.day, { n: count, unit });
    const { day, how } = adjust(counted, before, wordsAfter(body, match.index + match[0].length));
    found.push({
      value: day,
      ...quoteSpan(document, at - match[0].length, at, sentence),
      working: day === null ? null : `${anchor.day} (${anchor.label}) + ${count} ${unit}s${how} = ${day}`,
      score,
      subject,
      written: false,
      ...(how && { exact: true }),
      length: { n: count, unit },
      confidence: day === null ? 0 : Math.min(confidenceOf(score), anchor.confidence),
    });
  }
  return found;
}

function adjust(day: string | null, before: string, after: string): { day: string | null; how: string } {
  if (day === null) return { day, how: '' };
  if (/last day of the (?:calendar )?month[^.;]{0,30}$/i.test(before))
    return { day: endOfMonth(day), how: ', end of the month' };
  if (/^[^.;]{0,60}\b(?:less|minus) (?:one|a|1)(?: \(1\))? day\b/i.test(after))
    return { day: addDays(day, -1), how: ', less one day' };
  if (/\bday (?:immediately )?(?:prior to|before|preceding)[^.;]{0,12}$/i.test(before))
    return { day: addDays(day, -1), how: ', the day before' };
  return { day, how: '' };
}

function endOfMonth(day: string): string | null {
  const parts = parseDay(day);
  return parts && formatDay(parts.year, parts.month, daysInMonth(parts.year, parts.month));
}
