import { gmail } from '@googleapis/gmail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from '../access.ts';
import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { connected, REDIRECT } from '../testing/connect.ts';
import { ADMIN, mail, plainMail, tinyWorkspace, USER } from '../testing/tinyWorkspace.ts';

const PDF = Buffer.from('%PDF-1.4 a contract');
const forwarded = mail(USER, [
  'From: Ada <ada@tiny.example>',
  `To: ${USER}`,
  'Subject: Fwd: Agreement',
  'Content-Type: multipart/mixed; boundary="outer"',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary="inner"',
  '',
  '--inner',
  'Content-Type: text/plain; charset=iso-8859-1',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Der Vertrag f=FCr Sie',
  '--inner',
  'Content-Type: text/html',
  '',
  '<p>See below</p>',
  '--inner--',
  '--outer',
  'Content-Type: message/rfc822',
  '',
  'Subject: Agreement',
  'Content-Type: multipart/mixed; boundary="deep"',
  '',
  '--deep',
  'Content-Type: application/pdf',
  `Content-Disposition: attachment; filename*0*=utf-8''Agreement%20; filename*1=2026.pdf`,
  'Content-Transfer-Encoding: base64',
  '',
  PDF.toString('base64'),
  '--deep--',
  '--outer--',
]);
const mails = [
  forwarded,
  ...Array.from({ length: 1200 }, (_, index) => plainMail(USER, `Offer ${index}`, 'renewal terms')),
  plainMail(USER, 'Draft', 'renewal', { labelIds: ['DRAFT'] }),
  plainMail(USER, 'Old', 'renewal', { labelIds: ['TRASH'] }),
  plainMail(ADMIN, 'Only for Ada', 'renewal'),
];

let sandbox: RunningSandbox;
let api: ReturnType<typeof gmail>;
beforeAll(async () => {
  sandbox = await startSandbox({
    workspace: tinyWorkspace(mails),
    redirectUris: [REDIRECT],
  });
  api = gmail({ version: 'v1', auth: await connected(sandbox, USER), rootUrl: `${sandbox.url}/`, retry: false });
});
afterAll(() => sandbox.close());

const errorOf = async (call: Promise<unknown>) => {
  const failure = (await call.then(
    () => undefined,
    (error: unknown) => error,
  )) as { response: { status: number; data: { error: { errors: { reason: string }[]; message: string } } } };
  const { status, data } = failure.response;
  return { status, reason: data.error.errors[0]?.reason, message: data.error.message };
};

const list = async (more: object) => (await api.users.messages.list({ userId: 'me', ...more })).data.messages;

describe('messages.list', () => {
  it('pages through everything once, without trash, and estimates badly', async () => {
    const ids: string[] = [];
    let pageToken: string | undefined;
    const sizes: number[] = [];
    do {
      const { data } = await api.users.messages.list({
        userId: 'me',
        q: 'renewal -in:drafts',
        maxResults: 9999,
        ...(pageToken !== undefined && { pageToken }),
      });
      sizes.push(data.messages?.length ?? 0);
      ids.push(...(data.messages ?? []).map(({ id }) => id ?? ''));
      expect(data.resultSizeEstimate).toBe(201);
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken !== undefined);
    expect(sizes).toEqual([500, 500, 200]);
    expect(new Set(ids).size).toBe(1200);
  });

  it('answers no messages at all when nothing is found', async () => {
    const { data } = await api.users.messages.list({ userId: 'me', q: '"no such thing"' });
    expect(data).toEqual({ resultSizeEstimate: 0 });
  });

  it('leaves trash out unless asked, and takes labelIds together', async () => {
    expect(await list({ q: 'subject:old' })).toBeUndefined();
    expect(await list({ q: 'subject:old', includeSpamTrash: true })).toHaveLength(1);
    expect(await list({ q: 'subject:old in:anywhere' })).toHaveLength(1);
    expect(await list({ labelIds: ['DRAFT'] })).toHaveLength(1);
    expect(await list({ labelIds: ['DRAFT', 'INBOX'] })).toBeUndefined();
  });

  it('refuses a page token of another query', async () => {
    const { data } = await api.users.messages.list({ userId: 'me', q: 'renewal' });
    const pageToken = data.nextPageToken ?? '';
    expect(await errorOf(api.users.messages.list({ userId: 'me', q: 'offer', pageToken }))).toMatchObject({
      status: 400,
      reason: 'invalidArgument',
    });
  });
});

