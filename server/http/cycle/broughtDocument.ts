/** A file that its user gives to one contract, sent or fetched: read like any other, and kept with the contract, read or not. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { type Actor, type Changed, receiveDocument } from '../../../contract/changes.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import { Refused } from '../../../contract/refused.ts';
import { type BroughtFile, findBroughtFile, knownUnreadable, takeBroughtFile } from '../../db/broughtFiles.ts';
import { filesOf, partsOf } from '../../db/contractParts.ts';
import { type DocumentPart, recordDocument } from '../../db/contractRecords.ts';
import type { Queries } from '../../db/database.ts';
import { saveDocument } from '../../db/documents.ts';
import { DocumentError } from '../../documents/documentError.ts';
import type { LaidWord } from '../../domain/laidWord.ts';
import { mainReading } from '../../documents/mainReading.ts';
import type { Analysis } from '../../domain/analysis/types.ts';
import { nothingRead } from '../../domain/nothingRead.ts';
import type { Sighting } from '../../domain/sightings.ts';
import type { FetchedFile } from '../../jobs/fetchMet.ts';
import { MEDIA_TYPES, plain } from '../../jobs/findings.ts';
import type { AppContext } from '../appContext.ts';
import { fetchLeftOut } from '../gmail/fetchLeftOut.ts';
import type { SignedInUser } from '../operations.ts';

const GONE = 'This document is no longer where it was found. Choose the file yourself, or add the contract without it.';

type Reading = {
  mediaType: string;
  text: string;
  layout: LaidWord[][] | null;
  textSha256: string | null;
  analysis: Analysis;
  unreadBecause: string | null;
};
/** A file that was sent to us waits under `keptId`; what lies in the mail or Drive was fetched and has its place. */
type Brought = Pick<FetchedFile, 'name' | 'mediaType' | 'bytes' | 'words' | 'unreadBecause'> &
  ({ keptId: string; sighting: null } | { keptId: null; sighting: Sighting });
export type BroughtDocument = { file: Brought; sha256: string; reading: Reading };

/**
 * Fetches and reads it, which may take a while: not within a transaction. Throws `Refused` 422 where the file is not there, 404 where no search
 * of the user met it, and the failures of Google as answers.
 */
export async function readBrought(
  context: AppContext,
  user: SignedInUser,
  brought: BroughtFile,
  today: CalendarDay,
): Promise<BroughtDocument> {
  const { uploadId, foundId } = brought;
  const isMet = uploadId === undefined && foundId !== undefined;
  const file = isMet
    ? { ...(await fetchLeftOut(context, user, { foundId, whereGone: GONE })), keptId: null }
    : await keptFile(context, user, brought);
  const sha256 = await crypto.subtle.digest('SHA-256', Uint8Array.from(file.bytes));
  const found = { file, sha256: Buffer.from(sha256).toString('hex') };
  if (file.unreadBecause !== null) return { ...found, reading: unread(file, file.unreadBecause) };
  const name = file.name.split(' › ').at(-1)?.split('/').at(-1) ?? file.name;
  const hint = { name, mimeType: file.words === null ? file.mediaType : 'text/plain' };
  try {
    const turn = { user: user.id, first: true };
    const analysed = await context.reader.readAndAnalyse(file.words ?? file.bytes, hint, { today, keep: 'all' }, turn);
    const { document, analysis, fingerprint } = mainReading(analysed);
    const mediaType = file.words === null ? MEDIA_TYPES[analysed.document.kind] : file.mediaType;
    const { text, layout = null } = document;
    const textSha256 = fingerprint?.textSha256 ?? null;
    const reading = { mediaType, text, layout, textSha256, analysis, unreadBecause: null };
    return { ...found, reading };
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    return { ...found, reading: unread(file, plain(error.message)) };
  }
}

async function keptFile({ database }: AppContext, user: SignedInUser, brought: BroughtFile): Promise<Brought> {
  const file = await findBroughtFile(database.queries, user.id, brought);
  if (file === null) throw notThere();
  const { id: keptId, name, mediaType, bytes } = file;
  const unreadBecause = await knownUnreadable(database.queries, keptId);
  return { keptId, name, mediaType, bytes, words: null, unreadBecause, sighting: null };
}

/** Only what a PDF reader opens is called a PDF; of the rest nothing is known. */
function unread({ bytes }: Brought, unreadBecause: string): Reading {
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  const mediaType = isPdf ? 'application/pdf' : 'application/octet-stream';
  return { mediaType, text: '', layout: null, textSha256: null, analysis: nothingRead, unreadBecause };
}

/**
 * Gives it to the contract, in the transaction of the change. `part` is to be saved once the contract itself is there. Throws `Refused` 422
 * where the file went meanwhile, or belongs to a contract already.
 */
export async function receiveBrought(
  transaction: Queries,
  databaseId: string,
  record: ContractRecord,
  { file, sha256, reading }: BroughtDocument,
  actor: Actor,
): Promise<{ changed: Changed; part: DocumentPart & { contractId: string } }> {
  if (file.keptId !== null && !(await takeBroughtFile(transaction, file.keptId))) throw notThere();
  const now = new Date(actor.when);
  const { mediaType, text, layout, textSha256, analysis, unreadBecause } = reading;
  const kept = { userId: databaseId, bytes: file.bytes, sha256, textSha256, letter: null, text, layout };
  const { id: documentId } = await saveDocument(transaction, { ...kept, name: file.name, mediaType, now });
  const there = (await partsOf(transaction, databaseId, [documentId])).get(documentId);
  if (there) throw alreadyThere(there.contractId === record.id ? null : there);
  const { name } = file;
  const part = { documentId, homeId: null, name, ...placeOf(file), analysis, unreadBecause, addedAt: now };
  const stored = (await filesOf(transaction, databaseId, [documentId])).get(documentId);
  const document = recordDocument(part, stored ?? { mediaType, size: file.bytes.length });
  return { changed: receiveDocument(record, document, actor), part: { ...part, contractId: record.id } };
}

/** Where it was found stays with the contract. */
function placeOf({ sighting }: Brought) {
  if (sighting === null) return { source: 'file' as const, sourceLocation: null, date: null, sightings: [] };
  const { source, location, date } = sighting;
  return { source, sourceLocation: location, date: date === null ? null : new Date(date), sightings: [sighting] };
}

function notThere(): Refused {
  return new Refused(422, 'NO_FILE', 'The file has not arrived, or is not kept any more. Please choose it again.');
}

function alreadyThere(other: { name: string } | null): Refused {
  if (other === null) return new Refused(422, 'DOCUMENT_HERE', 'This document is part of the contract already.');
  const message = `This document belongs to another contract already, as “${other.name}”.`;
  return new Refused(422, 'DOCUMENT_ELSEWHERE', message, 'To have both in one place, join the two contracts.');
}
