/** Ends of a term that name no day but a month or a year: "through December 2014", "until the end of the current calendar year", "for the calendar years 2019 and 2020". */
import { daysInMonth, formatDay, parseDay } from '../../../../contract/calendar.ts';
import { quoteSpan, type Document } from '../document.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { defaultAnchor } from './findAnchor.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';
import { everyMatch } from '../../everyMatch.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?,? (?:of )?((?:19|20)\d\d)(?![\d/-])/gi;
/** A day of the month before the name makes it a date, not a month. */
const DAY_BEFORE = /(?:\d ?(?:st|nd|rd|th)?(?: day)?(?: of)?|\bday of) ?$/i;
/** "until December 2014" leaves open whether its beginning or its end is meant. */
const UNCLEAR = /\b(?:until|till|to|before|prior to|by) (?:the month of )?$/i;
const RANGE_FROM =
  /\b(?:from|between|commencing|beginning|starting)\b[^.;]{0,60}$|\b[a-z]{3,9}\.?,? (?:19|20)\d\d,? (?:to|until|till|-) $/i;

const YEAR =
  /\b(?:the )?(?:end|last day|close|expiration|conclusion) of (?:the )?(?:calendar )?(?:year )?((?:19|20)\d\d)(?: calendar year)?\b(?! (?:fiscal|seasons?|model|crop|school|academic|marketing|tax|contract|licen[sc]e|financial)\b|[/-]\d)|\byear[- ]end,? (?:of )?((?:19|20)\d\d)\b/gi;
const YEARS =
  /\b(?:for|covers?|spans?|comprises?) (?:the )?(?:calendar )?years? ((?:(?:19|20)\d\d(?:, (?:and )?| and | through | to | ?- ?))*)((?:19|20)\d\d)\b|\b(?:for|covers?|spans?|comprises?) (?:the )?((?:(?:19|20)\d\d(?:, (?:and )?| and | through | to ))+)((?:19|20)\d\d) calendar years\b/gi;
const THIS_YEAR =
  /\b(?:until|through|on|to|at|expires?|ends?)\b[^.;]{0,30}\b(?:the )?(?:end|last day|close|expiration) of (?:the |its |that )?(?:(?:then-?|then |the )?current |same |first |present |initial )?calendar year\b(?! (?:19|20)\d\d)/gi;

/** Ends by month or year in one sentence. */
export function readCalendarEnds(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  return [
    ...(/(?:19|20)\d\d/.test(body)
      ? [...readMonths(document, sentence, body), ...readYears(document, sentence, body)]
      : []),
    ...(/calendar year/i.test(body) ? readThisYear(document, anchors, sentence, body) : []),
  ];
}

function readMonths(document: Document, sentence: Span, body: string): EndReading[] {
  const found: EndReading[] = [];
  for (const match of everyMatch(body, MONTH).slice(0, MOST_TIMES)) {
    const before = wordsBefore(body, match.index);
    if (DAY_BEFORE.test(before.slice(-20)) && !/\blast day of $/i.test(before)) continue;
    if (!leadsToEnd(before)) continue;
    const month = MONTHS.indexOf((match[1] as string).slice(0, 3).toLowerCase()) + 1;
    const year = Number(match[2]);
    const unclear = UNCLEAR.test(before) && !RANGE_FROM.test(before);
    found.push(
      reading(document, sentence, body, match, before, formatDay(year, month, daysInMonth(year, month)), unclear),
    );
  }
  return found;
}

function readYears(document: Document, sentence: Span, body: string): EndReading[] {
  const found: EndReading[] = [];
  for (const match of everyMatch(body, YEAR).slice(0, MOST_TIMES)) {
    const before = wordsBefore(body, match.index);
    if (leadsToEnd(before))
      found.push(reading(document, sentence, body, match, before, `${(match[1] ?? match[2]) as string}-12-31`, false));
  }
  for (const match of everyMatch(body, YEARS).slice(0, MOST_TIMES)) {
    const before = wordsBefore(body, match.index + match[0].indexOf(' ') + 1);
    if ((match[1] ?? match[3] ?? '') !== '' || /calendar/i.test(match[0]))
      found.push(reading(document, sentence, body, match, before, `${(match[2] ?? match[4]) as string}-12-31`, false));
  }
  return found;
}

function readThisYear(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  const anchor = defaultAnchor(anchors);
  const parts = anchor.day === null ? null : parseDay(anchor.day);
  const day = parts && formatDay(parts.year, 12, 31);
  return everyMatch(body, THIS_YEAR)
    .slice(0, MOST_TIMES)
    .map((match) => {
      const before = wordsBefore(body, match.index + 8);
      const found = reading(document, sentence, body, match, before, day, false);
      return {
        ...found,
        written: false,
        working: day && `end of the calendar year of ${anchor.day} (${anchor.label}) = ${day}`,
        confidence: day ? Math.min(found.confidence, anchor.confidence) : 0,
      };
    });
}

function reading(
  document: Document,
  sentence: Span,
  body: string,
  match: RegExpExecArray,
  before: string,
  day: string | null,
  unclear: boolean,
): EndReading {
  const start = sentence.start + match.index;
  const end = start + match[0].length;
  const after = wordsAfter(body, match.index + match[0].length);
  const subject = scoreSubject(document, sentence, before, after) - (isOfRenewal(document, before) ? 3 : 0);
  return {
    value: day,
    ...quoteSpan(document, start, end, sentence),
    working:
      day &&
      `end of ${match[0].replace(/^(?:for )?(?:the )?(?:(?:end|last day|close|expiration|conclusion) of )?/i, '')} = ${day}`,
    score: subject + 1,
    subject,
    written: true,
    length: null,
    confidence: unclear ? 0.5 : confidenceOf(subject + 1),
  };
}
