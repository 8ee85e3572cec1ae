/** The rules of service accounts: the nine checks (8), a token per purpose (9), and the accounts of a Workspace (12, 15). */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCOPES } from '../../sandbox/access.ts';
import type { ServiceAccountKey } from '../../sandbox/serviceAccount.ts';
import { ADMIN, CONSUMER, plainMail, SUSPENDED, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleUser, type GoogleWorld } from './testing/googleWorld.ts';
import { DocumentError } from '../documents/documentError.ts';
import { connectServiceAccount } from './connectServiceAccount.ts';
import { openWorkspace } from './openWorkspace.ts';
import { inspectKey } from '../documents/inspectKey.ts';
import { readServiceAccountKey, readWorkspaceEmail, requireStrongKey } from './serviceAccountKey.ts';

let world: GoogleWorld;
let user: GoogleUser;
let key: ServiceAccountKey;
const signal = new AbortController().signal;
const ALL = { entityType: 'ALL_ACCOUNTS', specificAccounts: [] as string[] } as const;

beforeAll(async () => {
  world = await startGoogleWorld(tinyWorkspace([plainMail(USER, 'Renewal', 'renewal')]));
  key = await world.sandbox.addServiceAccount();
});
beforeEach(async () => {
  world.sandbox.state.faults.clear();
  user = await world.user();
});
afterAll(() => world.close());

const read = (change: object, name = 'key.json') => readServiceAccountKey(name, JSON.stringify({ ...key, ...change }));
const check = (privateKey: string) => requireStrongKey(inspectKey(read({ private_key: privateKey }).private_key));
const pem = (type: 'rsa' | 'ec', bits = 1024) =>
  (type === 'rsa'
    ? generateKeyPairSync('rsa', { modulusLength: bits })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  ).privateKey
    .export({ format: 'pem', type: 'pkcs8' })
    .toString();
const authorised = (scopes: string[]) => world.sandbox.addServiceAccount({ name: 'partly', authorisedScopes: scopes });
const upload = (file: object, email = ADMIN) => user.upload('key.json', JSON.stringify(file), email);

