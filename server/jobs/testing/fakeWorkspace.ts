/** For tests: a workspace in memory that fails when and how a test says. */
import { googleFailure } from '../../google/googleFailure.ts';
import type { DriveFile, MailMessage, MailPart, Workspace, WorkspaceClient } from '../../google/workspaceClient.ts';

export type FakeCall = { method: keyof WorkspaceClient | 'accounts'; account: string; about: string };

export type FakeWorkspace = Workspace & {
  /** Every call so far, those that failed included. */
  calls: FakeCall[];
  /** Asked before each call; what it throws, the call throws. */
  before: (call: FakeCall) => void | Promise<void>;
};

export type FakeAccount = {
  mails?: MailMessage[];
  /** Files of a shared drive (`driveId`) are left out, and the answer called incomplete, where all drives are searched at once. */
  files?: { file: DriveFile; text: string }[];
  hasMailbox?: boolean;
  /** Texts of attachments by mail and part: `m1 1`. */
  attachments?: Record<string, string>;
};

const PAGE = 10;

/** `accounts` by their addresses; a page holds ten. */
export function fakeWorkspace(accounts: Record<string, FakeAccount>): FakeWorkspace {
  const calls: FakeCall[] = [];
  const workspace: FakeWorkspace = {
    calls,
    before: () => undefined,
    method: 'service_account',
    mainAccount: Object.keys(accounts)[0] ?? '',
    services: { gmail: true, drive: true },
    isOrganisation: false,
    accounts: async () => {
      await take('accounts', '', '');
      const found = Object.entries(accounts).map(([email, { hasMailbox = true }]) => ({ email, hasMailbox }));
      return { accounts: found, warnings: [] };
    },
    clientFor: (email) => clientOf(email, accounts[email] ?? {}),
  };

  async function take(method: FakeCall['method'], account: string, about: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    calls.push({ method, account, about });
    await workspace.before({ method, account, about });
    signal?.throwIfAborted();
  }

  function clientOf(account: string, { mails = [], files = [], attachments = {} }: FakeAccount): WorkspaceClient {
    return {
      account,
      listMessages: async (_q, token, signal) => {
        await take('listMessages', account, token ?? '', signal);
        const { items, nextPageToken } = pageOf(mails, token);
        return { messages: items.map(({ id, threadId }) => ({ id, threadId })), nextPageToken };
      },
      getMessage: async (id, signal) => {
        await take('getMessage', account, id, signal);
        return mails.find((mail) => mail.id === id) as MailMessage;
      },
      getAttachment: async (id, { partId }, signal) => {
        await take('getAttachment', account, `${id} ${partId}`, signal);
        return Buffer.from(attachments[`${id} ${partId}`] ?? '');
      },
      getRawMessage: () => Promise.reject(new Error('not asked for')),
      listFiles: async (_q, scope, token, signal) => {
        await take('listFiles', account, JSON.stringify(scope), signal);
        const driveId = typeof scope === 'string' ? null : scope.driveId;
        const inScope = files.filter(({ file }) => file.driveId === driveId);
        const { items, nextPageToken } = pageOf(inScope, token);
        const incompleteSearch = scope === 'allDrives' && inScope.length < files.length;
        return { files: items.map(({ file }) => file), nextPageToken, incompleteSearch };
      },
      listDrives: () => {
        const ids = new Set(files.flatMap(({ file }) => file.driveId ?? []));
        return Promise.resolve({ drives: [...ids].map((id) => ({ id, name: id })), complete: true });
      },
      getFile: async ({ id }, signal) => {
        await take('getFile', account, id, signal);
        return (
          files.find(({ file }) => file.id === id)?.file ?? Promise.reject(googleFailure('gone', 'notFound', 'gone'))
        );
      },
      resolveShortcut: (file) => Promise.resolve(file),
      downloadFile: async (file, signal) => {
        await take('downloadFile', account, file.id, signal);
        return Buffer.from(files.find((each) => each.file.id === file.id)?.text ?? '');
      },
      exportGoogleDoc: () => Promise.reject(new Error('not asked for')),
      exportSheet: () => Promise.reject(new Error('not asked for')),
    };
  }
  return workspace;
}

/** A plain mail of 1 May 2026. */
export function fakeMail(id: string, subject: string, text: string): MailMessage {
  const data = Buffer.from(text);
  const headers = [{ name: 'Subject', value: subject }];
  const payload: MailPart = {
    partId: '',
    mimeType: 'text/plain',
    filename: '',
    headers,
    size: data.length,
    data,
    attachmentId: null,
    parts: [],
  };
  const internalDate = Date.UTC(2026, 4, 1);
  return { id, threadId: id, labelIds: ['INBOX'], internalDate, sizeEstimate: data.length, payload };
}

/** A mail without words of its own, with text files attached; what is in them is the account's `attachments`. */
export function fakeMailWith(id: string, subject: string, fileNames: readonly string[]): MailMessage {
  const mail = fakeMail(id, subject, '');
  const parts = fileNames.map((filename, index) => ({
    partId: String(index),
    mimeType: 'text/plain',
    filename,
    headers: [],
    size: 1000,
    data: null,
    attachmentId: `${id}-${index}`,
    parts: [],
  }));
  return { ...mail, payload: { ...mail.payload, mimeType: 'multipart/mixed', size: 0, data: null, parts } };
}

/** A text file of 1 May 2026. */
export function fakeFile(id: string, name: string, text: string): { file: DriveFile; text: string } {
  const file: DriveFile = {
    id,
    name,
    mimeType: 'text/plain',
    size: text.length,
    modifiedTime: Date.UTC(2026, 4, 1),
    createdTime: null,
    md5Checksum: null,
    sha256Checksum: null,
    revision: '1',
    driveId: null,
    owner: null,
    webViewLink: null,
    resourceKey: null,
    canDownload: true,
    trashed: false,
    shortcutTarget: null,
  };
  return { file, text };
}

function pageOf<T>(all: readonly T[], token: string | null): { items: T[]; nextPageToken: string | null } {
  const start = Number(token ?? 0);
  const end = start + PAGE;
  return { items: all.slice(start, end), nextPageToken: end < all.length ? String(end) : null };
}
