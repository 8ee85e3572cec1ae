/** The last day to use a right to end a contract early on a day of its own: "may end this lease on 24 June 2027 by at least six months' notice". */
import { addDays, addDuration, type CalendarDay } from '../../../../contract/calendar.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import { datesWithin, type Document, quoteSpan, type Reading } from '../document.ts';
import { findDurations, showDuration } from '../findDurations.ts';
import { everyMatch } from '../../everyMatch.ts';
import { BEHIND, LAST_DAY } from '../lexicon/noticeWords.ts';
import { ORDINAL_WORDS, readOrdinal } from '../numberWords.ts';
import type { Span } from '../splitSentences.ts';
import { sentencesWith } from '../text/sentencesWith.ts';
import { defaultAnchor, readAnchorPhrase } from '../term/findAnchor.ts';

/** Whoever may end it, right before the day on which it ends then. */
const MAY_END =
  /\b(?:may|can|entitled to|right to|option to)\b[^.;]{0,60}\b(?:terminat\w*|determin\w*|end|cancel|break|bring)\b[^.;]{0,80}\b(?:on|at|as of|as from|from)(?: and including)? (?:the )?$/i;
/** "Tenant's break   24 June 2031, on": a row of key terms. */
const BREAK_ROW = /\bbreak(?: (?:date|option|day))?["']?(?: ?:| is| means)? ?$/i;
const BREAK_DATE = /\b(?:Break|Early Termination|Option) Date\b/g;
const BREAK_DATES = ['break date', 'early termination date', 'option date'];
/** It is asked about: whose right it is, and whether its conditions are kept, a person has to see. */
const ASKED = 0.55;

/** "on the second anniversary of the Effective Date", "at the end of the third contract year". */
const COUNTED = new RegExp(
  `\\b(?:(end|expiration|close) of (?:the )?)?(${ORDINAL_WORDS}|\\d{1,2}(?:st|nd|rd|th))(?: ?\\(\\d{1,2}(?:st|nd|rd|th)?\\))? (?:(?:contract|agreement|lease|licen[cs]e|full) )?(anniversary(?: date)?|year)\\b(?: (of|from|after)\\b)? ?`,
  'gi',
);
/** A word of every one of them. */
const COUNTED_SIGN = / (?:anniversary|year)/gi;
const OF_TERM =
  /^(?:(?:the|this|its|such) )?(?:(?:initial|original|contractual|lease) )?(?:term|agreement|contract|(?:sub)?lease|licen[cs]e)\b(?! date)/i;

/** The earliest such day from `today` on; null where none is written. `anchors`: what the document calls its Break Date, and when it begins. Linear. */
export function readBreakDay(document: Document, anchors: Anchors, today: CalendarDay): Reading<string> | null {
  const isNamed = BREAK_DATES.some((name) => anchors.defined.has(name));
  const counts = new Set(sentencesWith(document, COUNTED_SIGN));
  const found = document.sentences.flatMap((sentence, at): Reading<string>[] => {
    const days = daysIn(document, anchors, sentence, { isNamed, isCounted: counts.has(at) });
    if (days.length === 0) return [];
    const notice = noticeIn(document.text.slice(sentence.start, sentence.end));
    const latest = notice === null ? latestIn(document, sentence) : null;
    return days.flatMap(({ day, start, end }): Reading<string>[] => {
      const span = quoteSpan(document, start, end, sentence);
      if (latest !== null) return latest < day ? [{ value: latest, ...span, working: null, confidence: ASKED }] : [];
      if (notice === null) return [];
      const value = addDuration(day, notice, -1);
      return [{ value, ...span, working: `${day} - ${showDuration(notice)} = ${value}`, confidence: ASKED }];
    });
  });
  const ahead = found.filter(({ value }) => value >= today);
  return ahead.toSorted((one, other) => one.value.localeCompare(other.value))[0] ?? null;
}

function noticeIn(text: string) {
  return findDurations(text).find(({ duration, end }) => duration && BEHIND.test(text.slice(end)))?.duration ?? null;
}

/** "by notice given no later than August 31, 2027". */
function latestIn(document: Document, { start, end }: Span): CalendarDay | null {
  const { text } = document;
  const date = datesWithin(document, start, end).find((one) => {
    const before = text.slice(Math.max(start, one.start - REACH), one.start);
    return !one.ambiguous && LAST_DAY.test(before) && /\bnotice|notif|in writing\b/i.test(before);
  });
  if (!date || date.day === null) return null;
  return /\bbefore(?: the)? $/i.test(text.slice(start, date.start)) ? addDays(date.day, -1) : date.day;
}

type EarlyEnd = { day: CalendarDay; start: number; end: number };

/** The days on which the sentence lets somebody end the contract. */
function daysIn(
  document: Document,
  anchors: Anchors,
  { start, end }: Span,
  { isNamed, isCounted }: { isNamed: boolean; isCounted: boolean },
): EarlyEnd[] {
  const leads = (at: number): boolean => {
    const before = document.text.slice(Math.max(start, at - REACH), at);
    return MAY_END.test(before) || BREAK_ROW.test(before);
  };
  const written = datesWithin(document, start, end).map((date) => ({ ...date, day: date.ambiguous ? null : date.day }));
  const named = (isNamed ? everyMatch(document.text.slice(start, end), BREAK_DATE) : []).map(({ 0: name, index }) => ({
    day: anchors.defined.get(name.toLowerCase())?.value ?? null,
    start: start + index,
    end: start + index + name.length,
  }));
  const counted = isCounted ? countedDays(document, anchors, { start, end }) : [];
  return [...written, ...named, ...counted].flatMap((one) =>
    one.day !== null && leads(one.start) ? [{ ...one, day: one.day }] : [],
  );
}

function countedDays(document: Document, anchors: Anchors, { start, end }: Span) {
  return everyMatch(document.text.slice(start, end), COUNTED).flatMap((match) => {
    const [said, ends, ordinal = '', unit = '', of] = match;
    const n = readOrdinal(ordinal);
    const isYear = /^year/i.test(unit);
    if (n === null || isYear === (ends === undefined)) return [];
    const at = start + match.index + said.length;
    const isOfTerm = of === undefined || OF_TERM.test(document.text.slice(at, end));
    const anchor = isOfTerm ? defaultAnchor(anchors) : readAnchorPhrase(document, anchors, at, Math.min(end, at + 160));
    if (!anchor?.day) return [];
    const day = addDuration(anchor.day, { n, unit: 'year' });
    return [{ day: isYear ? addDays(day, -1) : day, start: start + match.index, end: at }];
  });
}

/** So far before the day the right to it is looked for. */
const REACH = 200;
