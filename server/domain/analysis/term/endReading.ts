/** What the readers of a term's end give: one reading of the words, with its weight. */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import type { Duration } from '../types.ts';
import { confidenceOf } from './subject.ts';

/**
 * `value` null: the document says how long, but not from which day. `length`: of the term, where the reading is one.
 * `score`: how surely it is the end of this agreement's own term; 5 and more is sure. `subject`: what the words about whose term it is give to it.
 * `written`: the text names the day, month or year itself, and nothing is counted. `exact`: counted, but to the day that the
 * text names ("the day before the third anniversary"): what is counted more plainly beside it means that day.
 */
export type EndReading = Reading<string | null> & {
  score: number;
  subject: number;
  written: boolean;
  exact?: true;
  length: Duration | null;
};

/** `working`: what the day is counted from, and how. `sureness`: of the day that it is counted from. */
type Counted = {
  day: string | null;
  working: string;
  score: number;
  subject?: number;
  length: Duration | null;
  exact?: boolean;
  sureness: number;
};

/** An end that is counted, with the words from `start` to `end`; without a day nothing but its length is known. */
export function countedEnd(
  document: Document,
  sentence: Span,
  start: number,
  end: number,
  { day, working, score, subject = score - 1, length, exact = false, sureness }: Counted,
): EndReading {
  return {
    value: day,
    ...quoteSpan(document, start, end, sentence),
    working: day && `${working} = ${day}`,
    score,
    subject,
    written: false,
    ...(exact && day !== null && { exact: true as const }),
    length,
    confidence: day === null ? 0 : Math.min(confidenceOf(score), sureness),
  };
}

/** `unclear`: the text gives a day, month or year that can be read two ways. */
type Written = {
  day: string | null;
  working?: string | null;
  score: number;
  subject?: number;
  length?: Duration | null;
  unclear: boolean;
};

/** An end that the text names, with the words from `start` to `end`. */
export function writtenEnd(
  document: Document,
  sentence: Span | null,
  start: number,
  end: number,
  { day, working = null, score, subject = score, length = null, unclear }: Written,
): EndReading {
  const confidence = unclear ? 0.5 : confidenceOf(score);
  const span = quoteSpan(document, start, end, sentence);
  return { value: day, ...span, working, score, subject, written: true, length, confidence };
}
