/** A length of the term is no fact where the document's own first and last day say otherwise. */
import { isDay } from '../../../contract/calendar.ts';
import { firstDay } from '../../../contract/inferred.ts';
import { isSameTerm } from '../../../contract/money.ts';
import type { Analysis } from './types.ts';

/** The analysis without a length that leads more than a week past or short of the last day, or of one that is a question. */
export function withOneTerm(analysis: Analysis): Analysis {
  const { term = null, termEnd, alternatives } = analysis;
  const from = firstDay(analysis);
  const asked = alternatives.flatMap(({ field, value }) => (field === 'termEnd' && isDay(value) ? [value] : []));
  const ends = termEnd === null ? asked : [termEnd];
  return ends.every((to) => isSameTerm({ from, to, term })) ? analysis : { ...analysis, term: null };
}
