/** What passes between the service and a child that reads documents. */
import type { DocumentErrorCode } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import type { DocumentHint, DocumentText } from '../documentText.ts';
import type { AnalysedDocument } from '../readAndAnalyse.ts';

/** With `today` the document is analysed too. */
export type ReadRequest = { bytes: Uint8Array; hint: DocumentHint; limits: DocumentLimits; today: string | null };

export type ReadAnswer =
  | { document: DocumentText }
  | { analysed: AnalysedDocument }
  | { refused: { code: DocumentErrorCode; message: string } }
  /** An error of ours, for the log: its stack, which holds nothing of the document. */
  | { defect: string };
