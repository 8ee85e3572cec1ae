/**
 * The workspace made quick to serve: mails by account and newest first, files by id, and the words of each read once,
 * when a search first looks at it.
 */
import { createHash } from 'node:crypto';
import type {
  SampleWorkspace,
  WorkspaceAccount,
  WorkspaceDrive,
  WorkspaceFile,
  WorkspaceMail,
} from './samples/workspaceTypes.ts';
import { allParts, parseMime, type MimePart } from './mime.ts';
import { textOfMessage } from './gmail/messageText.ts';
import { searchableOf } from './tokens.ts';

export type IndexedMail = {
  mail: WorkspaceMail;
  /** internalDate, epoch milliseconds. */
  time: number;
  tree: () => MimePart;
  /** File names of its attachments. */
  filenames: () => string[];
  /** Subject, addresses, body, attachment names and `searchText`, for phrase look-ups. */
  searchable: () => string;
};

export type IndexedFile = {
  file: WorkspaceFile;
  modified: number;
  created: number;
  searchable: () => string;
  checksums: () => { md5: string; sha1: string; sha256: string } | undefined;
};

export type WorkspaceIndex = {
  domain: string;
  accounts: WorkspaceAccount[];
  account: (email: string) => WorkspaceAccount | undefined;
  drives: WorkspaceDrive[];
  /** The mails of one account, newest first. */
  mailsOf: (email: string) => IndexedMail[];
  mail: (email: string, id: string) => IndexedMail | undefined;
  /** Puts a mail into the mailbox of its account; one that is there already stays as it is. */
  deliver: (mail: WorkspaceMail) => void;
  /** Every file, last modified first. */
  files: IndexedFile[];
  file: (id: string) => IndexedFile | undefined;
};

/** Google's numeric user id (`sub`) of an account: the same for the same address in every run. */
export function subjectIdOf(email: string): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest();
  return `1${(hash.readBigUInt64BE(0) % 10n ** 19n).toString().padStart(19, '0')}0`;
}

/** Whether an address belongs to the workspace's own domain (and not to a consumer account). */
export function isOfDomain(index: WorkspaceIndex, email: string): boolean {
  return email.toLowerCase().endsWith(`@${index.domain.toLowerCase()}`);
}

/** Reads a workspace once; it must not change afterwards but by `deliver`. */
export function indexWorkspace(workspace: SampleWorkspace): WorkspaceIndex {
  const accounts = new Map(workspace.accounts.map((account) => [account.email.toLowerCase(), account]));
  const mails = new Map<string, IndexedMail[]>();
  const mailById = new Map<string, IndexedMail>();
  const add = (mail: WorkspaceMail): IndexedMail[] => {
    const indexed = indexMail(mail);
    const key = mail.account.toLowerCase();
    const list = mails.get(key) ?? [];
    list.push(indexed);
    mails.set(key, list);
    mailById.set(`${key} ${mail.id}`, indexed);
    return list;
  };
  for (const mail of workspace.mails) add(mail);
  for (const list of mails.values()) list.sort(newestFirst);
  const files = workspace.files
    .map(indexFile)
    .toSorted((a, b) => b.modified - a.modified || a.file.id.localeCompare(b.file.id));
  const fileById = new Map(files.map((indexed) => [indexed.file.id, indexed]));
  return {
    domain: workspace.domain,
    accounts: workspace.accounts,
    account: (email) => accounts.get(email.toLowerCase()),
    drives: workspace.drives,
    mailsOf: (email) => mails.get(email.toLowerCase()) ?? [],
    mail: (email, id) => mailById.get(`${email.toLowerCase()} ${id}`),
    deliver: (mail) => {
      if (!mailById.has(`${mail.account.toLowerCase()} ${mail.id}`)) add(mail).sort(newestFirst);
    },
    files,
    file: (id) => fileById.get(id),
  };
}

function newestFirst(a: IndexedMail, b: IndexedMail): number {
  return b.time - a.time || a.mail.id.localeCompare(b.mail.id);
}

function indexMail(mail: WorkspaceMail): IndexedMail {
  const tree = once(() => parseMime(mail.raw));
  const filenames = once(() =>
    allParts(tree())
      .map((part) => part.filename)
      .filter((name) => name !== ''),
  );
  return {
    mail,
    time: Date.parse(mail.date),
    tree,
    filenames,
    searchable: once(() =>
      searchableOf(mail.subject, mail.from, mail.to, textOfMessage(tree()), ...filenames(), mail.searchText),
    ),
  };
}

function indexFile(file: WorkspaceFile): IndexedFile {
  return {
    file,
    modified: Date.parse(file.modifiedTime),
    created: Date.parse(file.createdTime),
    searchable: once(() => searchableOf(file.name, file.searchText ?? file.googleDoc?.text)),
    checksums: once(() => {
      const { bytes } = file;
      return bytes && { md5: digest('md5', bytes), sha1: digest('sha1', bytes), sha256: digest('sha256', bytes) };
    }),
  };
}

function digest(algorithm: string, bytes: Uint8Array): string {
  return createHash(algorithm).update(bytes).digest('hex');
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
