/** The last day for a notice, or for using an option, where a document writes it down: "tell us by 31 May 2029", "Cancel by: 3 March 2027". */
import { addDays, addMonths } from '../../../../contract/calendar.ts';
import { type DateMention, findDates } from '../findDates.ts';
import { findWeekdays } from '../weekdayOf.ts';
import { MONTH, YEARLESS } from '../lexicon/everydayWords.ts';
import {
  LAST_DAY,
  LAST_DAY_THIS_TIME,
  OTHER_NOTICE,
  SPEAKS_UP,
  STOPS_OR_EXTENDS,
  PAYS_OR_COVERS,
  THIS_TIME,
} from '../lexicon/noticeWords.ts';
import type { Found } from './found.ts';
import type { Sentence } from './sentences.ts';
import { everyMatch } from '../../everyMatch.ts';

const CONFIDENCE = 0.74;

/** "The Sponsor can have it for two more years. It has to tell the Secretary …" */
const GOES_ON =
  /^\W*(?:It|They|He|She|We|You|This|That)\b|^\W*If (?:it|they|he|she|we|you|the \w+) (?:(?:do(?:es)?|would)(?: not|n['’]t)?|wish(?:es)?|wants?)(?: so| to)?,|\b(?:latest|last) (?:date|day) (?:for|to do) (?:that|this|it|so)\b|\byour (?:letter|e-?mail|notice|message|form)\b/;

/** "by a letter delivered to the Lessor no later than": what is handed over is the notice itself. */
const HANDED_OVER = /\b(?:letter|notice|form|e-?mail|writing),? (?:\w+ )?delivered\b/gi;

/** The earliest of those that are written; null where none is. `within`: the days of a place; `ends`: the last day of the term. */
export function readNoticeDay(
  sentences: readonly Sentence[],
  within: (start: number, end: number) => DateMention[],
  ends: string | null,
): Found<string> | null {
  const found = sentences.flatMap(({ text, start, end }, index) => {
    // "Want to cancel? Reply by 12 December."
    const asked = sentences[index - 1]?.text ?? '';
    const isNext = THIS_TIME.test(text);
    const subject = asked.trimEnd().endsWith('?') || GOES_ON.test(text) || isNext ? `${asked} ${text}` : text;
    if (!SPEAKS_UP.test(subject) || !STOPS_OR_EXTENDS.test(subject)) return [];
    const yearless = [...withoutYear(text, start, ends), ...monthBeforeEnd(text, start, ends)];
    return [...within(start, end), ...yearless].flatMap((date) => {
      const before = text
        .slice(0, date.start - start)
        .replace(/ {2,}/g, ' ')
        .slice(-110);
      const lead =
        'isLast' in date
          ? ([''] as const)
          : (LAST_DAY.exec(before) ?? (isNext ? LAST_DAY_THIS_TIME.exec(before) : null));
      if (!lead || OTHER_NOTICE.test(before.replace(HANDED_OVER, '').slice(-40)) || date.day === null) return [];
      if (isNext && PAYS_OR_COVERS.test(before)) return [];
      const value = /^before/i.test(lead[0]) ? addDays(date.day, -1) : date.day;
      return [{ value, start, end, confidence: CONFIDENCE, working: null }];
    });
  });
  return found.toSorted((a, b) => a.value.localeCompare(b.value))[0] ?? null;
}

/** "By 30 April": of each year, so the last one before the end. */
export function withoutYear(
  text: string,
  start: number,
  ends: string | null,
): Pick<DateMention, 'day' | 'start' | 'end'>[] {
  if (ends === null) return [];
  return everyMatch(text, YEARLESS).flatMap(({ 0: written, index }) => {
    const years = [0, 1].map((before) => Number(ends.slice(0, 4)) - before);
    const day = years
      .map((year) => `${written}${/^\d/.test(written) ? ' ' : ', '}${year}`)
      .map((told) => (findWeekdays(told)[0] ?? findDates(told)[0])?.day ?? null)
      .find((one) => one !== null && one <= ends);
    return day ? [{ day, start: start + index, end: start + index + written.length }] : [];
  });
}

const MONTH_BEFORE = new RegExp(
  `\\b(?:during|in|within)(?: the (?:calendar )?month of)? (${MONTH})\\b,? (?:(?:immediately|next|last|directly) )?(?:preceding|before|prior to) (?:[\\w-]{1,12} ){0,3}(?:end|expir\\w+|terminat\\w+|renewal|anniversary)\\b`,
  'g',
);

/** "During the month of October preceding the end": until its last day, the last one before the end. */
export function monthBeforeEnd(
  text: string,
  start: number,
  ends: string | null,
): (Pick<DateMention, 'day' | 'start' | 'end'> & { isLast: true })[] {
  if (ends === null) return [];
  return everyMatch(text, MONTH_BEFORE).flatMap(({ 0: written, 1: month = '', index }) => {
    const day = [0, 1]
      .map((before) => findDates(`1 ${month} ${Number(ends.slice(0, 4)) - before}`)[0]?.day ?? null)
      .map((first) => first && addDays(addMonths(first, 1), -1))
      .find((last) => last && last < ends);
    return day ? [{ day, start: start + index, end: start + index + written.length, isLast: true as const }] : [];
  });
}
