/** Which documents with text are read once more for the pages of theirs that have none. */
import { mayBeContract } from '../../domain/analysis/mayBeContract.ts';
import type { TaskAnswer } from '../child/protocol.ts';
import type { DocumentText } from '../documentText.ts';
import type { AnalysedDocument } from '../readAndAnalyse.ts';

/** What may be a contract, and what has so little text that nobody can tell: reading a scan takes seconds a page. */
export function isPartlyScanned(task: string, answer: TaskAnswer): boolean {
  if (!('result' in answer)) return false;
  if (task === 'read') return lacksText(answer.result as DocumentText);
  if (task !== 'analyse') return false;
  const { document, analysis } = answer.result as AnalysedDocument;
  const { pages, pagesWithoutText = 0 } = document;
  return lacksText(document) && (mayBeContract(analysis) || 2 * pagesWithoutText >= (pages ?? 0));
}

function lacksText({ pagesWithoutText, scanned = false }: DocumentText): boolean {
  return pagesWithoutText !== undefined && !scanned;
}
