/** When an everyday document begins, ends and renews, and what notice stops it: from its fields first, then from its sentences. */
import { addDays, addDuration, daysBetween } from '../../../../contract/calendar.ts';
import type { DateMention } from '../findDates.ts';
import { findDurations } from '../findDurations.ts';
import { daysOf } from '../weekdayOf.ts';
import {
  BEGINS,
  BEGINS_WITH,
  LENT,
  MATURES,
  MOVED,
  NEW_TERM,
  OTHER_DATED,
  SO_LONG_TO,
  STOPS_ON,
  WE_END,
  NAMED_PERIOD,
  OTHER_SUBJECT,
  BY_CHOICE,
  ENDED,
  ENDS,
  OTHER_TIME,
  RANGE,
  RENEWS_ON,
  SIGNS,
} from '../lexicon/everydayWords.ts';
import { IF_ALL_USED, isEndOfOptions } from '../lexicon/optionWords.ts';
import { ANNOUNCES, ASKS, ENDING_IT } from '../lexicon/everydayKinds.ts';
import type { Duration } from '../types.ts';
import { count, renewAsBefore } from './countTerm.ts';
import type { Field } from './fields.ts';
import type { Kind } from './labels.ts';
import { FIELD, found, type Found, type Terms } from './found.ts';
import { readGoingOn } from './readGoingOn.ts';
import { endOfTwoLines, isCountedFrom, partialStart } from './startDays.ts';
import { dayAtTop, dayOfAcceptance, dayOfSignature, QUOTED } from './loneDays.ts';
import { isHeadOfMail, isPrintedDay } from './isPrintedDay.ts';
import { isRenewalNotice, MAIL } from './renewalNotice.ts';
import { readNoticeDay } from './readNoticeDay.ts';
import { noticesOf } from './readNotice.ts';
import { openByNotice } from './openByNotice.ts';
import { type End, takeEnd } from './takeEnd.ts';
import { CONDITION, isOwn, lengthOf, SENTENCE } from './lengthOf.ts';
import { isLasting } from './renewalLength.ts';
import type { Sentence } from './sentences.ts';

