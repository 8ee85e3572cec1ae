/** What the readers of a term's end give: one reading of the words, with its weight. */
import type { Reading } from '../document.ts';
import type { Duration } from '../types.ts';

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
  /** Of a debt: the day that it calls its maturity. Nothing else in the paper is more its end. */
  matures?: true;
  length: Duration | null;
};
