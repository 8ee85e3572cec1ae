/** The rules of searching (13, 14, 15) and of reading what was found (17 to 20), against the sandbox with Google's own libraries. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, file, mail, plainMail, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleUser, type GoogleWorld } from '../../tests/setup/googleWorld.ts';
import { driveQueries } from '../domain/driveQuery.ts';
import { gmailQueries, isWantedMessage } from '../domain/gmailQuery.ts';
import { searchWindow } from '../domain/searchWindow.ts';
import { openWorkspace } from './openWorkspace.ts';
import { createFakeTime, type FakeTime } from './testing/fakeTime.ts';
import type { DriveFile, DriveScope, MailPart, WorkspaceClient } from './workspaceClient.ts';

const OVER_LIMIT = 10 * 1024 * 1024 + 1;
const DOC = 'application/vnd.google-apps.document';
const bytesOf = (length: number) => Buffer.concat([Buffer.from('%PDF-1.4 '), Buffer.alloc(length - 9, 65)]);
const doc = (id: string, text: string, pdf: Uint8Array) =>
  file(id, id, { mimeType: DOC, bytes: undefined as never, googleDoc: { text, pdf } });

const withAttachment = mail(ADMIN, [
  'From: Vera <vera@vendor.example>',
  'Subject: The contract',
  'Content-Type: multipart/mixed; boundary="b"',
  '',
  '--b',
  'Content-Type: message/rfc822',
  '',
  'Subject: Forwarded',
  'Content-Type: multipart/mixed; boundary="c"',
  '',
  '--c',
  'Content-Type: application/pdf; name="deep.pdf"',
  'Content-Disposition: attachment; filename="deep.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-1.4 \u00ff deep renewal').toString('base64'),
  '--c--',
  '--b--',
  '',
]);
const manyMails = Array.from({ length: 501 }, (_, n) => plainMail(USER, `Page ${n}`, 'paging'));
const workspace = tinyWorkspace(
  [
    withAttachment,
    plainMail(ADMIN, 'Evening', 'notice period', { date: '2026-03-01T07:30:00Z' }),
    plainMail(ADMIN, 'Morning', 'notice period', { date: '2026-03-01T08:30:00Z' }),
    plainMail(ADMIN, 'Draft', 'notice period', { date: '2026-03-01T12:00:00Z', labelIds: ['DRAFT'] }),
    ...manyMails,
  ],
  [
    file('quoted', "Landlord's lease \\ draft.pdf", { searchText: 'anything' }),
    file('trashed', 'Trashed lease.pdf', { trashed: true, searchText: "landlord's lease" }),
    file('shared', 'Shared drive.pdf', { driveId: '0ATinyDrive', searchText: 'framework terms' }),
    file('link', 'Link to it', {
      mimeType: 'application/vnd.google-apps.shortcut',
      bytes: undefined as never,
      shortcutTo: 'shared'.padEnd(33, '0'),
    }),
    file('locked', 'Locked.pdf', { canDownload: false }),
    file('big', 'Big.pdf', { bytes: bytesOf(50_000) }),
    doc('fine', 'The term is one year.', bytesOf(100)),
    doc('longpdf', 'Short text.', bytesOf(OVER_LIMIT)),
    doc('toolong', 'x'.repeat(OVER_LIMIT), bytesOf(OVER_LIMIT)),
  ],
);

let world: GoogleWorld;
let user: GoogleUser;
let client: WorkspaceClient;
let time: FakeTime;
const signal = new AbortController().signal;

async function clientOf(account: string): Promise<WorkspaceClient> {
  time = createFakeTime();
  const opened = await openWorkspace(world.secondRoom({ time }), user.id);
  return opened.clientFor(account);
}
const filesOf = async (q: string, scope: DriveScope = 'allDrives') =>
  (await client.listFiles(q, scope, null, signal)).files;
const fileNamed = async (id: string): Promise<DriveFile> => {
  const found = (await filesOf('trashed = false')).find((one) => one.id.startsWith(`${id}0`));
  if (!found) throw new Error(`no file ${id}`);
  return found;
};
const allParts = (part: MailPart): MailPart[] => [part, ...part.parts.flatMap(allParts)];

const deepPart = async () => {
  const message = await client.getMessage(withAttachment.id, signal);
  const part = allParts(message.payload).find(({ filename }) => filename === 'deep.pdf');
  if (!part) throw new Error('no such part');
  return part;
};

beforeAll(async () => {
  world = await startGoogleWorld(workspace);
  user = await world.user();
  await user.upload('key.json', JSON.stringify(await world.sandbox.addServiceAccount()), ADMIN);
});
beforeEach(async () => {
  world.sandbox.state.faults.clear();
  world.sandbox.state.faults.struck.length = 0;
  client = await clientOf(ADMIN);
});
afterAll(() => world.close());

describe('rule 13: a search of mail', () => {
  const criteria = {
    keywords: ['notice period', 'x" OR in:anywhere "'],
    window: searchWindow({ startDate: '2026-03-01', endDate: '2026-03-01', timeZone: 'America/Los_Angeles' }),
    excludeDrafts: true,
  };

  it.each([false, true])('finds the day as the zone has it (Google too generous: %s)', async (isLoose) => {
    if (isLoose) world.sandbox.state.faults.queue({ kind: 'looseDates', path: '/messages' });
    const found: string[] = [];
    for (const q of gmailQueries(criteria)) {
      for (const { id } of (await client.listMessages(q, null, signal)).messages) {
        const message = await client.getMessage(id, signal);
        if (isWantedMessage(message, criteria))
          found.push(message.payload.headers.find(({ name }) => name === 'Subject')?.value ?? '');
      }
    }
    expect(found).toEqual(['Morning']);
  });

  it('goes on after an empty page that has a token', async () => {
    world.sandbox.state.faults.queue({ kind: 'emptyPage', path: '/messages' });
    const empty = await client.listMessages('"deep renewal" OR "notice period"', null, signal);
    expect(empty.messages).toEqual([]);
    const next = await client.listMessages('"deep renewal" OR "notice period"', empty.nextPageToken, signal);
    expect(next.messages.length).toBeGreaterThan(0);
  });

  it('pages to the end', async () => {
    const other = await clientOf(USER);
    const page = await other.listMessages('paging', null, signal);
    const last = await other.listMessages('paging', page.nextPageToken, signal);
    expect([page.messages.length, last.messages.length, last.nextPageToken]).toEqual([500, 1, null]);
  });

  it('says so when its page token is rejected, so that paging begins anew', async () => {
    const refused = client.listMessages('paging', 'made-up', signal);
    await expect(refused).rejects.toMatchObject({ kind: 'fatal', reason: 'invalidPageToken' });
    const files = client.listFiles('trashed = false', 'user', 'made-up', signal);
    await expect(files).rejects.toMatchObject({ kind: 'fatal', reason: 'invalidPageToken' });
  });
});

describe('rule 14: a search of files', () => {
  const open = { from: null, until: null };

  it('survives apostrophes and backslashes, and leaves out the bin', async () => {
    const [q = ''] = driveQueries({ keywords: ["landlord's lease \\ draft"], window: open });
    expect((await filesOf(q)).map(({ name }) => name)).toEqual(["Landlord's lease \\ draft.pdf"]);
  });

  it('reaches shared drives, each by itself, too', async () => {
    const [q = ''] = driveQueries({ keywords: ['framework terms'], window: open });
    const names = async (scope: DriveScope) => (await filesOf(q, scope)).map(({ name }) => name);
    expect(await names('allDrives')).toContain('Shared drive.pdf');
    const drives = await client.listDrives(signal);
    expect(drives).toEqual([{ id: '0ATinyDrive', name: 'Legal' }]);
    expect(await names({ driveId: '0ATinyDrive' })).toContain('Shared drive.pdf');
  });

  it('says when Google could not search everything', async () => {
    world.sandbox.state.faults.queue({ kind: 'incompleteSearch', path: '/files' });
    const page = await client.listFiles('trashed = false', 'allDrives', null, signal);
    expect(page.incompleteSearch).toBe(true);
  });

  it('names its fields with the page token, the three words for shared drives, the user it counts for, and no order', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await filesOf('trashed = false');
    const { searchParams } = new URL(String(spy.mock.calls.at(-1)?.[0]));
    spy.mockRestore();
    expect(Object.fromEntries(searchParams)).toMatchObject({
      corpora: 'allDrives',
      includeItemsFromAllDrives: 'true',
      supportsAllDrives: 'true',
      fields: expect.stringMatching(/^nextPageToken,incompleteSearch,files\(/),
      quotaUser: expect.stringMatching(/^[\w-]{40}$/),
    });
    expect(searchParams.has('orderBy')).toBe(false);
  });
});

describe('rule 18: an attachment', () => {
  it('is found at any depth and comes as its very bytes', async () => {
    const bytes = await client.getAttachment(withAttachment.id, await deepPart(), signal);
    expect(Buffer.from(bytes).equals(Buffer.from('%PDF-1.4 \u00ff deep renewal'))).toBe(true);
  });

  it('is fetched through its message once more when its id has expired', async () => {
    const part = await deepPart();
    world.sandbox.state.attachmentGeneration += 1;
    expect((await client.getAttachment(withAttachment.id, part, signal)).length).toBe(part.size);
  });

  it('that is not there any more is gone', async () => {
    const missing = client.getAttachment(withAttachment.id, { partId: '9.9' }, signal);
    await expect(missing).rejects.toMatchObject({ kind: 'gone', reason: 'attachmentMissing' });
  });
});

describe('rule 17: what is too large', () => {
  it('is not fetched when its size is known, and cut off where it is not', async () => {
    const big = await fileNamed('big');
    await expect(client.downloadFile(big, signal, 1000)).rejects.toMatchObject({ kind: 'skip', reason: 'tooLarge' });
    expect(world.sandbox.state.quota.units.calls['drive.files.download'] ?? 0).toBe(0);
    const unsized = client.downloadFile({ ...big, size: null }, signal, 1000);
    await expect(unsized).rejects.toMatchObject({ kind: 'skip', reason: 'tooLarge' });
    const part = { partId: '0', size: 5000 };
    await expect(client.getAttachment(withAttachment.id, part, signal, 1000)).rejects.toMatchObject({
      reason: 'tooLarge',
    });
  });
});

describe('rule 19: a Google Doc', () => {
  it('comes as text to read and PDF to keep', async () => {
    const exported = await client.exportGoogleDoc(await fileNamed('fine'), signal);
    expect(exported).toMatchObject({ text: 'The term is one year.', note: null });
    expect(
      Buffer.from(exported.pdf ?? [])
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('whose PDF fails for its size comes through its export link, without hammering', async () => {
    const exported = await client.exportGoogleDoc(await fileNamed('longpdf'), signal);
    expect(exported.text).toBe('Short text.');
    expect(exported.pdf?.length).toBe(OVER_LIMIT);
    expect(time.slept).toHaveLength(1);
  });

  it('that is too large in every form is skipped, with its reason', async () => {
    const refused = client.exportGoogleDoc(await fileNamed('toolong'), signal, 1_000_000);
    await expect(refused).rejects.toMatchObject({ kind: 'skip', reason: 'exportSizeLimitExceeded' });
  });

  it('keeps its text alone where its PDF is too large, and says so', async () => {
    const exported = await client.exportGoogleDoc(await fileNamed('longpdf'), signal, 1_000_000);
    expect(exported).toMatchObject({ text: 'Short text.', pdf: null, note: expect.stringContaining('only its text') });
  });

  it('of a kind without text is skipped', async () => {
    const form = { ...(await fileNamed('fine')), mimeType: 'application/vnd.google-apps.form' };
    await expect(client.exportGoogleDoc(form, signal)).rejects.toMatchObject({ kind: 'skip', reason: 'notExportable' });
  });
});

describe('rule 20: a file', () => {
  it('behind a shortcut is the target itself', async () => {
    const link = await fileNamed('link');
    expect((await client.resolveShortcut(link, signal)).name).toBe('Shared drive.pdf');
    const gone = { ...link, shortcutTarget: { id: 'nothing', mimeType: 'application/pdf', resourceKey: null } };
    await expect(client.resolveShortcut(gone, signal)).rejects.toMatchObject({ kind: 'gone' });
  });

  it('that may not be downloaded is not asked for', async () => {
    const locked = await fileNamed('locked');
    const spy = vi.spyOn(globalThis, 'fetch');
    await expect(client.downloadFile(locked, signal)).rejects.toMatchObject({ kind: 'skip', reason: 'cannotDownload' });
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
    const insisting = client.downloadFile({ ...locked, canDownload: true }, signal);
    await expect(insisting).rejects.toMatchObject({ kind: 'skip', reason: 'cannotDownloadFile' });
  });

  it('is asked for with its key and without acknowledging abuse', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await client.downloadFile({ ...(await fileNamed('big')), resourceKey: '0-key' }, signal);
    const [address, init] = spy.mock.calls.at(-1) ?? [];
    spy.mockRestore();
    expect(String(address)).not.toContain('acknowledgeAbuse');
    expect(String(address)).toContain('supportsAllDrives=true');
    expect(new Headers(init?.headers).get('x-goog-drive-resource-keys')).toMatch(/^big0+\/0-key$/);
  });
});
