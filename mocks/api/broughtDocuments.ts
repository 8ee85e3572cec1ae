/** Files that their user gives to one contract. The demo keeps their names and reads none: each says so. */
import { receiveDocument } from '../../contract/changes.ts';
import type { RecordDocument } from '../../contract/record.ts';
import { Refused } from '../../contract/refused.ts';
import type { BroughtFile } from '../../src/api/generated/cycle.gen.ts';
import { changeRecord, recordOf } from '../changeRecord.ts';
import { changeAccount, readBody, Refusal, type SignedInCall, todayOf } from '../operation.ts';
import type { DroppedFile } from '../world/droppedFiles.ts';
import { type LeftOut, leftOutItem, wordsOfLeftOut } from '../world/leftOut.ts';
import { connected } from './google.ts';
import { shown } from './shownContract.ts';

/** POST contracts/{id}/documents. */
export async function addDocument(call: SignedInCall): Promise<Response> {
  const brought = await readBody<BroughtFile>(call.request, 'addDocument');
  recordOf(call);
  const file = takenFile(call, brought);
  const record = changeRecord(call, undefined, (before, actor) => {
    return receiveDocument(before, broughtDocument(file, actor.when), actor);
  });
  return shown(call, record);
}

/** A file that was sent, or what a search met in the mail or Drive, with its place there. */
type TakenFile = Pick<DroppedFile, 'name' | 'size'> & {
  place?: Pick<RecordDocument, 'source' | 'sourceLocation' | 'sightings'>;
};

/** The file that is meant, which waits no longer. Throws `Refused` 422 where it is not there, or belongs to a contract already. */
export function takenFile(call: SignedInCall, { uploadId, fileId, foundId }: BroughtFile): TakenFile {
  const { uploads, attached = [] } = call.account;
  if (uploadId === undefined && foundId !== undefined) return metFile(call, foundId);
  const waiting = uploadId?.toLowerCase() ?? '';
  const ofUpload = uploads?.[waiting]?.[0];
  const ofSearch = sentFile(call, fileId ?? '');
  const file = uploadId === undefined ? ofSearch : ofUpload;
  if (!file)
    throw new Refused(422, 'NO_FILE', 'The file has not arrived, or is not kept any more. Please choose it again.');
  changeAccount(call, (account) => {
    if (uploadId === undefined) account.attached = [...attached, file.id];
    else delete account.uploads?.[waiting];
  });
  return file;
}

/** What a search of the account left out, with Google connected. Throws 404 where none did. */
function leftOutOf(call: SignedInCall, foundId: string): LeftOut {
  const searched = call.account.searches.some(({ files }) => files === undefined);
  const item = searched ? leftOutItem(foundId) : undefined;
  if (!item) throw new Refusal(404, 'NOT_FOUND', 'This document does not exist.');
  connected(call.account);
  return item;
}

/** GET gmail/left-out/{foundId}/file. */
export function getLeftOutFile(call: SignedInCall): Response {
  const sent = sentFile(call, call.param('foundId'));
  if (sent) return sentSheet(sent);
  const item = leftOutOf(call, call.param('foundId'));
  return asFile(wordsOfLeftOut(item, todayOf(call)), item.name);
}

/** A file that a search of the account read and that belongs to no contract. */
function sentFile({ account: { searches, attached = [] } }: SignedInCall, fileId: string): DroppedFile | undefined {
  const isOf = (file: DroppedFile) => file.id === fileId && !attached.includes(fileId);
  return searches.flatMap(({ files }) => files ?? []).find(isOf);
}

function sentSheet({ name, sheet }: DroppedFile): Response {
  if (sheet === undefined)
    throw new Refused(422, 'DOCUMENT_GONE', 'The demo keeps only small sheets. Choose the file yourself.');
  return asFile(
    Uint8Array.from(atob(sheet), (letter) => letter.codePointAt(0) ?? 0),
    name,
  );
}

function metFile(call: SignedInCall, foundId: string): TakenFile {
  const { attached = [] } = call.account;
  const item = leftOutOf(call, foundId);
  const { source, account = '' } = item;
  const isFile = source === 'drive' || /\.[a-z]{3,4}$/.test(item.name);
  const name = isFile ? item.name : `${item.name}.eml`;
  if (attached.includes(foundId))
    throw new Refused(422, 'DOCUMENT_ELSEWHERE', `This document belongs to another contract already, as “${name}”.`);
  changeAccount(call, (changed) => {
    changed.attached = [...attached, foundId];
  });
  const location = source === 'drive' ? `My Drive of ${account}: ${name}` : `${account}: ${item.name}`;
  const sightings = source === 'file' ? [] : [{ source, name, account, location }];
  return { name, size: 48_128, place: { source, sourceLocation: location, sightings } };
}

export function broughtDocument({ name, size, place }: TakenFile, addedAt: string): RecordDocument {
  const id = crypto.randomUUID();
  const about = { id, name, size, mediaType: 'application/octet-stream', date: null, addedAt };
  const reading = { documentId: id, values: { name }, lastDay: 'stated' as const, autoRenews: null };
  return {
    ...about,
    ...(place ?? { source: 'file', sourceLocation: null, sightings: [] }),
    joined: false,
    unreadBecause: 'The demo does not read the files that are added: type in what they say.',
    reading: { ...reading, evidence: [], others: [] },
  };
}

/** GET contracts/{id}/documents/{documentId}/file. */
export function getDocumentFile(call: SignedInCall): Response {
  const document = recordOf(call).documents.find(({ id }) => id === call.param('documentId'));
  if (!document) throw new Refusal(404, 'NOT_FOUND', 'This document does not exist.');
  const words = `The demo keeps the name of a file, not what is in it: ${document.name}\n`;
  return asFile(words, `${document.name}.txt`);
}

/** An answer that is saved as a file of that name. */
export function asFile(contents: string | Uint8Array<ArrayBuffer>, name: string): Response {
  return new Response(contents, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}
