/** Reads a document and says what it contracts, in this process; of a mail also each of its attachments. */
import { analyseText } from '../domain/analysis/analyseText.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import type { DocumentErrorCode } from './documentError.ts';
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { documentLimits } from './documentLimits.ts';
import type { DocumentHint, DocumentText, MailAttachment } from './documentText.ts';
import { readDocument } from './readDocument.ts';

/** `today`: the user's day, `YYYY-MM-DD`. */
export type AnalyseRequest = { today: string };

export type Reading = { document: DocumentText; analysis: Analysis };

/** An attachment with what was read of it, or why nothing was. */
export type AttachmentReading = { attachment: MailAttachment } & (
  Reading | { error: { code: DocumentErrorCode; message: string } }
);

/** `attachments` only where the document is a mail. */
export type AnalysedDocument = Reading & { attachments?: AttachmentReading[] };

/** Throws `DocumentError` when the document itself cannot be read; an attachment that cannot is listed with its error. */
export async function readAndAnalyse(
  bytes: Uint8Array,
  hint: DocumentHint,
  { today }: AnalyseRequest,
  limits: DocumentLimits = documentLimits,
): Promise<AnalysedDocument> {
  const document = await readDocument(bytes, hint, limits);
  const name = hint.name ?? document.title ?? undefined;
  const analysis = analyseText(document.text, { today, ...(name !== undefined && { name }) });
  if (!document.attachments) return { document, analysis };
  const attachments: AttachmentReading[] = [];
  for (const attachment of document.attachments) attachments.push(await readAttachment(attachment, today, limits));
  return { document, analysis, attachments };
}

async function readAttachment(
  attachment: MailAttachment,
  today: string,
  limits: DocumentLimits,
): Promise<AttachmentReading> {
  const hint = { mimeType: attachment.mimeType, ...(attachment.name !== null && { name: attachment.name }) };
  try {
    const document = await readDocument(attachment.bytes, hint, limits);
    return { attachment, document, analysis: analyseText(document.text, { today, ...hint }) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { attachment, error: { code: error.code, message: error.message } };
  }
}

/**
 * The one reading that stands for a mail: its body or the attachment that is a contract, the most telling where several
 * or none are. Of any other document, its own reading.
 */
export function mainReading(analysed: AnalysedDocument): Reading {
  const attached = (analysed.attachments ?? []).flatMap((each) => ('analysis' in each ? [each] : []));
  const readings = [analysed, ...attached];
  const contracts = readings.filter((reading) => reading.analysis.isContract);
  const candidates = contracts.length > 0 ? contracts : readings;
  const [best = analysed] = candidates.toSorted((one, other) => telling(other.analysis) - telling(one.analysis));
  return { document: best.document, analysis: best.analysis };
}

function telling(analysis: Analysis): number {
  const dates = [analysis.termEnd, analysis.agreementDate, analysis.amount].filter((value) => value !== null).length;
  return dates + Math.min(analysis.parties.length, 2);
}
