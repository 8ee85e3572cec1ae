/** Which of the notices that the sentences of a drafted contract say are its own. */
import type { Duration } from '../types.ts';
import { FIELD, type Found } from './found.ts';

/** What is found in the sentences of a drafted contract is no more than an alternative. */
const UNSURE = 0.45;
const ENDING =
  /\b(?:terminat|cancel|renew|expir|exten[ds]|prolong|determine|withdraw|discontinu|laps|roll|non-?renew|ends?\b|ended|ending|(?:to|at) an end|close|give up|leave|stop)/i;

/** Does its label or its sentence speak of ending or renewing something? Others are of audits, prices and visits. */
export function isOfEnding({ confidence, start, end }: Found<unknown>, text: string): boolean {
  return confidence >= FIELD || ENDING.test(text.slice(start, end));
}

/** A drafted contract has more than one notice; a short one that either side may end has that one. */
const SHORT = 6000;
const EITHER =
  /\b(?:(?:either|any|each|one) (?:of (?:us|you|them|the parties)|party|side)|the [a-z]+ (?:or|and) (?:the )?[a-z]+ (?:may|can))\b/i;
const ENDS_BY = /\b(?:terminat|end|determine|cancel|discontinu|stop|withdraw|prevent)\w*\b[^.;]*\bnotice\b/i;
const FOR_CAUSE =
  /\b(?:breach|default|fail\w*|if|where|insolven\w*|bankrupt\w*|liquidat\w*|immediate\w*|forthwith|misconduct|after|following|end of (?:a|any|each|every|the) (?:calendar )?(?:month|quarter|half|year))\b/i;

/** Surely the contract's own only where either side may end a short one by it. */
export function formalNotice(notice: Found<Duration> | null, text: string): Found<Duration> | null {
  if (!notice || text.length > SHORT) return doubt(notice);
  const sentence = text.slice(notice.start, notice.end).replace(/\s+/g, ' ');
  const isStop = RENEWS_ELSE.test(text.slice(notice.end, notice.end + NEXT).replace(/\s+/g, ' '));
  return isStop || (EITHER.test(sentence) && ENDS_BY.test(sentence) && !FOR_CAUSE.test(sentence))
    ? { ...notice, confidence: SENTENCE_SURE }
    : doubt(notice);
}
/** "… you must tell us if you intend to return it. If you don't, the lease renews": what stops that. */
const RENEWS_ELSE =
  /^ ?(?:an? (?:letter|notice)\b[^.;]{0,60}\b(?:does not|doesn['’]t) count\. )?(?:if (?:you|they|it|he|she|the \w+) (?:do(?:es)? not|don['’]t|doesn['’]t|fails?)|otherwise|if no(?: such)? notice|failing (?:that|which|such)|without (?:such|that)(?: an?)? (?:letter|notice))\b[^.;]*\b(?:renews?|renewed|extends?|extended|continues?|rolls)\b/i;
/** The next sentence is so long at most. */
const NEXT = 200;
const SENTENCE_SURE = 0.68;

/** A value that a label doesn't carry, as an alternative. */
export function doubt<T extends Found<unknown>>(found: T | null): T | null {
  return found && found.confidence < FIELD ? { ...found, confidence: UNSURE } : found;
}
