/** Reads a document and says what it contracts, in this process; of a mail also each of its attachments. */
import { analyseText } from '../domain/analysis/analyseText.ts';
import { mayBeContract } from '../domain/analysis/mayBeContract.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import type { DocumentErrorCode } from './documentError.ts';
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { documentLimits } from './documentLimits.ts';
import type { DocumentHint, DocumentText, MailAttachment } from './documentText.ts';
import { type Fingerprint, fingerprintOf } from './fingerprint.ts';
import { readDocument } from './readDocument.ts';

/**
 * `today`: the user's day, `YYYY-MM-DD`. `keep`: of what is not a contract nothing is wanted but that it is none, unless `all` is (which is
 * so where it is left out). `known`: what reading the document gave before.
 */
export type AnalyseRequest = { today: string; keep?: 'contracts' | 'all'; known?: DocumentText };

/** `fingerprint`: null where the document is not wanted; its text is empty then. */
export type Reading = { document: DocumentText; analysis: Analysis; fingerprint: Fingerprint | null };

/** An attachment with what was read of it, or why nothing was. */
export type AttachmentReading = { attachment: MailAttachment } & (
  | Reading
  | { error: { code: DocumentErrorCode; message: string } }
);

/** `attachments` only where the document is a mail. */
export type AnalysedDocument = Reading & { attachments?: AttachmentReading[] };

/** Throws `DocumentError` when the document itself cannot be read; an attachment that cannot is listed with its error. */
export async function readAndAnalyse(
  bytes: Uint8Array,
  hint: DocumentHint,
  request: AnalyseRequest,
  limits: DocumentLimits = documentLimits,
): Promise<AnalysedDocument> {
  const document = request.known ?? (await readDocument(bytes, hint, limits));
  const reading = analyse(bytes, document, hint.name ?? document.title ?? undefined, request);
  if (!document.attachments) return reading;
  const attachments: AttachmentReading[] = [];
  for (const attachment of document.attachments) attachments.push(await readAttachment(attachment, request, limits));
  return { ...reading, attachments };
}

function analyse(
  bytes: Uint8Array,
  document: DocumentText,
  name: string | undefined,
  { today, keep = 'all' }: AnalyseRequest,
): Reading {
  const read = analyseText(document.text, { today, ...(name !== undefined && { name }) });
  const { pagesWithoutText: pagesUnread } = document;
  const analysis = { ...(document.scanned ? lessSure(read) : read), ...(pagesUnread !== undefined && { pagesUnread }) };
  if (keep === 'contracts' && !mayBeContract(analysis))
    return { document: { ...withoutWords(document), text: '' }, analysis, fingerprint: null };
  return { document, analysis, fingerprint: fingerprintOf(bytes, document.text) };
}

function withoutWords({ layout: _layout, ...document }: DocumentText): DocumentText {
  return document;
}

/** What a page costs in confidence that a machine read off a picture. */
const SCAN_SHARE = 0.92;

function lessSure(analysis: Analysis): Analysis {
  const evidence = analysis.evidence.map((one) => ({ ...one, confidence: one.confidence * SCAN_SHARE }));
  return { ...analysis, evidence, readFromScan: true };
}

async function readAttachment(
  attachment: MailAttachment,
  request: AnalyseRequest,
  limits: DocumentLimits,
): Promise<AttachmentReading> {
  const hint = { mimeType: attachment.mimeType, ...(attachment.name !== null && { name: attachment.name }) };
  try {
    const document = await readDocument(attachment.bytes, hint, limits);
    return { attachment, ...analyse(attachment.bytes, document, hint.name, request) };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { attachment, error: { code: error.code, message: error.message } };
  }
}
