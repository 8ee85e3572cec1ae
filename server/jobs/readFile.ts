/** Reads one file of an item: its text, what it contracts, and, where it is a mail saved as a file, everything attached to it. */
import { DocumentError } from '../documents/documentError.ts';
import type { AnalysedDocument, AttachmentReading, Reading } from '../documents/readAndAnalyse.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import { endsItem, mayPass } from './failureRules.ts';
import { type Finding, type ReadText, type Whereabouts, readFinding, skippedFinding } from './findings.ts';
import { isDecoration, judgeFile, type Skip } from './judgeFile.ts';
import { type FileContext, ReadAgain } from './readContext.ts';
import type { DocumentRole } from '../domain/sightings.ts';

export type FileToRead = {
  partId: string;
  role: DocumentRole;
  name: string;
  mimeType: string;
  bytes: Uint8Array;
};

/** Never rejects for what is in the file: that becomes a finding with its reason. */
export async function readFile(context: FileContext, where: Whereabouts, file: FileToRead): Promise<Finding[]> {
  const { reader, today, turn } = context;
  let analysed: AnalysedDocument;
  try {
    const hint = { name: file.name, mimeType: file.mimeType };
    analysed = await reader.readAndAnalyse(file.bytes, hint, { today, keep: keepOf(context) }, turn);
  } catch (error) {
    return [skippedFinding(file.partId, file.name, skipOf(error, context))];
  }
  const { document, attachments = [] } = analysed;
  const read = { partId: file.partId, role: file.role, fileName: file.name, shownName: file.name };
  const own = readFinding(where, { ...read, bytes: file.bytes, kind: document.kind }, textOf(analysed));
  return [own, ...attachments.flatMap((reading, index) => attachmentFinding(context, where, file, reading, index))];
}

/** Why a document could not be read. Throws `ReadAgain` where this machine may be the reason; rethrows what is no such reason. */
export function skipOf(error: unknown, { firstAttempt }: Pick<FileContext, 'firstAttempt'>): Skip {
  if (!(error instanceof DocumentError)) throw error;
  if (firstAttempt && error.code === 'CRASHED') throw new ReadAgain();
  return documentSkip(error);
}

/** Why a document was refused. One that took too long takes as long again: only the clock of a busy machine made it so, if anything. */
export function documentSkip({ message, code }: Pick<DocumentError, 'message' | 'code'>): Skip {
  return { reason: message, code, retryable: code === 'TIMEOUT' || code === 'TIME_USED_UP' || code === 'CRASHED' };
}

/** As `skipOf`, of a part that had to be fetched first; rethrows failures at Google that concern more than this part. */
export function skipOfPart(error: unknown, context: Pick<FileContext, 'firstAttempt' | 'lastAttempt'>): Skip {
  if (!(error instanceof GoogleFailure)) return skipOf(error, context);
  if (!endsItem(error, context.lastAttempt)) throw error;
  return skipOfFailure(error);
}

/** Why something could not be had from Google. */
export function skipOfFailure(failure: GoogleFailure): Skip {
  return { reason: failure.message, code: failure.reason, retryable: mayPass(failure) };
}

/** What the reader is to give back whole. */
function keepOf({ includeAllMatches }: Pick<FileContext, 'includeAllMatches'>): 'all' | 'contracts' {
  return includeAllMatches ? 'all' : 'contracts';
}

function textOf({ document, analysis, fingerprint }: Reading): ReadText {
  const { text, layout } = document;
  return { text, analysis, fingerprint, ...(layout && { layout }) };
}

function attachmentFinding(
  { maxFileBytes }: FileContext,
  where: Whereabouts,
  file: FileToRead,
  reading: AttachmentReading,
  index: number,
): Finding[] {
  const { attachment } = reading;
  const partId = `${file.partId}/${index}`;
  const name = attachment.name ?? `Attachment ${index + 1} of ${file.name}`;
  const facts = { name, mimeType: attachment.mimeType, size: attachment.bytes.length };
  if (isDecoration(facts, attachment.inline)) return [];
  if ('document' in reading) {
    const read = { partId, role: 'attachment' as const, fileName: attachment.name, shownName: name };
    const kept = { ...read, bytes: attachment.bytes, kind: reading.document.kind };
    return [readFinding(where, kept, textOf(reading))];
  }
  const judgement = judgeFile(facts, maxFileBytes);
  if (judgement === 'silent') return [];
  return [skippedFinding(partId, name, judgement === 'read' ? documentSkip(reading.error) : judgement)];
}
