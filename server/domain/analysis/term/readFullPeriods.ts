/**
 * Ends of a term counted in full months, quarters or years besides the part of one that has begun: "thirty-six (36) full calendar
 * months after the Commencement Date (plus the partial month, if any)", "the rest of the calendar quarter in which the Launch Date
 * falls, and the twelve (12) full calendar quarters after that quarter".
 */
import { addMonths, daysInMonth, formatDay, parseDay } from '../../../../contract/calendar.ts';
import { quoteSpan, type Document } from '../document.ts';
import { findDurations, showDuration, isOfDays } from '../findDurations.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { defaultAnchor, readAnchorPhrase } from './findAnchor.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';

/** A word of every such term. */
const PART_WORD = /\b(?:partial|fractional|part of|portion of|rest of|remainder of|balance of|stub)\b/i;
/** The part that has begun, after the length … */
const PART_AFTER =
  /\b(?:plus|and|together with|in addition to|with) (?:(?:the|any|such|a|initial) ){0,2}(?:partial|fractional|stub|part of|portion of|remainder of|balance of)\b[^.;]{0,30}\b(month|quarter|year)\b/i;
/** … or before it: "the rest of the calendar quarter in which the Launch Date falls, and the". */
const PART_BEFORE =
  /\b(?:the|any) (?:partial|fractional|rest of|remainder of|balance of|part of|portion of)\b[^.;]{0,30}\b(month|quarter|year)\b([^.;]{0,90}),? (?:and|plus|together with)(?: (?:for|the|a|period|of|next)){0,4} $/i;
/** "in which the Launch Date falls". */
const IN_WHICH = /^,? ?(?:in which|during which|containing|of) (?=\S)/i;
const FROM = /^[^.;,(]{0,24}?\b(?:after|following|from|beginning (?:on|with)|commencing (?:on|with)) /i;
const FULL = /\b(?:full|whole|complete|entire)\b/i;
const MONTHS = { month: 1, quarter: 3, year: 12 };

/** Ends by full periods in one sentence. */
export function readFullPeriods(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!PART_WORD.test(body) || !FULL.test(body)) return [];
  const found: EndReading[] = [];
  for (const mention of findDurations(body).slice(0, MOST_TIMES)) {
    const { duration } = mention;
    if (!duration || isOfDays(duration) || duration.unit === 'week') continue;
    if (!FULL.test(body.slice(Math.max(0, mention.start - 20), mention.end))) continue;
    const before = wordsBefore(body, mention.start);
    const after = wordsAfter(body, mention.end);
    const part = PART_AFTER.exec(after) ?? PART_BEFORE.exec(before);
    if (!part || isOfRenewal(document, before)) continue;
    const anchor = anchorOf(document, anchors, sentence, mention, after, part);
    const day = anchor.day && endOfPeriods(anchor.day, (part[1] as string).toLowerCase(), duration);
    const score =
      scoreSubject(document, sentence, before.slice(0, part[2] === undefined ? undefined : part.index), after) + 1;
    const start = sentence.start + mention.start;
    found.push({
      value: day,
      ...quoteSpan(document, start, sentence.start + mention.end, sentence),
      working: day && `part of a ${part[1]} from ${anchor.day} (${anchor.label}) + ${showDuration(duration)} = ${day}`,
      score,
      subject: score,
      written: false,
      ...(day !== null && { exact: true as const }),
      length: duration,
      confidence: day === null ? 0 : Math.min(confidenceOf(score), anchor.confidence),
    });
  }
  return found;
}

/** The day from which on the part is counted: named in it, or after the length. */
function anchorOf(
  document: Document,
  anchors: Anchors,
  sentence: Span,
  mention: { start: number; end: number },
  after: string,
  part: RegExpExecArray,
): ReturnType<typeof defaultAnchor> {
  const inPart = part[2] === undefined ? null : IN_WHICH.exec(part[2]);
  const lead = inPart ? null : FROM.exec(after);
  const at = inPart
    ? sentence.start + mention.start - (part[0].length - part[0].lastIndexOf(part[2] as string)) + inPart[0].length
    : lead
      ? sentence.start + mention.end + lead[0].length
      : null;
  return (at === null ? null : readAnchorPhrase(document, anchors, at, at + 120)) ?? defaultAnchor(anchors);
}

/** The last day of the period that `day` falls in, and `length` later. A period that begins with `day` is a full one itself. */
function endOfPeriods(day: string, period: string, length: { n: number; unit: string }): string | null {
  const size = MONTHS[period as keyof typeof MONTHS];
  const parts = parseDay(day);
  if (!parts) return null;
  const into = (parts.month - 1) % size;
  const isStub = into > 0 || parts.day > 1;
  const months = (isStub ? size : 0) + length.n * (length.unit === 'year' ? 12 : 1);
  const first = formatDay(parts.year, parts.month - into, 1);
  const last = first && parseDay(addMonths(first, months - 1));
  return last ? formatDay(last.year, last.month, daysInMonth(last.year, last.month)) : null;
}
