/** Fetches one document that a search met, while a person waits: an attachment, an email, or a file of Drive. */
import type { MetDocument } from '../db/metDocuments.ts';
import { isWholeEmail } from '../domain/receipt.ts';
import type { Sighting } from '../domain/sightings.ts';
import { partOf } from '../google/gmailClient.ts';
import { XLSX } from '../google/exportDocument.ts';
import { GoogleFailure, googleFailure } from '../google/googleFailure.ts';
import type { GoogleRoom } from '../google/googleRoom.ts';
import { liveConnection, openConnection } from '../google/openWorkspace.ts';
import { hurried } from '../google/probe.ts';
import type { DriveFile, MailMessage, MailPart, WorkspaceClient } from '../google/workspaceClient.ts';
import { toWorkspace } from '../google/workspaceFor.ts';
import { ByteGate } from './byteGate.ts';
import { plain, type Whereabouts } from './findings.ts';
import { headerOf, NO_SUBJECT } from './mailDocuments.ts';
import { driveWhereabouts, GOOGLE_DOC, GOOGLE_KIND } from './readDriveItem.ts';
import { mailWhereabouts } from './readMailItem.ts';
import { searchLimits } from './searchLimits.ts';

/** `words`: what is read in the place of the bytes that are kept. `unreadBecause`: why reading it is not worth another try. */
export type FetchedFile = {
  name: string;
  mediaType: string;
  bytes: Buffer;
  words: Buffer | null;
  unreadBecause: string | null;
  sighting: Sighting;
};

/** All of it together, in ms. */
const FETCH_MS = 45_000;
const { maxFileBytes, maxBytesInFlight } = searchLimits;
const gate = new ByteGate(maxBytesInFlight);
const IN_BIN = 'TRASH';
const GOOGLE_SHEET = `${GOOGLE_KIND}spreadsheet`;

type Fetching = { client: WorkspaceClient; met: MetDocument; signal: AbortSignal; asWorkbook: boolean };

/**
 * `asWorkbook`: a Google Sheet as XLSX; as a document it is a PDF. Throws `GoogleFailure`: `reconnect` where the connection is dead, is another
 * account's or lacks the permission, `gone` where the document is deleted or in the bin, `skip` where it is too large or may not be downloaded.
 */
export async function fetchMet(
  room: GoogleRoom,
  userId: string,
  met: MetDocument,
  asWorkbook: boolean,
): Promise<FetchedFile> {
  const signal = AbortSignal.timeout(FETCH_MS);
  try {
    const fetching = { client: await openClient(room, userId, met), met, signal, asWorkbook };
    return await (met.source === 'gmail' ? fetchFromMail(fetching) : fetchFromDrive(fetching));
  } catch (error) {
    if (signal.aborted) throw googleFailure('network', 'noAnswer', 'noAnswer', { cause: error });
    // A search goes on by itself; a person has to come back.
    if (error instanceof GoogleFailure && error.kind === 'wait')
      throw googleFailure('wait', error.reason, 'comeBackLater', { retryAt: error.retryAt, cause: error });
    throw error;
  }
}

async function openClient(room: GoogleRoom, userId: string, { account }: MetDocument): Promise<WorkspaceClient> {
  const row = await liveConnection(room, userId);
  const { settings, ...hurry } = hurried(room);
  const timeouts = { ...settings.timeouts, downloadMs: FETCH_MS };
  const opened = await openConnection(room, row, { ...hurry, settings: { ...settings, timeouts } });
  const { method, mainAccount, clientFor } = toWorkspace(opened, row);
  // A personal connection opens one account, whichever is asked for.
  if (method === 'oauth' && account.toLowerCase() !== mainAccount.toLowerCase())
    throw googleFailure('reconnect', 'otherAccount', 'otherAccount');
  return clientFor(account);
}