describe('rule 8: a key file is refused with a sentence', () => {
  it.each([
    ['1 its name', () => read({}, 'key.pem'), 'Please upload a JSON file'],
    ['1 its size', () => readServiceAccountKey('key.json', ' '.repeat(16_385)), 'too large'],
    ['1 its encoding', () => readServiceAccountKey('key.json', '{"type":"\ufffd"}'), 'UTF-8'],
    ['1 its syntax', () => readServiceAccountKey('key.json', '{'), 'not valid JSON'],
    ['1 its shape', () => readServiceAccountKey('key.json', '[]'), 'not a service-account key'],
    ['2 another type', () => read({ type: 'authorized_user' }), 'sign-in of a person'],
    ['2 an external account', () => read({ type: 'external_account' }), 'not accepted'],
    ['2 an impersonated account', () => read({ type: 'impersonated_service_account' }), 'not accepted'],
    ['2 an OAuth client', () => readServiceAccountKey('client.json', '{"web":{}}'), 'OAuth client file'],
    ['2 no type', () => read({ type: undefined }), 'not a service-account key'],
    ['3 its email', () => read({ client_email: 'mallory@example.com' }), 'not that of a service account'],
    ['4 no private key', () => check('MII'), 'cannot be read'],
    ['4 another kind of key', () => check(pem('ec')), 'must be RSA'],
    ['4 a weak key', () => check(pem('rsa')), '2048 to 4096 bits'],
    [
      '4 a key that is too large to sign with',
      () => read({ private_key: `${pem('rsa')}${'A'.repeat(4096)}` }),
      '2048 to 4096 bits',
    ],
    ['5 its token address', () => read({ token_uri: 'https://token.example/steal' }), 'not Google’s'],
    ['5 its universe', () => read({ universe_domain: 'cloud.example' }), 'another cloud'],
    ['6 its client id', () => read({ client_id: 'abc' }), 'no numeric client id'],
    ['6 its key id', () => read({ private_key_id: undefined }), 'no id'],
    ['7 the email', () => readWorkspaceEmail('nobody'), 'valid Google Workspace email'],
    ['7 a personal email', () => readWorkspaceEmail('me@gmail.com'), 'personal Gmail'],
    ['7 the other personal domain', () => readWorkspaceEmail('me@googlemail.com'), 'personal Gmail'],
  ])('a key file or its email is refused with a sentence: %s', (_check, work, words) => expect(work).toThrow(words));

  it('4 when the process that looks at it ends over it', async () => {
    const file = { fileName: 'key.json', text: JSON.stringify(key), workspaceEmail: ADMIN };
    const connected = connectServiceAccount(world.google, user.id, file, () =>
      Promise.reject(new DocumentError('CRASHED')),
    );
    await expect(connected).rejects.toThrow('could not be checked');
  });

  it('8 when it opens nothing: with the client id, the scopes and the remark on 24 hours; nothing is stored', async () => {
    const answer = await upload(await authorised([]));
    const { error } = answer.json() as { error: { message: string; details: string; code: string } };
    expect(answer.statusCode).toBe(422);
    expect(error.code).toBe('GOOGLE_ADMIN');
    for (const words of [SCOPES.gmail, SCOPES.drive, SCOPES.directory, 'client id 1', '24 hours'])
      expect(error.details).toContain(words);
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({
      connected: false,
      workspaceEmail: null,
    });
  });

  it('8 when it is unknown to Google', async () => {
    const stranger = { ...key, private_key: pem('rsa', 2048) };
    const { error } = (await upload(stranger)).json() as { error: { message: string } };
    expect(error.message).toContain('sandbox');
  });

  it('keeps five fields and nothing else', () => {
    expect(Object.keys(read({ extra: 'x', __proto__: { polluted: true } })).toSorted()).toEqual([
      'client_email',
      'client_id',
      'private_key',
      'private_key_id',
      'project_id',
    ]);
  });

  it('calls no address of the file, and never echoes the key', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    const file = { ...key, token_uri: 'https://accounts.google.com/o/oauth2/token', auth_uri: 'http://127.0.0.1:1/' };
    const answer = await upload(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('PRIVATE KEY');
    const roots = spy.mock.calls.map(([input]) => String(input).startsWith(`${world.sandbox.url}/`));
    spy.mockRestore();
    expect(roots.length).toBeGreaterThan(0);
    expect(roots).not.toContain(false);
  });
});

describe('rule 9: a token for each purpose', () => {
  it('lets one missing scope cost one service', async () => {
    const answer = await upload(await authorised([SCOPES.gmail]));
    expect(answer.json()).toEqual({
      message: `Google account connected successfully! Gmail of ${ADMIN} can be read.`,
      warnings: [expect.stringContaining('Drive cannot be read'), expect.stringContaining('all accounts')],
    });
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({
      connected: true,
      method: 'service_account',
      workspaceEmail: ADMIN,
      services: { gmail: true, drive: false },
    });
  });

  it('forgets no scope for a moment in which Google refuses a fresh token', async () => {
    await upload(key);
    world.sandbox.state.faults.queue({ kind: 'unauthorized', path: '/gmail/', times: 2 });
    const profile = await user.call('GET', '/api/google/gmail/profile');
    expect([profile.statusCode, profile.json<{ error: { code: string } }>().error.code]).toEqual([502, 'GOOGLE_FAULT']);
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({
      services: { gmail: true, drive: true },
    });
  });

  it('counts a scope that was authorised later', async () => {
    await upload(await authorised([SCOPES.gmail]));
    await authorised([SCOPES.gmail, SCOPES.drive]);
    const tested = (await user.call('GET', '/api/google/test-connection')).json() as { services: object };
    expect(tested.services).toMatchObject({ gmail: { ok: true }, drive: { ok: true }, directory: { ok: false } });
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({
      services: { gmail: true, drive: true },
    });
  });
});

