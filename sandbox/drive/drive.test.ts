import { drive } from '@googleapis/drive';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { connected, REDIRECT } from '../testing/connect.ts';
import { ADMIN, CONSUMER, file, tinyWorkspace, USER } from '../testing/tinyWorkspace.ts';
import { DOCX, GOOGLE_DOC, SHORTCUT } from './fileResource.ts';

const doc = (text: string, pdf = '%PDF-1.4') => ({
  googleDoc: { text, pdf: Buffer.from(pdf) },
  mimeType: GOOGLE_DOC,
});
const withoutBytes = (made: ReturnType<typeof file>) => {
  delete made.bytes;
  return made;
};
const files = [
  file('own', 'Own agreement.pdf', { account: USER, searchText: 'renewal' }),
  file('shared', 'Shared agreement.pdf', { sharedWith: [USER], searchText: 'renewal' }),
  file('private', 'Private agreement.pdf', { searchText: 'renewal' }),
  file('team', 'Team agreement.pdf', { driveId: '0ATinyDrive', searchText: 'renewal' }),
  file('locked', 'Locked.pdf', { account: USER, canDownload: false }),
  withoutBytes(file('doc', 'Terms', { account: USER, ...doc('Line one\nrenewal') })),
  withoutBytes(
    // Words of a kilobyte: one of eleven megabytes is more than a regular expression can hold on to.
    file('huge', 'Huge', {
      account: USER,
      ...doc(`${'x'.repeat(1023)} `.repeat(11 * 1024), 'y'.repeat(11 * 1024 * 1024)),
    }),
  ),
  withoutBytes(file('link', 'Shortcut', { account: USER, mimeType: SHORTCUT, shortcutTo: 'own'.padEnd(33, '0') })),
  ...Array.from({ length: 250 }, (_, index) => file(`bulk${index}x`, `Bulk ${index}.pdf`, { account: CONSUMER })),
];
const id = (name: string) => name.padEnd(33, '0');
const ALL_DRIVES = { corpora: 'allDrives', supportsAllDrives: true, includeItemsFromAllDrives: true };

let sandbox: RunningSandbox;
let api: ReturnType<typeof drive>;
const clientFor = async (account: string) =>
  drive({ version: 'v3', auth: await connected(sandbox, account), rootUrl: `${sandbox.url}/`, retry: false });
beforeAll(async () => {
  sandbox = await startSandbox({
    workspace: tinyWorkspace([], files),
    redirectUris: [REDIRECT],
  });
  api = await clientFor(USER);
});
afterAll(() => sandbox.close());

const failure = async (call: Promise<unknown>) => {
  const error = (await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )) as { status: number; response: { data: unknown } };
  const raw = error.response.data;
  const body = (raw instanceof ArrayBuffer ? JSON.parse(Buffer.from(raw).toString()) : raw) as {
    error: { errors: { reason: string }[] };
  };
  return [error.status, body.error.errors[0]?.reason];
};
const names = async (more: object) => (await api.files.list(more)).data.files?.map(({ name }) => name).toSorted();

const download = (name: string) => api.files.get({ fileId: id(name), alt: 'media' }, { responseType: 'arraybuffer' });
const exported = (name: string, mimeType: string) =>
  api.files.export({ fileId: id(name), mimeType }, { responseType: 'arraybuffer' });