/** Reads the terms; `raw` is the extracted text that places lead into. */
export function readTerms(raw: string, fields: readonly Field[], sentences: readonly Sentence[]): Terms {
  const dates = daysOf(raw);
  const within = (start: number, end: number): DateMention[] =>
    dates.filter((date) => date.start >= start && date.end <= end);
  const terms: Terms = {
    signed: null,
    starts: null,
    ends: null,
    rivals: [],
    length: null,
    automatic: null,
    renewal: null,
    option: null,
    open: null,
    notice: null,
    notices: [],
    noticeBy: null,
  };
  const of = (kind: Kind): Field[] => fields.filter(({ kinds }) => kinds.includes(kind));
  const dayOf = (kind: Kind): Found<string> | null => {
    for (const field of of(kind).toSorted((a, b) => isOffered(a) - isOffered(b))) {
      const first = within(field.valueStart, field.end)[0];
      if (first && kind === 'end' && isEndOfOptions(raw, field.label, first.end)) continue;
      if (first && first.start - field.valueStart <= 24)
        return found(first.day as string, field.start, field.end, FIELD);
    }
    return null;
  };
  const runs = (): boolean => ENDING_IT.test(raw) || ANNOUNCES.test(raw) || isRenewalNotice(raw, terms);
  const head = dayOf('signed');
  const isHead = head !== null && isHeadOfMail(raw, head);
  terms.signed = dayOfAcceptance(raw, within) ?? (isHead ? null : head);
  terms.starts = dayOf('start');
  const until = dayOf('end');
  const renewsOn = dayOf('renewsOn');
  if (until) terms.ends = { ...until, counted: false };
  else if (renewsOn) terms.ends = { ...renewsOn, counted: true };
  for (const field of [...of('length'), ...of('renewal'), ...of('start')]) {
    const isLength = field.kinds.includes('length');
    const stop = isLength ? endOfTwoLines(raw, field) : field.end;
    const [first, second] = within(field.valueStart, stop);
    const isRange =
      first && second && (stop > field.end || !/\n/.test(raw.slice(first.end, second.start).replace(RANGE, '')));
    if (isRange && isLength) {
      terms.starts ??= found(first.day as string, field.start, field.end, FIELD);
      terms.ends ??= { ...found(second.day as string, field.start, field.end, FIELD), counted: false };
      continue;
    }
    const duration = isLength ? firstLength(field) : null;
    if (duration) terms.length ??= found(duration, field.start, field.end, FIELD);
    if (first && isLength) {
      const lead = raw.slice(field.valueStart, first.start);
      if (ENDS.test(lead) || TO_DAY.test(lead))
        terms.ends ??= { ...found(first.day as string, field.start, field.end, FIELD), counted: false };
      else if (BEGINS.test(lead) && duration)
        terms.starts ??= found(first.day as string, field.start, field.end, FIELD);
    }
  }
  for (const field of [...of('renewal'), ...of('length'), ...of('end')])
    readGoingOn(terms, field.value, field, field.kinds.includes('renewal') ? 'renewal' : 'term');
  const lent = LENT.test(raw);
  for (const sentence of sentences) {
    const inside = within(sentence.start, sentence.end);
    readDays(terms, sentence, inside, { lent, whole: raw });
    terms.length ??= lengthOf(sentence);
    readGoingOn(terms, sentence.text.replace(/ {2,}/g, ' '), sentence, null);
  }
  // From the day that an announcement names a price changes; the contract began before it.
  if (
    terms.starts?.confidence === SENTENCE &&
    ANNOUNCES.test(raw) &&
    PRICED.test(raw.slice(terms.starts.start, terms.starts.end))
  )
    terms.starts = null;
  terms.notices = noticesOf([...of('notice'), ...of('renewal'), ...of('length')], sentences);
  terms.notice = terms.notices[0] ?? null;
  if (isHead) terms.signed ??= head;
  // The day of a letter that ends a contract is not the contract's.
  terms.signed ??= (runs() ? null : dayAtTop(raw, within)) ?? dayOfSignature(raw, within);
  // Nor is that of an email about one that is running.
  if (terms.signed && ((MAIL.test(raw) && (runs() || ASKS.test(raw))) || isPrintedDay(raw, terms.signed)))
    terms.signed = null;
  count(terms);
  const { value: ends = null, counted = false } = terms.ends ?? {};
  terms.noticeBy = readNoticeDay(sentences, within, {
    begins: terms.starts?.value ?? null,
    last: ends && counted ? addDays(ends, -1) : ends,
  });
  if (ENDING_IT.test(raw)) Object.assign(terms, { automatic: null, renewal: null, option: null });
  terms.open ??= openByNotice(terms, raw, dates);
  if (terms.automatic?.value && !terms.renewal) renewAsBefore(terms, raw);
  return terms;
}

/** The day of a quotation, until when it is valid or something is paid, and a framework's give way to the one on which it is signed, and to the contract's own. */
function isOffered({ label }: Field): number {
  return Number(QUOTED.test(label) || /^(?:the )?(?:valid|paid|framework|master)\b/.test(label));
}

/** It speaks of what is paid. */
const PRICED = /\b(?:prices?|charges?|rates?|fees?|rent|premium|costs?|pay\w*|tariffs?|bill)\b|[£$€]/i;

