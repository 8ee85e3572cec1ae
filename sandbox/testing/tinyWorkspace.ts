/** A workspace small enough to know by heart, for the sandbox's own tests. */
import type { SampleWorkspace, WorkspaceFile, WorkspaceMail } from '../samples/workspaceTypes.ts';

export const ADMIN = 'ada@tiny.example';
export const USER = 'ben@tiny.example';
export const SUSPENDED = 'cleo@tiny.example';
export const CONSUMER = 'dora@gmail.com';

let mailCount = 0;

/** The next mail is the first one again, of the first of January 2026: for tests of days, whose file shares its worker with others. */
export function countMailsAnew(): void {
  mailCount = 0;
}

/** A mail of that account; its id is new at every call, its date one day after the mail's before. */
export function mail(account: string, raw: string[], more: Partial<WorkspaceMail> = {}): WorkspaceMail {
  mailCount += 1;
  const id = (0x18c0000000000000n + BigInt(mailCount)).toString(16);
  const header = (name: string) =>
    raw.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 2) ?? '';
  return {
    id,
    threadId: id,
    account,
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    date: new Date(Date.UTC(2026, 0, mailCount, 12)).toISOString(),
    labelIds: ['INBOX'],
    raw: Buffer.from(raw.join('\r\n')),
    ...more,
  };
}

/** A plain mail. */
export function plainMail(account: string, subject: string, text: string, more: Partial<WorkspaceMail> = {}) {
  const head = ['From: Vera Vendor <vera@vendor.example>', `To: ${account}`, `Subject: ${subject}`];
  return mail(account, [...head, 'Content-Type: text/plain; charset=utf-8', '', text], more);
}

/** A file of the administrator. */
export function file(id: string, name: string, more: Partial<WorkspaceFile> = {}): WorkspaceFile {
  return {
    id: id.padEnd(33, '0'),
    account: ADMIN,
    name,
    mimeType: 'application/pdf',
    createdTime: '2026-01-01T10:00:00Z',
    modifiedTime: '2026-02-01T10:00:00Z',
    bytes: Buffer.from(`%PDF-1.4 ${name}`),
    ...more,
  };
}

/** A workspace with these mails and files. */
export function tinyWorkspace(mails: WorkspaceMail[] = [], files: WorkspaceFile[] = []): SampleWorkspace {
  return {
    domain: 'tiny.example',
    accounts: [
      { email: ADMIN, name: 'Ada Admin', isAdmin: true },
      { email: USER, name: 'Ben User', isAdmin: false },
      { email: SUSPENDED, name: 'Cleo Gone', isAdmin: false, suspended: true },
      { email: CONSUMER, name: 'Dora Consumer', isAdmin: false },
    ],
    drives: [{ id: '0ATinyDrive', name: 'Legal' }],
    mails,
    files,
  };
}
