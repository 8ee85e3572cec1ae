/** Files that their user gives to one contract. The demo keeps their names and reads none: each says so. */
import { receiveDocument } from '../../contract/changes.ts';
import type { RecordDocument } from '../../contract/record.ts';
import { noSuchContract, Refused } from '../../contract/refused.ts';
import type { BroughtFile } from '../../src/api/generated/cycle.gen.ts';
import { changeRecord, recordOf } from '../changeRecord.ts';
import { changeAccount, readBody, Refusal, type SignedInCall } from '../operation.ts';
import type { DroppedFile } from '../world/droppedFiles.ts';
import { shown } from './shownContract.ts';

/** POST contracts/{id}/documents. */
export async function addDocument(call: SignedInCall): Promise<Response> {
  const brought = await readBody<BroughtFile>(call.request, 'addDocument');
  recordOf(call);
  const file = takenFile(call, brought);
  const record = changeRecord(call, undefined, (before, actor) => {
    if (before.deletedAt !== null) throw noSuchContract();
    return receiveDocument(before, broughtDocument(file, actor.when), actor);
  });
  return shown(call, record);
}

/** The file that is meant, which waits no longer. Throws `Refused` 422 where it is not there. */
export function takenFile(call: SignedInCall, { uploadId, fileId }: BroughtFile): DroppedFile {
  const { uploads, searches, attached = [] } = call.account;
  const waiting = uploadId?.toLowerCase() ?? '';
  const ofUpload = uploads?.[waiting]?.[0];
  const ofSearch = attached.includes(fileId ?? '')
    ? undefined
    : searches.flatMap(({ files }) => files ?? []).find(({ id }) => id === fileId);
  const file = uploadId === undefined ? ofSearch : ofUpload;
  if (!file)
    throw new Refused(422, 'NO_FILE', 'The file has not arrived, or is not kept any more. Please choose it again.');
  changeAccount(call, (account) => {
    if (uploadId === undefined) account.attached = [...attached, file.id];
    else delete account.uploads?.[waiting];
  });
  return file;
}

export function broughtDocument({ name, size }: DroppedFile, addedAt: string): RecordDocument {
  const id = crypto.randomUUID();
  const about = { id, name, size, mediaType: 'application/octet-stream', date: null, addedAt };
  const reading = { documentId: id, values: { name }, lastDay: 'stated' as const, autoRenews: null };
  return {
    ...about,
    source: 'file',
    sourceLocation: null,
    joined: false,
    unreadBecause: 'The demo does not read the files that are added: type in what they say.',
    reading: { ...reading, evidence: [], others: [] },
    sightings: [],
  };
}

/** GET contracts/{id}/documents/{documentId}/file. */
export function getDocumentFile(call: SignedInCall): Response {
  const document = recordOf(call).documents.find(({ id }) => id === call.param('documentId'));
  if (!document) throw new Refusal(404, 'NOT_FOUND', 'This document does not exist.');
  const words = `The demo keeps the name of a file, not what is in it: ${document.name}\n`;
  return new Response(words, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${document.name}.txt`)}`,
    },
  });
}
