/** Drive API v3: files.list, files.get (also alt=media), files.export, drives.list, about.get, and export links. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SCOPES } from '../access.ts';
import { answerFields, openCall, type ApiCall } from '../apiCall.ts';
import { parseFields, requireKnownFields } from '../fieldsMask.ts';
import { GoogleError, invalidValue } from '../googleError.ts';
import { pageOf } from '../paging.ts';
import type { SandboxState } from '../sandboxState.ts';
import type { IndexedFile } from '../workspaceIndex.ts';
import { canRead, drivesOf, opensByLink } from './driveAccess.ts';
import { conversionOf, downloadOf, exportOf } from './exportFile.ts';
import { DOCX, FILE_FIELDS, fileResource, userResource } from './fileResource.ts';
import { listFiles } from './listFiles.ts';

const LINK_FORMATS: Record<string, string> = { txt: 'text/plain', pdf: 'application/pdf', docx: DOCX };

/** Adds the routes under `/drive/v3`. */
export function addDriveRoutes(app: FastifyInstance, state: SandboxState): void {
  const open = (request: FastifyRequest, method: string) => openCall(state, request, `drive.${method}`, SCOPES.drive);

  app.get('/drive/v3/files', async (request) => listFiles(state, await open(request, 'files.list')));

  app.get('/drive/v3/files/:fileId', async (request, reply) => {
    const isDownload = (request.query as { alt?: string }).alt === 'media';
    const call = await open(request, isDownload ? 'files.download' : 'files.get');
    const indexed = fileOf(call, request, idOf(request));
    if (isDownload) return sendBytes(request, reply, downloadOf(indexed.file), indexed.file.mimeType);
    requireKnownFields(parseFields(call.parameter('fields') || '*'), FILE_FIELDS);
    return answerFields(call, fileResource(indexed, call.index, call.token.account ?? ''), 'kind,id,name,mimeType');
  });

  app.get('/drive/v3/files/:fileId/export', async (request, reply) => {
    const call = await open(request, 'files.export');
    const mimeType = call.parameter('mimeType');
    // Export takes no supportsAllDrives: it works on files of shared drives as they are.
    const { file } = fileOf(call, request, idOf(request), true);
    return reply.type(mimeType ?? '').send(Buffer.from(exportOf(file, mimeType)));
  });

  app.get('/drive/v3/drives', async (request) => {
    const call = await open(request, 'drives.list');
    const drives = drivesOf(call.index, call.token.account);
    const size = Math.min(Math.max(Number(call.parameter('pageSize') ?? 10) || 10, 1), 100);
    const query = ['drives', call.token.account];
    const pageToken = call.parameter('pageToken');
    const stuck = call.fault === 'samePageToken';
    const page = pageOf(drives, { pageToken, size, query, now: state.now(), stuck }, state.signer);
    if (!page) throw invalidValue('pageToken');
    return answerFields(call, {
      kind: 'drive#driveList',
      ...(page.nextPageToken !== undefined && { nextPageToken: page.nextPageToken }),
      drives: page.items.map(({ id, name }) => ({ kind: 'drive#drive', id, name })),
    });
  });

  app.get('/drive/v3/about', async (request) => {
    const call = await open(request, 'about.get');
    if (!call.parameter('fields'))
      throw new GoogleError(400, 'required', "The 'fields' parameter is required for this method.", {
        location: 'fields',
        locationType: 'parameter',
      });
    const account = call.token.account ?? call.token.clientId;
    return answerFields(call, {
      kind: 'drive#about',
      user: userResource(account, call.index, account),
      storageQuota: { limit: '16106127360', usage: '0', usageInDrive: '0', usageInDriveTrash: '0' },
    });
  });

  app.get('/feeds/download/documents/export/Export', async (request, reply) => {
    const call = await open(request, 'files.download');
    const { file } = fileOf(call, request, call.parameter('id') ?? '', true);
    const mimeType = LINK_FORMATS[call.parameter('exportFormat') ?? ''] ?? '';
    const bytes = file.googleDoc && conversionOf(file.googleDoc, mimeType);
    if (!bytes) throw new GoogleError(400, 'badRequest', 'The requested conversion is not supported.');
    return reply.type(mimeType).send(Buffer.from(bytes));
  });
}

function idOf(request: FastifyRequest): string {
  return (request.params as { fileId: string }).fileId;
}

/** The file, if the account sees it; one of a shared drive only for callers that say they know of shared drives. */
function fileOf(
  call: ApiCall,
  request: FastifyRequest,
  id: string,
  knowsSharedDrives = call.parameter('supportsAllDrives') === 'true',
): IndexedFile {
  const indexed = call.index.file(id);
  const keys = String(request.headers['x-goog-drive-resource-keys'] ?? '');
  const mayRead = indexed && (canRead(call.index, indexed, call.token.account) || opensByLink(indexed, keys));
  if (!mayRead || (indexed.file.driveId && !knowsSharedDrives))
    throw new GoogleError(404, 'notFound', `File not found: ${id}.`, { location: 'fileId', locationType: 'parameter' });
  return indexed;
}

/** Sends content, or the one byte range that is asked for. */
function sendBytes(request: FastifyRequest, reply: FastifyReply, content: Uint8Array, mimeType: string) {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined) return reply.type(mimeType).send(bytes);
  const start = Number(from);
  const end = Math.min(to ? Number(to) : Infinity, bytes.length - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send('');
  return reply
    .code(206)
    .type(mimeType)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}
