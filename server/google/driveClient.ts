/** One account's view of Drive, shared drives included, through Google's own client library. */
import { drive, type drive_v3 } from '@googleapis/drive';
import { allPages } from './allPages.ts';
import { callGoogle, type CallEquipment } from './callGoogle.ts';
import { exportDocument, exportWorkbook, type DriveExports } from './exportDocument.ts';
import { createGoogleFetch, isExportAddress } from './googleFetch.ts';
import { googleFailure } from './googleFailure.ts';
import {
  answerObject,
  apiOptions,
  quotaUser,
  readCapped,
  type AccountContext,
  type ApiOptions,
} from './googleRequest.ts';
import type { QuotaMethod } from './quotaCosts.ts';
import type { DriveFile, DriveScope, WorkspaceClient } from './workspaceClient.ts';

const PAGE_SIZE = 500;
const DRIVES_PAGE_SIZE = 100;
const MOST_SHORTCUTS = 3;

const FILE_FIELDS =
  'id,name,mimeType,size,modifiedTime,createdTime,md5Checksum,sha256Checksum,headRevisionId,version,driveId,' +
  'owners(emailAddress),webViewLink,shortcutDetails(targetId,targetMimeType,targetResourceKey),resourceKey,' +
  'capabilities(canDownload),trashed';

export type DriveClient = Pick<
  WorkspaceClient,
  ('listFiles' | 'listDrives' | 'getFile' | 'resolveShortcut') | ('downloadFile' | 'exportGoogleDoc' | 'exportSheet')
> & {
  /** The account's address: the cheapest proof that its Drive can be read. */
  getUserAddress(signal: AbortSignal): Promise<string>;
};

type CallMode = { timeoutMs?: number; tries?: number | undefined; asksForAccount?: boolean };

/** A client for the drive of `context.account`. */
export function createDriveClient(context: AccountContext): DriveClient {
  const api = drive('v3');
  const common = { quotaUser: quotaUser(context.account) };
  const { timeouts, endpoints } = context.settings;
  const nature = { target: 'drive', method: context.method } as const;

  function call<T>(
    method: QuotaMethod,
    signal: AbortSignal,
    send: (options: ApiOptions) => Promise<T>,
    { timeoutMs = timeouts.callMs, tries, asksForAccount = false }: CallMode = {},
  ): Promise<T> {
    const run = (equipment: CallEquipment) => send(apiOptions(equipment, context.settings, timeoutMs));
    return callGoogle({ ...context, nature: { ...nature, asksForAccount } }, { method, tries }, signal, run);
  }

  const exports: DriveExports = {
    exportAs: (file, mimeType, signal, maxBytes, tries) =>
      call(
        'drive.files.export',
        signal,
        async (options) => {
          const params = { ...common, fileId: file.id, mimeType };
          const response = await api.files.export(params, { ...withKey(options, file), responseType: 'stream' });
          return readCapped(response.data, maxBytes);
        },
        { timeoutMs: timeouts.downloadMs, tries },
      ),
    exportLink: (file, mimeType, signal) =>
      call('drive.files.get', signal, async (options) => {
        const params = { ...common, fileId: file.id, supportsAllDrives: true, fields: 'exportLinks' };
        return answerObject(await api.files.get(params, withKey(options, file))).exportLinks?.[mimeType] ?? null;
      }),
    async followExportLink(link, mimeType, signal, maxBytes) {
      // The link comes with the token in hand: nowhere but Google's own place for exports.
      if (!isExportAddress(link)) return null;
      const fetchExport = createGoogleFetch(endpoints, timeouts.downloadMs);
      return call('drive.files.export', signal, async ({ headers, signal: stop }) => {
        const response = await fetchExport(link, { headers, signal: stop });
        if (!response.ok) throw answerError(response, await response.text());
        // A sign-in page answers 200, too.
        const isWanted = response.headers.get('content-type')?.startsWith(mimeType) ?? false;
        if (!isWanted) await response.body?.cancel();
        return isWanted ? readCapped(response.body, maxBytes) : null;
      });
    },
  };

  async function getFile(link: { id: string; resourceKey: string | null }, signal: AbortSignal): Promise<DriveFile> {
    const params = { ...common, fileId: link.id, supportsAllDrives: true, fields: FILE_FIELDS };
    const file = await call('drive.files.get', signal, async (options) =>
      toFile(answerObject(await api.files.get(params, withKey(options, link)))),
    );
    // The content asks for the key of the link, too.
    return { ...file, resourceKey: file.resourceKey ?? link.resourceKey };
  }

  async function askForUser(options: ApiOptions): Promise<string> {
    const { user } = answerObject(await api.about.get({ ...common, fields: 'user(emailAddress)' }, options));
    return user?.emailAddress ?? context.account;
  }

  return {
    async listFiles(q, scope, pageToken, signal) {
      const page = { pageSize: PAGE_SIZE, ...(pageToken !== null && { pageToken }) };
      const fields = `nextPageToken,incompleteSearch,files(${FILE_FIELDS})`;
      return call('drive.files.list', signal, async (options) => {
        const params = { ...common, q, ...scopeParams(scope), ...page, spaces: 'drive', fields };
        const data = answerObject(await api.files.list(params, options));
        return {
          files: (data.files ?? []).map(toFile),
          nextPageToken: data.nextPageToken || null,
          incompleteSearch: data.incompleteSearch ?? false,
        };
      });
    },

    async listDrives(signal) {
      const { items, complete } = await allPages(async (pageToken) => {
        const page = { pageSize: DRIVES_PAGE_SIZE, ...(pageToken && { pageToken }) };
        const { drives = [], nextPageToken } = await call('drive.drives.list', signal, async (options) =>
          answerObject(await api.drives.list({ ...common, ...page, fields: 'nextPageToken,drives(id,name)' }, options)),
        );
        return { items: drives.flatMap(({ id, name }) => (id ? [{ id, name: name ?? id }] : [])), nextPageToken };
      });
      return { drives: items, complete };
    },

    getFile,

    async resolveShortcut(file, signal) {
      let current = file;
      for (let hop = 0; current.shortcutTarget && hop < MOST_SHORTCUTS; hop += 1) {
        current = await getFile(current.shortcutTarget, signal);
      }
      if (current.shortcutTarget) throw googleFailure('gone', 'shortcutLoop', 'gone');
      return current;
    },

    async downloadFile(file, signal, maxBytes = Number.POSITIVE_INFINITY) {
      if (!file.canDownload) throw googleFailure('skip', 'cannotDownload', 'cannotDownload');
      if ((file.size ?? 0) > maxBytes) throw googleFailure('skip', 'tooLarge', 'tooLarge');
      return call(
        'drive.files.download',
        signal,
        async (options) => {
          const params = { ...common, fileId: file.id, alt: 'media', supportsAllDrives: true };
          const response = await api.files.get(params, { ...withKey(options, file), responseType: 'stream' });
          return readCapped(response.data, maxBytes);
        },
        { timeoutMs: timeouts.downloadMs },
      );
    },

    exportGoogleDoc: (file, signal, maxBytes = Number.POSITIVE_INFINITY) =>
      exportDocument(exports, file, signal, maxBytes),

    exportSheet: (file, signal, maxBytes = Number.POSITIVE_INFINITY) => exportWorkbook(exports, file, signal, maxBytes),

    getUserAddress: (signal) => call('drive.about.get', signal, askForUser, { asksForAccount: true }),
  };
}

