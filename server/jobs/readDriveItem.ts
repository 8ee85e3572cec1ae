/** Reads one file of a drive that matched. */
import type { FoundDocument } from '../db/foundContracts.ts';
import { isWantedFile } from '../domain/driveQuery.ts';
import type { DriveFile } from '../google/workspaceClient.ts';
import { type ItemReading, type Whereabouts, plain, skippedFinding } from './findings.ts';
import { judgeFile, type Skip } from './judgeFile.ts';
import type { ReadContext } from './readContext.ts';
import { readFile } from './readFile.ts';

export const GOOGLE_KIND = 'application/vnd.google-apps.';
export const GOOGLE_DOC = `${GOOGLE_KIND}document`;

/** Kinds of Google's own that are not read. */
const GOOGLE_KINDS: Record<string, Skip> = {
  spreadsheet: { reason: 'This is a Google Sheet. Searches don’t read spreadsheets.', code: 'SPREADSHEET' },
  presentation: { reason: 'These are Google Slides. We don’t read presentations.', code: 'PRESENTATION' },
  folder: { reason: 'This is a folder. The files in it are found on their own.', code: 'FOLDER' },
};
const OTHER_KIND: Skip = { reason: 'Google gives us no text for this kind of file.', code: 'UNSUPPORTED' };
const NOT_ALLOWED: Skip = { reason: 'Its owner does not allow downloading it.', code: 'cannotDownload' };

/** Throws `GoogleFailure` where the file could not be fetched. */
export async function readDriveItem(context: ReadContext, listed: DriveFile): Promise<ItemReading> {
  const { client, signal, window } = context;
  // A shortcut is called what it is called where it was found.
  const file = { ...(await client.resolveShortcut(listed, signal)), name: listed.name };
  if (!isWantedFile(file, window, listed)) return { outcome: 'outside', findings: [], bytes: 0 };
  return readDriveFile(context, driveWhereabouts(client.account, file, listed.id), file, '');
}

/** A file that is no shortcut, as the part of that id. Throws as above. */
export async function readDriveFile(
  context: ReadContext,
  where: Whereabouts,
  file: DriveFile,
  partId: string,
): Promise<ItemReading> {
  const skip = judgeDriveFile(file, context.maxFileBytes);
  if (skip !== null) return { outcome: 'skipped', findings: [skippedFinding(partId, file.name, skip)], bytes: 0 };
  const read = file.mimeType === GOOGLE_DOC ? readGoogleDoc : readBinary;
  return context.gate.run(file.size ?? 0, () => read(context, where, file, partId));
}

/** Why a file is not worth fetching, or null. */
function judgeDriveFile(file: DriveFile, maxFileBytes: number): Skip | null {
  const ownKind = file.mimeType.startsWith(GOOGLE_KIND) ? file.mimeType.slice(GOOGLE_KIND.length) : null;
  if (ownKind !== null && file.mimeType !== GOOGLE_DOC) return GOOGLE_KINDS[ownKind] ?? OTHER_KIND;
  if (!file.canDownload) return NOT_ALLOWED;
  if (ownKind !== null) return null;
  const judgement = judgeFile(file, maxFileBytes);
  if (judgement === 'silent') return OTHER_KIND;
  return judgement === 'read' ? null : judgement;
}

async function readBinary(
  context: ReadContext,
  where: Whereabouts,
  file: DriveFile,
  partId: string,
): Promise<ItemReading> {
  const bytes = await context.client.downloadFile(file, context.signal, context.maxFileBytes);
  const findings = await readFile(context, where, { partId, role: 'file', ...file, bytes });
  return { outcome: findings[0]?.outcome === 'skipped' ? 'skipped' : 'read', findings, bytes: bytes.length };
}

/** The text is what is read, the PDF what is kept; where Google gives only one of them, it is both. */
async function readGoogleDoc(
  context: ReadContext,
  where: Whereabouts,
  file: DriveFile,
  partId: string,
): Promise<ItemReading> {
  const { text, pdf } = await context.client.exportGoogleDoc(file, context.signal, context.maxFileBytes);
  const words = text === null ? null : Buffer.from(text);
  const bytes = words ?? pdf ?? new Uint8Array();
  const mimeType = words === null ? 'application/pdf' : 'text/plain';
  const findings = await readFile(context, where, { partId, role: 'file', name: file.name, mimeType, bytes });
  const [own] = findings;
  if (own?.found && words !== null && pdf !== null) own.found = await keepInstead(own.found, pdf);
  return {
    outcome: own?.outcome === 'skipped' ? 'skipped' : 'read',
    findings,
    bytes: (words?.length ?? 0) + (pdf?.length ?? 0),
  };
}

/** The text said what it is; the PDF is what a person wants to keep of it. */
async function keepInstead(found: FoundDocument, pdf: Uint8Array): Promise<FoundDocument> {
  // Web Crypto's digest works in a thread of its own.
  const sha256 = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(pdf))).toString('hex');
  const sighting = { ...found.sighting, kind: 'pdf', size: pdf.byteLength, sha256 };
  return { ...found, sighting, bytes: Buffer.from(pdf), mediaType: 'application/pdf' };
}

/** Where that file was seen. `itemId`: of the shortcut, where it is one. */
export function driveWhereabouts(account: string, file: DriveFile, itemId: string): Whereabouts {
  const drive = file.driveId === null ? 'My Drive' : 'Shared drive';
  return {
    source: 'drive',
    account,
    itemId,
    location: plain(`${drive} of ${file.owner ?? account}: ${file.name}`),
    subject: null,
    date: file.modifiedTime,
  };
}