describe('messages.get', () => {
  it('shows the nested parts, with the forwarded message opened', async () => {
    const { data } = await api.users.messages.get({ userId: 'me', id: forwarded.id });
    const [alternative, message] = data.payload?.parts ?? [];
    expect(data.payload?.partId).toBe('');
    expect(alternative?.parts?.map(({ partId, mimeType }) => [partId, mimeType])).toEqual([
      ['0.0', 'text/plain'],
      ['0.1', 'text/html'],
    ]);
    expect(message).toMatchObject({ partId: '1', mimeType: 'message/rfc822', filename: 'noname.eml' });
    const [deep] = message?.parts ?? [];
    expect(deep?.parts?.[0]).toMatchObject({
      partId: '1.0.0',
      filename: 'Agreement 2026.pdf',
      body: { size: PDF.length },
    });
    expect(data.internalDate).toBe(String(Date.parse(forwarded.date)));
  });

  it('gives text as UTF-8 while the header keeps its character set', async () => {
    const { data } = await api.users.messages.get({ userId: 'me', id: forwarded.id });
    const text = data.payload?.parts?.[0]?.parts?.[0];
    expect(Buffer.from(text?.body?.data ?? '', 'base64url').toString('utf8')).toBe('Der Vertrag für Sie');
    expect(text?.headers?.[0]?.value).toBe('text/plain; charset=iso-8859-1');
  });

  it('knows raw, metadata and minimal', async () => {
    const get = async (format: string, more: object = {}) =>
      (await api.users.messages.get({ userId: 'me', id: forwarded.id, format, ...more })).data;
    const raw = await get('raw');
    expect(Buffer.from(raw.raw ?? '', 'base64url')).toEqual(forwarded.raw);
    expect((await get('metadata', { metadataHeaders: ['subject'] })).payload?.headers).toEqual([
      { name: 'Subject', value: 'Fwd: Agreement' },
    ]);
    expect(await get('minimal')).not.toHaveProperty('payload');
  });

  it('hides other mailboxes and refuses other users', async () => {
    const ada = mails.at(-1)?.id ?? '';
    expect(await errorOf(api.users.messages.get({ userId: 'me', id: ada }))).toMatchObject({ status: 404 });
    expect(await errorOf(api.users.messages.get({ userId: 'me', id: 'nonsense!' }))).toMatchObject({ status: 400 });
    expect((await errorOf(api.users.getProfile({ userId: ADMIN }))).message).toContain('Delegation denied');
  });
});

const pdfPart = async () => {
  const { data } = await api.users.messages.get({ userId: 'me', id: forwarded.id });
  return data.payload?.parts?.[1]?.parts?.[0]?.parts?.[0]?.body?.attachmentId ?? '';
};

const fetchIt = (id: string) => api.users.messages.attachments.get({ userId: 'me', messageId: forwarded.id, id });

describe('attachments.get', () => {
  it('gives the bytes for an id that is another one at each fetch', async () => {
    const id = await pdfPart();
    expect(await pdfPart()).not.toBe(id);
    const { data } = await fetchIt(id);
    expect(Buffer.from(data.data ?? '', 'base64url')).toEqual(PDF);
  });

  it('refuses ids of old', async () => {
    const id = await pdfPart();
    sandbox.state.attachmentGeneration += 1;
    expect(await errorOf(fetchIt(id))).toEqual({
      status: 400,
      reason: 'invalidArgument',
      message: 'Invalid attachment token',
    });
  });
});

describe('access', () => {
  it('needs the Gmail scope, and a token at all', async () => {
    const drive = await connected(sandbox, USER, [SCOPES.drive]);
    const other = gmail({ version: 'v1', auth: drive, rootUrl: `${sandbox.url}/`, retry: false });
    expect(await errorOf(other.users.getProfile({ userId: 'me' }))).toMatchObject({
      status: 403,
      reason: 'insufficientPermissions',
    });
    expect((await fetch(`${sandbox.url}/gmail/v1/users/me/profile`)).status).toBe(401);
  });

  it('counts the units of what is called', async () => {
    sandbox.state.quota.reset();
    await api.users.getProfile({ userId: 'me' });
    await api.users.messages.get({ userId: 'me', id: forwarded.id, format: 'minimal' });
    expect(sandbox.state.quota.units).toMatchObject({ total: 21, byAccount: { [USER]: 21 } });
  });
});
