/** An end that lies before the contract began and before it was agreed is a slip of the paper, or another contract's: a question and no fact. */
import { THRESHOLD } from './findings.ts';
import type { Alternative, Analysis, AnalysedField } from './types.ts';

/** What follows from the end. */
const OF_END: readonly AnalysedField[] = ['termEnd', 'renewalDate'];

/** The analysis with such an end, and what was counted from it, as a question. */
export function withoutEarlyEnd(found: Analysis): Analysis {
  const { termEnd, effectiveDate, agreementDate, ending } = found;
  // A letter that renews names the first day of the next term; what was agreed only once it had begun may be over by then.
  const isEarly = [effectiveDate, agreementDate].every((day) => day !== null && (termEnd ?? day) < day);
  if (termEnd === null || !isEarly) return found;
  const own = found.evidence.find(({ field }) => field === 'termEnd');
  const isCounted = found.evidence.some(({ field, working }) => field === 'noticeBy' && working !== null);
  const dropped: readonly AnalysedField[] = isCounted ? [...OF_END, 'noticeBy'] : OF_END;
  const asked: Alternative[] = own ? [asQuestion(own, termEnd)] : [];
  return {
    ...found,
    termEnd: null,
    lastDay: 'stated',
    renewalDate: null,
    noticeBy: isCounted ? null : found.noticeBy,
    ...(ending === 'ends' && { ending: 'unknown' as const }),
    evidence: found.evidence.filter(({ field }) => !dropped.includes(field)),
    alternatives: [...asked, ...found.alternatives],
  };
}

function asQuestion(
  { field, quote, start, end, confidence }: Analysis['evidence'][number],
  value: string,
): Alternative {
  return { field, value, quote, start, end, confidence: Math.min(confidence, THRESHOLD - 0.01) };
}