/** "5 years, to 28 February 2031". */
const TO_DAY = /(?:^|[,;(] ?)to(?: and including)? (?:the )?$/;

/** "36 months", "Three years", "36 months from delivery"; under "Term in months" a bare number. */
function firstLength(field: Field): Duration | null {
  const bare = /^(\d{1,3})(?: |$)/.exec(field.value);
  if (/in months|term months/.test(field.label) && bare) return { n: Number(bare[1]), unit: 'month' };
  const [first] = findDurations(field.value.slice(0, 80));
  if (!first?.duration || first.start > 30 || /notice|before|prior/i.test(field.value.slice(first.end, first.end + 12)))
    return null;
  return isLasting(first.duration) ? first.duration : null;
}

/** Does a sentence give the length between its two days? */
function spans(text: string, first: string, last: string): boolean {
  return findDurations(text).some(
    ({ duration }) =>
      duration && isLasting(duration) && [last, addDays(last, 1)].includes(addDuration(first, duration)),
  );
}

/** "Between 15 August and 31 October": what is done within fewer days is no term. */
const LEAST_RANGE = 28;

/** Up to where a new clause begins: a comma, a bracket, "and ends". */
const CLAUSE = /^[^]*(?:,(?!\d)|\(|\band (?=(?:it )?(?:ends?|expires?|runs? (?:out|to|until)|renews?)\b))/;

/** … and what leads to the end of the term behind it. */
const RENEWED_TO =
  /\b(?:then|next) (?:\w+ )?(?:renews?|rolls?|continues?|goes on)\b[^.;]*\b(?:through|to|until|till) (?:the )?$/i;

/** The days of one sentence that begin or end it. */
function readDays(
  terms: Terms,
  sentence: Sentence,
  dates: readonly DateMention[],
  { lent, whole }: { lent: boolean; whole: string },
): void {
  const { text, start } = sentence;
  const end = (reading: End): void => takeEnd(terms, reading, text, dates[0]?.day ?? null);
  if (CONDITION.test(text)) return;
  for (const [index, date] of dates.entries()) {
    const before = text
      .slice(0, date.start - start)
      .replace(/ {2,}/g, ' ')
      .slice(-90);
    const clause = before.slice((before.match(CLAUSE)?.[0] ?? '').length);
    const quoted = { start: sentence.start, end: sentence.end };
    const day = date.day as string;
    if ((MATURES.test(before) && lent) || WE_END.test(before)) {
      end({ ...found(day, quoted.start, quoted.end, SENTENCE), counted: false });
      continue;
    }
    // "It is over on 31 January 2027. The plan then renews, through 31 January 2028": the end of the next term.
    if (terms.ends && RENEWED_TO.test(before)) continue;
    if (OTHER_TIME.test(clause) && !SIGNS.test(before) && !NEW_TERM.test(before)) continue;
    if (
      IF_ALL_USED.test(text.slice(date.end - start)) ||
      ENDED.test(before) ||
      OTHER_SUBJECT.test(before) ||
      NAMED_PERIOD.test(text.slice((dates[index + 1] ?? date).end - start))
    )
      continue;
    if (!isOwn(text.slice(0, date.start - start))) continue;
    const partial = partialStart(before, day);
    if (partial) {
      terms.starts ??= found(partial, quoted.start, quoted.end, SENTENCE);
      end({ ...found(day, quoted.start, quoted.end, SENTENCE), counted: false });
      continue;
    }
    const next = dates[index + 1];
    const between = next ? text.slice(date.end - start, next.start - start) : '';
    const isRange =
      RANGE.test(between) ||
      (/\bbetween $/i.test(before) && between.trim() === 'and' && daysBetween(day, next?.day ?? day) >= LEAST_RANGE);
    if (next && isRange && (next.day as string) > day) {
      if (NEW_TERM.test(before)) terms.starts = terms.ends = null;
      terms.starts ??= found(day, quoted.start, quoted.end, SENTENCE);
      const moved = NEW_TERM.test(before);
      const agreed = spans(text, day, next.day as string);
      end({ ...found(next.day as string, quoted.start, quoted.end, SENTENCE), counted: false, moved, agreed });
      continue;
    }
    if (SIGNS.test(before)) {
      if (!OTHER_DATED.test(text.slice(0, date.start - start)))
        terms.signed ??= found(day, quoted.start, quoted.end, SENTENCE);
    } else if (MOVED.test(before) && !BY_CHOICE.test(text))
      terms.ends = { ...found(day, quoted.start, quoted.end, SENTENCE), counted: false, moved: true };
    else if (STOPS_ON.test(before)) end({ ...found(day, quoted.start, quoted.end, SENTENCE), counted: false });
    else if (BEGINS.test(before) || BEGINS_WITH.test(before) || isCountedFrom(before, whole))
      terms.starts ??= found(day, quoted.start, quoted.end, SENTENCE);
    else if (RENEWS_ON.test(before)) end({ ...found(day, quoted.start, quoted.end, SENTENCE), counted: true });
    else if (ENDS.test(before) || (terms.ends === null && SO_LONG_TO.test(before)))
      end({ ...found(day, quoted.start, quoted.end, SENTENCE), counted: false });
  }
}