describe('rule 15: the accounts of a Workspace', () => {
  it('are those of the Directory, without the suspended', async () => {
    await upload(key);
    const opened = await openWorkspace(world.google, user.id);
    const { accounts, warnings } = await opened.accounts(ALL, signal);
    const emails = accounts.map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining([ADMIN, USER]));
    expect(emails).not.toContain(SUSPENDED);
    expect(emails).not.toContain(CONSUMER);
    expect(warnings).toEqual([]);
  });

  it('are read to the last page; archived ones are left out, those without a mailbox have only a drive', async () => {
    await upload(key);
    const opened = await openWorkspace(world.google, user.id);
    const pages: Record<string, object> = {
      first: { nextPageToken: 'second', users: [{ primaryEmail: 'a@tiny.example', isMailboxSetup: false }] },
      second: {
        users: [
          { primaryEmail: 'b@tiny.example', archived: true },
          { primaryEmail: 'c@tiny.example', suspended: true },
          { primaryEmail: 'd@tiny.example' },
        ],
      },
    };
    const real = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(String(input));
      if (!url.pathname.startsWith('/admin/')) return real(input, init);
      return Response.json(pages[url.searchParams.get('pageToken') ?? 'first']);
    });
    const { accounts } = await opened.accounts(ALL, signal);
    spy.mockRestore();
    expect(accounts).toEqual([
      { email: 'a@tiny.example', hasMailbox: false },
      { email: 'd@tiny.example', hasMailbox: true },
    ]);
  });

  it('are one, said aloud, where the Directory may not be read', async () => {
    await upload(key, USER);
    const opened = await openWorkspace(world.google, user.id);
    const { accounts, warnings } = await opened.accounts(ALL, signal);
    const status = await user.call('GET', '/api/google/status');
    expect(status.json()).toMatchObject({ connected: true, allAccounts: false });
    expect(accounts).toEqual([{ email: USER, hasMailbox: true }]);
    expect(warnings).toEqual([
      expect.stringMatching(`Only ${USER} was searched, not all accounts.*aren’t allowed to read`),
    ]);
  });

  it('are not cut down to one by a moment in which Google refuses a fresh token', async () => {
    await upload(key);
    const opened = await openWorkspace(world.google, user.id);
    world.sandbox.state.faults.queue({ kind: 'unauthorized', path: '/admin/', times: 2 });
    await expect(opened.accounts(ALL, signal)).rejects.toMatchObject({ kind: 'admin', reason: 'authError' });
    expect((await opened.accounts(ALL, signal)).warnings).toEqual([]);
  });

  it('are read as themselves; one that is gone is a failure of its own', async () => {
    await upload(key);
    const opened = await openWorkspace(world.google, user.id);
    const { accounts } = await opened.accounts(
      { entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: [` ${USER} `, USER.toUpperCase()] },
      signal,
    );
    expect(accounts).toHaveLength(1);
    const { messages } = await opened.clientFor(USER).listMessages('"renewal"', null, signal);
    expect(messages).toHaveLength(1);
    const gone = opened.clientFor(SUSPENDED).listMessages('"renewal"', null, signal);
    await expect(gone).rejects.toMatchObject({ kind: 'skip', reason: 'noSuchUser' });
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({ connected: true });
  });
});

describe('rule 12: a personal account', () => {
  it('is searched alone: as all accounts, or by its own name, and no other', async () => {
    await user.connect({ account: USER });
    const opened = await openWorkspace(world.google, user.id);
    const only = { accounts: [{ email: USER, hasMailbox: true }], warnings: [] };
    expect(await opened.accounts(ALL, signal)).toEqual(only);
    const own = { entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: [USER.toUpperCase()] } as const;
    expect(await opened.accounts({ ...own, specificAccounts: [USER.toUpperCase()] }, signal)).toEqual(only);
    const foreign = opened.accounts({ entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: [USER, ADMIN] }, signal);
    await expect(foreign).rejects.toMatchObject({ kind: 'fatal', reason: 'foreignAccount' });
  });
});
