/**
 * The day on which all of a loan, a note or a bond is due: by its name ("Final Repayment Date means …", "(the "Maturity Date")"), else as the
 * words about its repayment have it. Loans of one paper that are due on different days have none: each of them is a question.
 */
import { addDays, addDuration } from '../../../../contract/calendar.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import { datesWithin, quoteSpan, type Document } from '../document.ts';
import { findDurations, showDuration } from '../findDurations.ts';
import {
  BEFORE_DAY,
  COMMITTED,
  COUNTED_FROM,
  DAY_BEFORE,
  DAY_NAME,
  DAY_OF_OTHER,
  DUE_AFTER,
  DUE_BEFORE,
  DUE_WORD,
  FIRST_OF_DAYS,
  FROM_DAY,
  MANY_DAYS,
  MEANS_DAY,
  NAME_BEFORE,
  OF_EACH,
  ON_DAY,
  OTHER_DAY,
  OTHER_DEBT,
  OTHER_LOAN,
  PART_NAME,
  PROMISES,
  RESERVED,
} from '../lexicon/maturityWords.ts';
import { CARDINAL_WORDS, ORDINAL_WORDS, readCardinal, readOrdinal } from '../numberWords.ts';
import { sentenceAt } from '../splitSentences.ts';
import type { Duration } from '../types.ts';
import { dayAt } from './dayAt.ts';
import type { EndReading } from './endReading.ts';
import { isOfDebt } from './isOfLoan.ts';
import { ownWords } from './ownWords.ts';
import { confidenceOf } from './subject.ts';
import { everyMatch } from '../../everyMatch.ts';

/** A paper is called what it is within so many characters. */
const TITLE = 300;
const NAME_REACH = 70;
const MEANING = 420;
/** From the day to the bracket that names it. */
const BRACKET = 60;
const BEFORE = 320;
const AFTER = 190;
/** No sentence about repayment is longer. */
const LONGEST = 900;

/** How surely a day is that on which all is due: its name says so, the words about repayment do, or nothing more is lent then. */
const NAMED = 9;
const SAID = 7;
const LENT_UNTIL = 6;
/** Of several days none is believed. */
const CONTESTED = 3;

type Day = {
  value: string;
  start: number;
  end: number;
  working: string | null;
  length: Duration | null;
  confidence: number;
};
type Maturity = Day & { score: number; part: boolean };

/** The ends that a paper about a debt gives by its maturity; none in any other. Linear. */
export function readMaturities(document: Document, anchors: Anchors): EndReading[] {
  if (!isOfDebt(document)) return [];
  const known = anchors.agreement ? anchors : { ...anchors, agreement: null };
  const found = [...readNamed(document, known), ...readSaid(document, known)];
  const best = Math.max(0, ...found.map(({ score }) => score));
  const surest = found.filter(({ score }) => score === best);
  const whole = surest.filter(({ part }) => !part);
  const chosen = distinct(whole) === 1 ? whole : surest;
  const isOne = distinct(chosen) === 1;
  // What an amendment leaves behind has a name, too.
  if (!isOne && ownWords(document).amends) return [];
  return (isOne ? chosen.slice(0, 1) : chosen.toSorted((a, b) => b.value.localeCompare(a.value))).map((day) => {
    const { value, start, end, working, length } = day;
    const score = isOne ? day.score : CONTESTED;
    const sentence = sentenceAt(document.sentences, start);
    return {
      value,
      ...quoteSpan(document, start, end, sentence),
      working,
      score,
      subject: score,
      written: working === null,
      ...(working !== null && { exact: true }),
      ...(isOne && score >= NAMED && { matures: true }),
      length,
      confidence: isOne ? Math.min(confidenceOf(score), day.confidence) : 0.5,
    };
  });
}

/** Where days of several loans contradict each other, nothing else that gives one of them is believed. */
export function demoteContested(maturities: readonly EndReading[], ends: readonly EndReading[]): void {
  if (distinct(maturities) < 2) return;
  for (const end of ends) end.score = Math.min(end.score, CONTESTED);
}

function distinct(days: readonly { value: string | null }[]): number {
  return new Set(days.map(({ value }) => value)).size;
}

/** Days that have a name: "Maturity Date" means …, … (the "Maturity Date"), Maturity Date: … */
function readNamed(document: Document, anchors: Anchors): Maturity[] {
  const { text } = document;
  const title = text.slice(0, TITLE).toLowerCase();
  const found: Maturity[] = [];
  for (const match of everyMatch(text, DAY_NAME)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - NAME_REACH), match.index);
    const first = NAME_BEFORE.exec(before)?.[0] ?? '';
    const name = `${first}${match[0]}`;
    const isFinal = /\bfinal\b/i.test(name);
    const loan = OTHER_LOAN.exec(first)?.[0].toLowerCase();
    if (loan !== undefined && !title.includes(loan)) continue;
    if (OTHER_DAY.test(first) || (MANY_DAYS.test(name) && !isFinal)) continue;
    const after = text.slice(end, end + 120);
    const means = MEANS_DAY.exec(after);
    const isQuoted = /["(]$/.test(text.slice(0, match.index - first.length).slice(-1));
    const days = means
      ? meaning(document, anchors, end + means[0].length)
      : isQuoted && /^["'] ?\)/.test(after)
        ? bracketed(document, anchors, match.index - first.length)
        : [];
    const score = COMMITTED.test(first) ? LENT_UNTIL : NAMED;
    for (const day of days) found.push({ ...day, score, part: days.length > 1 || PART_NAME.test(first) });
  }
  return found;
}

