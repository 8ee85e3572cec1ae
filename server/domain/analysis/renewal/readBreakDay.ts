/** The last day to use a right to end a contract early on a day of its own: "may end this lease on 24 June 2027 by at least six months' notice". */
import { addDuration, type CalendarDay } from '../../../../contract/calendar.ts';
import type { DefinedDates } from '../anchors/readDefinedDates.ts';
import { datesWithin, type Document, quoteSpan, type Reading } from '../document.ts';
import { findDurations, showDuration } from '../findDurations.ts';
import { everyMatch } from '../../everyMatch.ts';
import { BEHIND } from '../lexicon/noticeWords.ts';
import type { Span } from '../splitSentences.ts';

/** Whoever may end it, right before the day on which it ends then. */
const MAY_END =
  /\b(?:may|can|entitled to|right to|option to)\b[^.;]{0,60}\b(?:terminat\w*|determin\w*|end|cancel|break|bring)\b[^.;]{0,80}\b(?:on|at|as of|as from|from)(?: and including)? (?:the )?$/i;
/** "Tenant's break   24 June 2031, on": a row of key terms. */
const BREAK_ROW = /\bbreak(?: (?:date|option|day))?["']?(?: ?:| is| means)? ?$/i;
const BREAK_DATE = /\b(?:Break|Early Termination|Option) Date\b/g;
/** It is asked about: whose right it is, and whether its conditions are kept, a person has to see. */
const ASKED = 0.55;

/** The earliest such day from `today` on; null where none is written. `defined`: what the document calls its Break Date. Linear. */
export function readBreakDay(document: Document, defined: DefinedDates, today: CalendarDay): Reading<string> | null {
  const found = document.sentences.flatMap((sentence) => {
    const text = document.text.slice(sentence.start, sentence.end);
    const notice = noticeIn(text);
    if (notice === null) return [];
    return daysIn(document, defined, sentence).map(({ day, start, end }) => {
      const value = addDuration(day, notice, -1);
      const span = quoteSpan(document, start, end, sentence);
      return { value, ...span, working: `${day} - ${showDuration(notice)} = ${value}`, confidence: ASKED };
    });
  });
  const ahead = found.filter(({ value }) => value >= today);
  return ahead.toSorted((one, other) => one.value.localeCompare(other.value))[0] ?? null;
}

function noticeIn(text: string) {
  return findDurations(text).find(({ duration, end }) => duration && BEHIND.test(text.slice(end)))?.duration ?? null;
}

type EarlyEnd = { day: CalendarDay; start: number; end: number };

/** The days on which the sentence lets somebody end the contract. */
function daysIn(document: Document, defined: DefinedDates, { start, end }: Span): EarlyEnd[] {
  const leads = (at: number): boolean => {
    const before = document.text.slice(Math.max(start, at - REACH), at);
    return MAY_END.test(before) || BREAK_ROW.test(before);
  };
  const written = datesWithin(document, start, end).map((date) => ({ ...date, day: date.ambiguous ? null : date.day }));
  const named = everyMatch(document.text.slice(start, end), BREAK_DATE).map(({ 0: name, index }) => ({
    day: defined.get(name.toLowerCase())?.value ?? null,
    start: start + index,
    end: start + index + name.length,
  }));
  return [...written, ...named].flatMap((one) =>
    one.day !== null && leads(one.start) ? [{ ...one, day: one.day }] : [],
  );
}

/** So far before the day the right to it is looked for. */
const REACH = 200;
