/** Which reading stands for a document and what it attaches. By itself, so that who asks for it does not load what reads documents. */
import { mayBeContract } from '../domain/analysis/mayBeContract.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import type { AnalysedDocument, Reading } from './readAndAnalyse.ts';

/**
 * The one reading that stands for a mail: its body or the attachment that is a contract, the most telling where several
 * or none are. Of any other document, its own reading.
 */
export function mainReading(analysed: AnalysedDocument): Reading {
  const attached = (analysed.attachments ?? []).flatMap((each) => ('analysis' in each ? [each] : []));
  const readings = [analysed, ...attached];
  const contracts = readings.filter((reading) => reading.analysis.isContract);
  const likely = contracts.length > 0 ? contracts : readings.filter((reading) => mayBeContract(reading.analysis));
  const candidates = likely.length > 0 ? likely : readings;
  const [best = analysed] = candidates.toSorted((one, other) => telling(other.analysis) - telling(one.analysis));
  return { document: best.document, analysis: best.analysis, fingerprint: best.fingerprint };
}

function telling(analysis: Analysis): number {
  const dates = [analysis.termEnd, analysis.agreementDate, analysis.amount].filter((value) => value !== null).length;
  return dates + Math.min(analysis.parties.length, 2);
}