/** What a name means, as far as its sentence or its list goes. */
function meaning(document: Document, anchors: Anchors, at: number): Day[] {
  const { text } = document;
  let stop = sentenceAt(document.sentences, at)?.end ?? at;
  for (let more = 0; more < 4 && /(?::|;|; (?:and|or)|, (?:and|or))$/.test(text.slice(at, stop).trimEnd()); more += 1)
    stop = sentenceAt(document.sentences, stop + 1)?.end ?? stop;
  const all = text.slice(at, Math.min(stop, at + MEANING)).replace(/["“][^"]{0,80}$/, '');
  if (OF_EACH.test(all)) return [];
  const reserved = all.slice(1).search(RESERVED) + 1;
  const phrase = reserved > 0 ? all.slice(0, reserved) : all;
  const days = daysOf(document, anchors, at, phrase);
  return FIRST_OF_DAYS.test(phrase) && days.length > 1 ? [] : days;
}

/** "on ⟨day⟩ (the "Maturity Date")". */
function bracketed(document: Document, anchors: Anchors, at: number): Day[] {
  const { text } = document;
  const sentence = sentenceAt(document.sentences, at);
  const from = Math.max(sentence?.start ?? 0, at - BEFORE);
  const lead = text.slice(from, at);
  const days = daysOf(document, anchors, from, lead);
  const last = days.at(-1);
  return last && at - last.end <= BRACKET && !/;/.test(text.slice(last.end, at)) ? [last] : [];
}

/** The days of a phrase: written, or counted from a known one. */
function daysOf(document: Document, anchors: Anchors, at: number, phrase: string): Day[] {
  const days: Day[] = [];
  for (const { start, end, day, ambiguous } of datesWithin(document, at, at + phrase.length)) {
    const before = phrase.slice(0, start - at);
    if (day === null || DAY_OF_OTHER.test(before) || COUNTED_FROM.test(before)) continue;
    days.push({ value: day, start, end, working: null, length: null, confidence: ambiguous ? 0.5 : 0.95 });
  }
  if (days.length > 0) return days;
  for (const { start, end, length } of lengthsOf(phrase)) {
    const from = at + end;
    const anchor = dayAt(document, anchors, from);
    if (!anchor || anchor.day === null) continue;
    const isDayBefore = DAY_BEFORE.test(phrase.slice(0, start));
    const whole = addDuration(anchor.day, length);
    const value = isDayBefore ? addDays(whole, -1) : whole;
    const working = `${anchor.day} (${anchor.label}) + ${showDuration(length)}${isDayBefore ? ', the day before' : ''} = ${value}`;
    days.push({ value, start: at + start, end: from, working, length, confidence: anchor.confidence });
  }
  return days;
}

const ANNIVERSARY = new RegExp(
  `\\b(${ORDINAL_WORDS}|\\d{1,2}(?:st|nd|rd|th)|(?:${CARDINAL_WORDS}|\\d{1,2})(?=-year))(?: \\(\\d{1,2}(?:st|nd|rd|th)?\\))?(?:[ -]year| annual)? anniversary(?: date)? (?:of|from|after|following) `,
  'gi',
);

/** The lengths of time of a phrase that are counted from what stands behind them. */
function lengthsOf(phrase: string): { start: number; end: number; length: Duration }[] {
  const counted = findDurations(phrase).flatMap(({ start, end, duration, business }) => {
    const from = FROM_DAY.exec(phrase.slice(end))?.[0];
    return duration && !business && from !== undefined ? [{ start, end: end + from.length, length: duration }] : [];
  });
  const anniversaries = everyMatch(phrase, ANNIVERSARY).flatMap((match) => {
    const n = readOrdinal(match[1] as string) ?? readCardinal(match[1] as string);
    const end = match.index + match[0].length;
    return n === null ? [] : [{ start: match.index, end, length: { n, unit: 'year' as const } }];
  });
  return [...counted, ...anniversaries];
}

/** Days that the words about repayment name, or count from a known one. */
function readSaid(document: Document, anchors: Anchors): Maturity[] {
  const { text } = document;
  const found: Maturity[] = [];
  const take = (day: Day, from: number, to: number): void => {
    const before = text
      .slice(Math.max(from, day.start - BEFORE), day.start)
      .replace(/(?<=\d)\.(?=\d)/g, ',')
      .replace(BEFORE_DAY, '');
    const after = text.slice(day.end, Math.min(to, day.end + AFTER));
    const isPromised = ON_DAY.test(before) && PROMISES.test(after);
    if (!isPromised && !DUE_BEFORE.some((pattern) => pattern.test(before)) && !DUE_AFTER.test(after)) return;
    if (!OTHER_DEBT.test(before.slice(-200))) found.push({ ...day, score: SAID, part: false });
  };
  for (const { start, end, day, ambiguous } of document.dates) {
    const sentence = sentenceAt(document.sentences, start);
    const confidence = ambiguous ? 0.5 : 0.9;
    if (day !== null)
      take(
        { value: day, start, end, working: null, length: null, confidence },
        sentence?.start ?? 0,
        sentence?.end ?? end,
      );
  }
  for (const { start, end } of document.sentences) {
    const words = text.slice(start, Math.min(end, start + LONGEST));
    if (DUE_WORD.test(words) && datesWithin(document, start, end).length === 0)
      for (const day of daysOf(document, anchors, start, words)) take(day, start, end);
  }
  return found;
}