async function fetchFromMail(fetching: Fetching): Promise<FetchedFile> {
  const { client, met, signal } = fetching;
  const message = await client.getMessage(met.itemId, signal);
  if (message.labelIds.includes(IN_BIN)) throw googleFailure('gone', 'inBin', 'gone');
  const subject = plain(headerOf(message.payload.headers, 'subject'));
  const where = mailWhereabouts(client.account, message, subject);
  const part = isWholeEmail(met.partId) ? null : partOf(message.payload, met.partId);
  if (part === undefined) throw googleFailure('gone', 'attachmentMissing', 'attachmentMissing');
  if (part === null || isWithoutBytes(part)) return fetchEmail(fetching, message, where, subject);
  const bytes = await gate.run(
    part.size,
    async () => part.data ?? (await client.getAttachment(message.id, part, signal, maxFileBytes)),
  );
  const sighting = sightingOf(where, met, 'attachment', met.name);
  const { name, unreadBecause } = met;
  return { name, mediaType: part.mimeType, bytes: Buffer.from(bytes), words: null, unreadBecause, sighting };
}

async function fetchEmail(
  { client, met, signal }: Fetching,
  message: MailMessage,
  where: Whereabouts,
  subject: string,
): Promise<FetchedFile> {
  if (message.sizeEstimate > maxFileBytes) throw googleFailure('skip', 'tooLarge', 'tooLarge');
  const bytes = await gate.run(message.sizeEstimate, () => client.getRawMessage(message.id, signal));
  if (bytes.length > maxFileBytes) throw googleFailure('skip', 'tooLarge', 'tooLarge');
  const name = `${subject || NO_SUBJECT}.eml`;
  const sighting = sightingOf(where, met, 'body', name);
  return { name, mediaType: 'message/rfc822', bytes: Buffer.from(bytes), words: null, unreadBecause: null, sighting };
}

async function fetchFromDrive({ client, met, signal, asWorkbook }: Fetching): Promise<FetchedFile> {
  const named = await client.getFile({ id: met.itemId, resourceKey: met.resourceKey }, signal);
  const file = await client.resolveShortcut(named, signal);
  if (named.trashed || file.trashed) throw googleFailure('gone', 'inBin', 'gone');
  const sighting = sightingOf(driveWhereabouts(client.account, file, met.itemId), met, 'file', met.name);
  if (asWorkbook && file.mimeType === GOOGLE_SHEET) return fetchWorkbook({ client, signal }, file, sighting);
  const fetched = await gate.run(file.size ?? 0, () => bytesOf(client, file, signal));
  // A file changes: that a search could not read it says nothing of today.
  return { ...fetched, name: met.name, unreadBecause: null, sighting };
}

/** With the ending that says what it is. */
async function fetchWorkbook(
  { client, signal }: Pick<Fetching, 'client' | 'signal'>,
  file: DriveFile,
  sighting: Sighting,
): Promise<FetchedFile> {
  const bytes = Buffer.from(await client.exportSheet(file, signal, maxFileBytes));
  const name = /\.xlsx$/i.test(sighting.name) ? sighting.name : `${sighting.name}.xlsx`;
  return { name, mediaType: XLSX, bytes, words: null, unreadBecause: null, sighting };
}

async function bytesOf(client: WorkspaceClient, file: DriveFile, signal: AbortSignal) {
  if (!file.mimeType.startsWith(GOOGLE_KIND)) {
    const bytes = await client.downloadFile(file, signal, maxFileBytes);
    return { mediaType: file.mimeType, bytes: Buffer.from(bytes), words: null };
  }
  const { text, pdf } = await client.exportGoogleDoc(file, signal, maxFileBytes);
  const words = text === null ? null : Buffer.from(text);
  if (pdf === null) return { mediaType: 'text/plain', bytes: words ?? Buffer.alloc(0), words: null };
  // As a search has it: of a document the words are read. Of a sheet or slides they say little.
  return { mediaType: 'application/pdf', bytes: Buffer.from(pdf), words: file.mimeType === GOOGLE_DOC ? words : null };
}

/** An email within an email: Gmail gives its parts, and not always its bytes. */
function isWithoutBytes({ data, attachmentId, parts }: MailPart): boolean {
  return data === null && attachmentId === null && parts.length > 0;
}

function sightingOf(where: Whereabouts, { partId }: MetDocument, role: Sighting['role'], name: string): Sighting {
  const { source, account, itemId, location, date } = where;
  return { source, account, itemId, partId, role, name, location: plain(location), date };
}
