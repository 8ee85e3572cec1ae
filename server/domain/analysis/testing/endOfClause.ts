/** The end of the term of a made-up contract with one clause about it. */
import { analyseText } from '../analyseText.ts';
import { sampleContract, type Frame } from './sampleContract.ts';

/** `YYYY-MM-DD`, or null where nothing is shown. The contract is of 15 June 2011. */
export function endOfClause(clause: string, frame: Frame = {}): string | null {
  return analyseText(sampleContract([clause], frame), { today: '2011-07-01' }).termEnd;
}