describe('files.list', () => {
  it('sees one’s own files and those shared, others of shared drives only when asked in full', async () => {
    const q = "fullText contains 'renewal'";
    expect(await names({ q })).toEqual(['Own agreement.pdf', 'Shared agreement.pdf', 'Terms']);
    expect(await names({ q, supportsAllDrives: true, includeItemsFromAllDrives: true })).toHaveLength(3);
    expect(await names({ q, ...ALL_DRIVES })).toContain('Team agreement.pdf');
    expect(await names({ q, ...ALL_DRIVES, corpora: 'drive', driveId: '0ATinyDrive' })).toEqual(['Team agreement.pdf']);
  });

  it('can say that a search of all drives is incomplete', async () => {
    sandbox.state.faults.queue({ kind: 'incompleteSearch' });
    const { data } = await api.files.list({ ...ALL_DRIVES, q: "fullText contains 'renewal'" });
    expect(data.incompleteSearch).toBe(true);
    expect(data.files).toHaveLength(3);
  });

  it('refuses allDrives without its two companions, a foreign drive, sorted full text and a bad query', async () => {
    expect(await failure(api.files.list({ corpora: 'allDrives', supportsAllDrives: true }))).toEqual([
      403,
      'teamDriveIncludeItemsRequired',
    ]);
    expect(await failure(api.files.list({ ...ALL_DRIVES, corpora: 'drive', driveId: 'x' }))).toEqual([404, 'notFound']);
    const q = "fullText contains 'x'";
    expect(await failure(api.files.list({ q, orderBy: 'name' }))).toEqual([400, 'badRequest']);
    expect(await failure(api.files.list({ q: "name contains 'it's'" }))).toEqual([400, 'invalid']);
    expect(await failure(api.files.list({ pageSize: 0 }))).toEqual([400, 'invalidParameter']);
    expect((await api.files.list({ pageSize: 1001 })).status).toBe(200);
    expect(await failure(api.files.list({ fields: 'files(id,nmae)' }))).toEqual([400, 'invalidParameter']);
    expect(await failure(api.files.list({ pageToken: 'x' }))).toEqual([400, 'invalid']);
  });

  it('answers only the fields named, and pages only when the token is one of them', async () => {
    const consumer = await clientFor(CONSUMER);
    const list = async (fields: string, pageToken?: string) =>
      (await consumer.files.list({ fields, pageSize: 200, ...(pageToken !== undefined && { pageToken }) })).data;
    const blind = await list('files(id)');
    expect(blind).not.toHaveProperty('nextPageToken');
    expect(blind.files?.[0]).toEqual({ id: expect.stringMatching(/^bulk/) as string });
    const first = await list('nextPageToken,files(owners/emailAddress,size)');
    expect(first.files?.[0]).toEqual({ owners: [{ emailAddress: CONSUMER }], size: expect.any(String) as string });
    const second = await list('nextPageToken,files(id)', first.nextPageToken ?? '');
    expect(second.files).toHaveLength(50);
    expect(second).not.toHaveProperty('nextPageToken');
  });
});

describe('files.get', () => {
  it('describes a file and its target, and hides what may not be seen', async () => {
    const { data } = await api.files.get({ fileId: id('own'), fields: '*' });
    expect(data).toMatchObject({ name: 'Own agreement.pdf', ownedByMe: true, capabilities: { canDownload: true } });
    expect(data.sha256Checksum).toMatch(/^[0-9a-f]{64}$/);
    const shortcut = await api.files.get({ fileId: id('link'), fields: 'shortcutDetails' });
    expect(shortcut.data.shortcutDetails).toEqual({ targetId: id('own'), targetMimeType: 'application/pdf' });
    expect(await failure(api.files.get({ fileId: id('private') }))).toEqual([404, 'notFound']);
    expect(await failure(api.files.get({ fileId: id('team') }))).toEqual([404, 'notFound']);
    expect(
      (await api.files.get({ fileId: id('team'), supportsAllDrives: true, fields: '*' })).data.owners,
    ).toBeUndefined();
  });

  it('downloads bytes, but no Google Doc and nothing that is locked', async () => {
    const { data, headers } = await download('own');
    expect(Buffer.from(data as unknown as ArrayBuffer).toString()).toBe('%PDF-1.4 Own agreement.pdf');
    expect(new Headers(headers as Record<string, string>).get('content-type')).toBe('application/pdf');
    expect(await failure(download('doc'))).toEqual([403, 'fileNotDownloadable']);
    expect(await failure(download('locked'))).toEqual([403, 'cannotDownloadFile']);
  });
});

describe('files.export', () => {
  it('gives text with a byte order mark and CRLF', async () => {
    const { data } = await exported('doc', 'text/plain');
    expect(Buffer.from(data as ArrayBuffer).toString('utf8')).toBe('\uFEFFLine one\r\nrenewal');
  });

  it('refuses what is too large (a PDF with Google’s odd 500), no Doc, or no known format', async () => {
    expect(await failure(exported('huge', 'text/plain'))).toEqual([403, 'exportSizeLimitExceeded']);
    expect(await failure(exported('huge', 'application/pdf'))).toEqual([500, 'internalError']);
    expect(await failure(exported('own', 'text/plain'))).toEqual([403, 'fileNotExportable']);
    expect(await failure(exported('doc', DOCX))).toEqual([400, 'badRequest']);
  });
});

describe('about and drives', () => {
  it('tell who asks and which shared drives there are', async () => {
    expect((await api.about.get({ fields: 'user(emailAddress)' })).data).toEqual({ user: { emailAddress: USER } });
    expect(await failure(api.about.get())).toEqual([400, 'required']);
    expect((await api.drives.list()).data.drives).toEqual([{ kind: 'drive#drive', id: '0ATinyDrive', name: 'Legal' }]);
    expect((await (await clientFor(CONSUMER)).drives.list()).data.drives).toEqual([]);
    expect((await (await clientFor(ADMIN)).files.get({ fileId: id('private') })).data.name).toBe(
      'Private agreement.pdf',
    );
  });
});
