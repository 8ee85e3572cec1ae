/** The rules of reading what a search has found (17 to 20), against the sandbox with Google's own libraries. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, file, mail, tinyWorkspace } from '../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleUser, type GoogleWorld } from './testing/googleWorld.ts';
import { openWorkspace } from './openWorkspace.ts';
import { createFakeTime, type FakeTime } from './testing/fakeTime.ts';
import type { DriveFile, MailPart, WorkspaceClient } from './workspaceClient.ts';

const OVER_LIMIT = 10 * 1024 * 1024 + 1;
const DOC = 'application/vnd.google-apps.document';
const bytesOf = (length: number) => Buffer.concat([Buffer.from('%PDF-1.4 '), Buffer.alloc(length - 9, 65)]);
const doc = (id: string, text: string, pdf: Uint8Array) =>
  file(id, id, { mimeType: DOC, bytes: undefined as never, googleDoc: { text, pdf } });

/** No text in UTF-8: it would not survive being one on the way. */
const DEEP = Buffer.from('%PDF-1.4 \u00ff deep renewal', 'latin1');

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
  DEEP.toString('base64'),
  '--c--',
  '--b--',
  '',
]);
const workspace = tinyWorkspace(
  [withAttachment],
  [
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

const fileNamed = async (id: string): Promise<DriveFile> => {
  const found = (await client.listFiles('trashed = false', 'allDrives', null, signal)).files.find((one) =>
    one.id.startsWith(`${id}0`),
  );
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
  time = createFakeTime();
  client = (await openWorkspace(world.secondRoom({ time }), user.id)).clientFor(ADMIN);
});
afterAll(() => world.close());

describe('rule 18: an attachment', () => {
  it('is found at any depth and comes as its very bytes', async () => {
    const bytes = await client.getAttachment(withAttachment.id, await deepPart(), signal);
    expect(Buffer.from(bytes).equals(DEEP)).toBe(true);
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