/** Files of shared drives are left out of every answer unless all of these are said. */
function scopeParams(scope: DriveScope): drive_v3.Params$Resource$Files$List {
  if (scope === 'user') return { corpora: 'user', supportsAllDrives: true, includeItemsFromAllDrives: true };
  const everywhere = { supportsAllDrives: true, includeItemsFromAllDrives: true };
  return scope === 'allDrives' || scope === 'domain'
    ? { corpora: scope, ...everywhere }
    : { corpora: 'drive', driveId: scope.driveId, ...everywhere };
}

/** Files that were shared by link need their key in a header. */
function withKey(options: ApiOptions, file: { id: string; resourceKey: string | null }): ApiOptions {
  if (!file.resourceKey) return options;
  const keys = { 'X-Goog-Drive-Resource-Keys': `${file.id}/${file.resourceKey}` };
  return { ...options, headers: { ...options.headers, ...keys } };
}

/** In the shape that the libraries throw, so that one reader understands it. */
function answerError(response: Response, data: string): Error {
  return Object.assign(new Error('refused'), {
    response: { status: response.status, headers: response.headers, data },
  });
}

function toFile(file: drive_v3.Schema$File): DriveFile {
  if (!file.id) throw new TypeError('Google sent a file without an id');
  const target = file.shortcutDetails;
  return {
    id: file.id,
    name: file.name ?? file.id,
    mimeType: file.mimeType ?? 'application/octet-stream',
    size: file.size ? Number(file.size) : null,
    modifiedTime: Date.parse(file.modifiedTime ?? '') || 0,
    createdTime: file.createdTime ? Date.parse(file.createdTime) : null,
    md5Checksum: file.md5Checksum ?? null,
    sha256Checksum: file.sha256Checksum ?? null,
    revision: file.headRevisionId ?? file.version ?? null,
    driveId: file.driveId ?? null,
    owner: file.owners?.[0]?.emailAddress ?? null,
    webViewLink: file.webViewLink ?? null,
    resourceKey: file.resourceKey ?? null,
    canDownload: file.capabilities?.canDownload ?? true,
    trashed: file.trashed ?? false,
    shortcutTarget: target?.targetId
      ? { id: target.targetId, mimeType: target.targetMimeType ?? '', resourceKey: target.targetResourceKey ?? null }
      : null,
  };
}
