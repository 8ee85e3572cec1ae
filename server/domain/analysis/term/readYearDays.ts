/** Ends of a term on a day of a year that is counted: "until December 31 of the tenth calendar year following the calendar year of the Effective Date". */
import { formatDay, parseDay } from '../../../../contract/calendar.ts';
import { quoteSpan, type Document } from '../document.ts';
import { ORDINAL_WORDS, readOrdinal } from '../numberWords.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { defaultAnchor, readAnchorPhrase } from './findAnchor.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';
import { everyMatch } from '../../everyMatch.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const ORDINAL = `(${ORDINAL_WORDS}|\\d{1,2} ?(?:st|nd|rd|th))(?: ?\\(\\d{1,2}(?:st|nd|rd|th)?\\))?`;
const DAY_OF_YEAR = new RegExp(
  `\\b(?:${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:day of )?${MONTH}|(?:the )?(?:last day|close|end)),? (?:of|in) the ${ORDINAL} (full )?(calendar |fiscal )?year (?:next )?(?:following|after) (?:the (?:calendar )?year (?:of|in which|during which) )?`,
  'gi',
);

/** A fiscal year is one that ends with December where the paper says so. */
const FISCAL_IS_CALENDAR =
  /\bfiscal year["')]*(?: ?[-:\u2014]| (?:shall )?means?| is)[^.;]{0,60}(?:\bcalendar year\b|\bJanuary 1(?:st)? (?:through|to) (?:the (?:next|following) )?December 31)/i;

function isCalendarYear({ text }: Document, kind: string | undefined): boolean {
  return /calendar/i.test(kind ?? '') || (/fiscal/i.test(kind ?? '') && FISCAL_IS_CALENDAR.test(text));
}

/** Ends on a day of a counted year in one sentence. */
export function readYearDays(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!/ year (?:next )?(?:following|after) /i.test(body)) return [];
  const found: EndReading[] = [];
  for (const match of everyMatch(body, DAY_OF_YEAR).slice(0, MOST_TIMES)) {
    const before = wordsBefore(body, match.index);
    const after = wordsAfter(body, match.index + match[0].length);
    const count = readOrdinal(match[5] as string);
    if (count === null || !leadsToEnd(before) || isOfRenewal(document, before)) continue;
    const at = sentence.start + match.index + match[0].length;
    const anchor = readAnchorPhrase(document, anchors, at, Math.min(sentence.end, at + 120)) ?? defaultAnchor(anchors);
    const from = anchor.day === null ? null : parseDay(anchor.day);
    const named = match[1] ?? match[4];
    // "the last day of the second full calendar year": that of a year of its own making is not known.
    if (named === undefined && !isCalendarYear(document, match[7])) continue;
    const month = MONTHS.indexOf((named ?? 'dec').slice(0, 3).toLowerCase()) + 1;
    // The year that begins with the anchor may be the first full one.
    const isOpen = match[6] !== undefined && anchor.day?.endsWith('-01-01') && !/ which /i.test(match[0]);
    const day = from && !isOpen && formatDay(from.year + count, month, Number(match[2] ?? match[3] ?? 31));
    const score = scoreSubject(document, sentence, before, after) + 1;
    found.push({
      value: day || null,
      ...quoteSpan(document, at - match[0].length, at, sentence),
      working: day ? `${named ?? 'last day'} of year ${count} after ${anchor.day} (${anchor.label}) = ${day}` : null,
      score,
      subject: score - 1,
      written: false,
      length: null,
      confidence: !day ? 0 : Math.min(confidenceOf(score), anchor.confidence),
    });
  }
  return found;
}
