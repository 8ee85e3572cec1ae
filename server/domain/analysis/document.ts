/** What every reader of a document works on: the folded text, its sentences, its dates. Made once per document. */
import { evidenceLimits } from '../../../contract/limits.gen.ts';
import { findDates, type DateMention } from './findDates.ts';
import { normaliseText, type Prepared } from './normaliseText.ts';
import { splitSentences, type Span } from './splitSentences.ts';
import type { Evidence, AnalysedField } from './types.ts';
import { oneSpace } from './text/oneSpace.ts';

export type Document = Prepared & { sentences: Span[]; dates: DateMention[] };

/** A value that a reader found, with its passage in the folded text. `yearly`: a day that comes back in later years. */
export type Reading<T> = {
  value: T;
  start: number;
  end: number;
  working: string | null;
  confidence: number;
  yearly?: true;
};

export function makeDocument(raw: string): Document {
  const prepared = normaliseText(raw);
  return { ...prepared, sentences: splitSentences(prepared.text), dates: findDates(prepared.text) };
}

/** Longest passage that is shown as evidence, in characters. */
export const LONGEST_QUOTE = evidenceLimits.quote.maxLength;

/** The dates that lie wholly within a span. */
export function datesWithin(document: Document, start: number, end: number): DateMention[] {
  const { dates } = document;
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((dates[middle] as DateMention).start < start) low = middle + 1;
    else high = middle;
  }
  const found: DateMention[] = [];
  for (let i = low; i < dates.length && (dates[i] as DateMention).end <= end; i += 1)
    found.push(dates[i] as DateMention);
  return found;
}

/** The passage of a reading as evidence, cut to `LONGEST_QUOTE` around `focus` where its sentence is longer. */
export function makeEvidence(document: Document, field: AnalysedField, reading: Reading<unknown>): Evidence {
  const start = document.origin[reading.start] as number;
  const end = Math.max(start, (document.origin[Math.max(reading.start, reading.end - 1)] as number) + 1);
  return {
    field,
    quote: oneSpace(document.text.slice(reading.start, reading.end)).trim().slice(0, LONGEST_QUOTE),
    start,
    end,
    working: reading.working,
    confidence: reading.confidence,
    ...(reading.yearly ? { yearly: true } : {}),
  };
}

/** Widens a focus to its sentence, as far as the longest quote allows. */
export function quoteSpan(document: Document, focusStart: number, focusEnd: number, sentence: Span | null): Span {
  if (!sentence || focusEnd - focusStart >= LONGEST_QUOTE)
    return { start: focusStart, end: Math.min(focusEnd, focusStart + LONGEST_QUOTE) };
  const room = LONGEST_QUOTE - (focusEnd - focusStart);
  const end = Math.max(
    focusEnd,
    Math.min(sentence.end, focusEnd + Math.max(Math.floor(room / 3), room - (focusStart - sentence.start))),
  );
  const start = Math.max(sentence.start, end - LONGEST_QUOTE, 0);
  let cut = start;
  if (start > sentence.start) while (cut < focusStart && document.text.charCodeAt(cut) !== 32) cut += 1;
  return { start: cut, end };
}
