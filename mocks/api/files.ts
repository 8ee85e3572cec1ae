/** /api/files: the user's own files as a search. Their bytes go nowhere. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { Search } from '../../src/api/endpoints.gen.ts';
import type { UploadedFile, WaitingUploads } from '../../src/api/generated/files.gen.ts';
import { readNotSent } from '../../contract/notSent.ts';
import { givingWay, type Waiting } from '../../contract/waitingUploads.ts';
import type { MockBackend } from '../backend.ts';
import type { MockSearch } from '../db.ts';
import { answer, changeAccount, Refusal, signedIn, type SignedInCall } from '../operation.ts';
import { type DroppedFile, keptFile } from '../world/droppedFiles.ts';
import { searchOnWire } from './gmail.ts';

const MOST_BYTES = 25 * 1024 * 1024;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** GET and POST files, GET and DELETE files/{uploadId}, PUT files/{uploadId}/{position}. */
export function fileHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.post('*/api/files', signedIn(backend, uploadFiles)),
    http.get('*/api/files', signedIn(backend, listUploads)),
    http.get('*/api/files/:uploadId', signedIn(backend, getUpload)),
    http.delete('*/api/files/:uploadId', signedIn(backend, discardUpload)),
    http.put('*/api/files/:uploadId/:position', signedIn(backend, putFile)),
  ];
}

async function putFile(call: SignedInCall): Promise<Response> {
  const uploadId = known(call.param('uploadId'));
  const position = Number(call.param('position'));
  const form = await call.request.formData().catch(() => new FormData());
  const [file] = await sentFiles(form, 'file');
  if (!file) throw new Refusal(400, 'INVALID', 'The request is not valid: file is missing.', 'file');
  if (call.account.searches.some(({ criteria }) => criteria.clientRequestId === requestId(uploadId)))
    throw new Refusal(409, 'UPLOAD_STARTED', 'These files are already being read.');
  const now = call.backend.now();
  const gone = givingWay(waitingOf(call, { uploadId, position }), uploadId, file.size, now.getTime());
  const arrived = { ...file, arrivedAt: now.toISOString() };
  changeAccount(call, (account) => {
    for (const id of gone) delete account.uploads?.[id];
    account.uploads = { ...account.uploads, [uploadId]: { ...account.uploads?.[uploadId], [position]: arrived } };
  });
  return answer({ position, name: file.name, size: file.size });
}

/** The uploads that wait; the file at `replaced` does not count. */
function waitingOf({ account }: SignedInCall, replaced?: { uploadId: string; position: number }): Waiting[] {
  return Object.entries(account.uploads ?? {}).map(([uploadId, files]) => {
    const kept = Object.entries(files).filter(
      ([position]) => uploadId !== replaced?.uploadId || Number(position) !== replaced.position,
    );
    const last = Math.max(...Object.values(files).map(({ arrivedAt }) => Date.parse(arrivedAt ?? '') || 0));
    return { uploadId, bytes: kept.reduce((sum, [, { size }]) => sum + size, 0), last };
  });
}

function listUploads(call: SignedInCall): Response {
  const uploads = waitingOf(call)
    .toSorted((a, b) => b.last - a.last)
    .map(({ uploadId, last }) => ({
      uploadId,
      files: filesOf(call, uploadId),
      lastArrivedAt: new Date(last).toISOString(),
    }));
  return answer<WaitingUploads>({ uploads });
}

function discardUpload(call: SignedInCall): Response {
  const uploadId = known(call.param('uploadId'));
  changeAccount(call, (account) => {
    delete account.uploads?.[uploadId];
  });
  return new Response(null, { status: 204 });
}

function filesOf({ account: { uploads } }: SignedInCall, uploadId: string): UploadedFile[] {
  return Object.entries(uploads?.[uploadId] ?? {}).map(([position, { name, size }]) => ({
    position: Number(position),
    name,
    size,
  }));
}

function getUpload(call: SignedInCall): Response {
  return answer({ files: filesOf(call, known(call.param('uploadId'))) });
}

async function uploadFiles(call: SignedInCall): Promise<Response> {
  const query = new URL(call.request.url).searchParams;
  const upload = query.get('upload');
  const form = await call.request.formData().catch(() => new FormData());
  const sent = await sentFiles(form, 'files');
  const said = form.get('notSent');
  const notSent = readNotSent(typeof said === 'string' ? said : undefined);
  const uploadId = upload === null ? crypto.randomUUID() : known(upload);
  const clientRequestId = requestId(uploadId);
  const repeated = call.account.searches.find(({ criteria }) => criteria.clientRequestId === clientRequestId);
  if (repeated) return answer<Search>(searchOnWire(repeated, call));
  const files = upload === null ? sent : Object.values(call.account.uploads?.[uploadId] ?? {});
  if (files.length < Number(query.get('files'))) throw new Refusal(409, 'UPLOAD_INCOMPLETE', incomplete(files.length));
  if (files.length === 0) throw new Refusal(422, 'NO_FILES', 'There are no files to read.');
  const description = files.length === 1 ? '1 file' : `${files.length} files`;
  const search: MockSearch = {
    id: crypto.randomUUID(),
    criteria: { keywords: [], clientRequestId, description },
    files: [...files, ...notSent.map(unsentFile)],
    retries: 0,
    status: 'PROCESSING',
    polls: 0,
    processCalls: 0,
    startedAt: call.backend.now().toISOString(),
  };
  changeAccount(call, (account) => {
    account.searches.push(search);
    delete account.uploads?.[uploadId];
  });
  return answer<Search>(searchOnWire(search, call));
}

function unsentFile({ name, size, ...notSent }: ReturnType<typeof readNotSent>[number]): DroppedFile {
  return { id: `file-${crypto.randomUUID()}`, name, size, notSent };
}

function incomplete(there: number): string {
  if (there === 0) return 'These files are not here any more. Send them again, then read them.';
  return `Only ${there} of these files ${there === 1 ? 'is' : 'are'} here. Send the others again, then read them.`;
}

function requestId(uploadId: string): string {
  return `upload ${uploadId}`;
}

function known(uploadId: string): string {
  if (UUID.test(uploadId)) return uploadId.toLowerCase();
  throw new Refusal(400, 'INVALID', 'The request is not valid: upload must be a UUID.', 'upload');
}

async function sentFiles(form: FormData, field: string): Promise<DroppedFile[]> {
  const files = form.getAll(field).filter((value) => value instanceof File);
  const large = files.find(({ size }) => size > MOST_BYTES);
  if (large) throw new Refusal(413, 'TOO_LARGE', `“${large.name}” is larger than 25 MB.`);
  return Promise.all(files.map(keptFile));
}
