/** Of the ends that sentences give: the one for which more speaks. Two for which as much does are a question that shows both. */
import { addDays } from '../../../../contract/calendar.ts';
import { OF_BEFORE, OWN_TERM } from '../lexicon/everydayWords.ts';
import { FIELD, type Terms } from './found.ts';

export type End = NonNullable<Terms['ends']>;

/** So sure is each of two ends that contradict each other. */
const UNSETTLED = 0.58;

/** `first`: the first day of its sentence, from which a new term may begin where the one before ends. */
export function takeEnd(terms: Terms, reading: End, sentence: string, first: string | null): void {
  const isRange = first !== null && first < reading.value;
  const signs = OF_BEFORE.test(sentence) ? 0 : Number(OWN_TERM.test(sentence)) + Number(isRange);
  const { ends } = terms;
  if (ends === null) terms.ends = { ...reading, signs };
  // "Renewal date 1 April", and "the present term ends on 31 March": the last day as it is written.
  if (ends?.counted && !reading.counted && addDays(reading.value, 1) === ends.value)
    terms.ends = { ...reading, signs, confidence: ends.confidence };
  if (ends === null || ends.confidence >= FIELD || ends.moved || isNear(ends.value, reading.value)) return;
  const follows = first !== null && isNear(ends.value, first);
  const isMore = follows || (signs > 0 && (ends.signs ?? 0) === 0);
  if (isMore) terms.ends = { ...reading, signs };
  else if (signs > 0) {
    terms.ends = { ...ends, confidence: UNSETTLED };
    terms.rivals.push({ ...reading, confidence: UNSETTLED });
  }
}

/** A counted term may be off by a day. */
function isNear(one: string, other: string): boolean {
  return addDays(one, -1) <= other && other <= addDays(one, 1);
}
