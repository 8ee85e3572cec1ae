/** The rules of connecting (1 to 6), refreshing and disconnecting (7), against the sandbox. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCOPES } from '../../sandbox/access.ts';
import { revokeGrantsOf } from '../../sandbox/oauth/grants.ts';
import { consent } from '../../sandbox/testing/connect.ts';
import { ADMIN, plainMail, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { PUBLIC_URL, startGoogleWorld, type GoogleUser, type GoogleWorld } from '../../tests/setup/googleWorld.ts';
import { createSecretBox } from '../db/secretBox.ts';
import { connectServiceAccount } from './connectServiceAccount.ts';
import { openWorkspace } from './openWorkspace.ts';
import { resealSecrets } from './resealSecrets.ts';
import { createFakeTime } from './testing/fakeTime.ts';

let world: GoogleWorld;
let user: GoogleUser;
const signal = new AbortController().signal;

beforeAll(async () => {
  world = await startGoogleWorld(tinyWorkspace([plainMail(ADMIN, 'Renewal', 'renewal')]));
});
beforeEach(async () => {
  world.sandbox.state.faults.clear();
  await world.database.pool.query('delete from google_connections');
  user = await world.user();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const rows = async <Row extends object>(query: string) => (await world.database.pool.query<Row>(query)).rows;
const status = async (of = user) => (await of.call('GET', '/api/google/status')).json() as Record<string, unknown>;
const begin = async (cookie?: string) => {
  const answer = await user.call('GET', '/api/google/auth-url', cookie ? { cookie } : {});
  const authUrl = new URL((answer.json() as { authUrl: string }).authUrl);
  return {
    authUrl,
    setCookie: String(answer.headers['set-cookie']),
    cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
  };
};
const comeBack = (back: URL, cookie?: string) =>
  world.app.inject({ method: 'GET', url: `${back.pathname}${back.search}`, ...(cookie && { headers: { cookie } }) });
/** The requests that went to Google while `work` ran, as address and body. */
const requestsDuring = async (work: () => Promise<unknown>) => {
  const spy = vi.spyOn(globalThis, 'fetch');
  await work();
  const requests = spy.mock.calls.map(([input, init]) => `${String(input)} ${String(init?.body)}`);
  spy.mockRestore();
  return requests;
};
const refreshesDuring = async (work: () => Promise<unknown>) =>
  (await requestsDuring(work)).filter((request) => request.includes('grant_type=refresh_token')).length;
const revocationsDuring = async (work: () => Promise<unknown>) =>
  (await requestsDuring(work)).filter((request) => request.includes('/revoke token=')).length;

/** What a consent that fails shows; the connection must not be there. */
const refusal = async (back: URL, cookie?: string) => {
  const { statusCode, body } = await comeBack(back, cookie);
  const { connected } = await status();
  return {
    statusCode,
    connected,
    text: body.replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, ' '),
    script: body.includes('<script'),
  };
};
const refused = (words: string) => ({
  statusCode: 400,
  connected: false,
  script: false,
  text: expect.stringContaining(words),
});
const expire = () => rows(`update google_connections set access_token_expires_at = now() where user_id = '${user.id}'`);
const profileCalls = () => world.sandbox.state.quota.units.calls['gmail.users.getProfile'] ?? 0;

describe('rule 1: the consent address', () => {
  it('asks for an offline grant, exact scopes, PKCE with S256, and a choice of account', async () => {
    const { authUrl, setCookie } = await begin();
    expect(Object.fromEntries(authUrl.searchParams)).toMatchObject({
      access_type: 'offline',
      prompt: 'select_account consent',
      response_type: 'code',
      scope: `openid email ${SCOPES.gmail} ${SCOPES.drive}`,
      code_challenge_method: 'S256',
      redirect_uri: `${PUBLIC_URL}/api/google/callback`,
    });
    expect(authUrl.searchParams.has('include_granted_scopes')).toBe(false);
    expect(setCookie).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/);
    expect(setCookie).toContain('Max-Age=600');
  });

  it('keeps the state as a hash and the verifier sealed, for ten minutes', async () => {
    const { authUrl } = await begin();
    const state = authUrl.searchParams.get('state') ?? '';
    const [row] = await rows<{ state_hash: Buffer; minutes: number }>(
      `select state_hash, extract(epoch from expires_at - now()) / 60 as minutes from oauth_states where user_id = '${user.id}'`,
    );
    expect(row?.state_hash).toEqual(createHash('sha256').update(state).digest());
    expect(Math.round(Number(row?.minutes))).toBe(10);
  });

  it('keeps the cookie of an earlier popup good', async () => {
    const earlier = await begin();
    const later = await begin(earlier.cookie);
    expect(later.cookie).toBe(earlier.cookie);
    const back = await consent(earlier.authUrl.href, { account: ADMIN });
    expect((await comeBack(back, later.cookie)).statusCode).toBe(200);
  });
});

describe('rule 2: the callback', () => {
  it('refuses another browser, a second use, an unknown and an expired state', async () => {
    const one = await begin();
    expect(await refusal(await consent(one.authUrl.href, { account: ADMIN }), undefined)).toEqual(
      refused('another browser'),
    );
    const two = await begin();
    const back = await consent(two.authUrl.href, { account: ADMIN });
    expect(await refusal(back, `perennial_google=${'x'.repeat(43)}`)).toEqual(refused('another browser'));
    expect(await refusal(back, two.cookie)).toEqual(refused('expired'));
    back.searchParams.set('state', 'made-up');
    expect(await refusal(back, two.cookie)).toEqual(refused('expired'));
    const three = await begin();
    const late = await consent(three.authUrl.href, { account: ADMIN });
    await rows(`update oauth_states set expires_at = now() - interval '1 second'`);
    expect(await refusal(late, three.cookie)).toEqual(refused('expired'));
  });

  it('says so when the user said no', async () => {
    const { authUrl, cookie } = await begin();
    expect(await refusal(await consent(authUrl.href, { decision: 'cancel' }), cookie)).toEqual(
      refused('told not to allow'),
    );
  });

  it('refuses a code that is not for it', async () => {
    const { authUrl, cookie } = await begin();
    const back = await consent(authUrl.href, { account: ADMIN });
    back.searchParams.set('code', '4/0Amade-up');
    expect(await refusal(back, cookie)).toEqual(refused('did not finish'));
  });

  it('believes no identity that Google has not signed for us', async () => {
    const issue = world.sandbox.state.idTokens.issue;
    const spy = vi.spyOn(world.sandbox.state.idTokens, 'issue');
    const tries: ((about: Parameters<typeof issue>[0]) => Promise<string>)[] = [
      (about) => issue({ ...about, clientId: 'another-client' }),
      async (about) => (await issue(about)).replace(/\.[^.]+$/, '.c2lnbmF0dXJl'),
    ];
    for (const forged of tries) {
      spy.mockImplementation(forged);
      const { authUrl, cookie } = await begin();
      expect(await refusal(await consent(authUrl.href, { account: ADMIN }), cookie)).toEqual(refused('did not prove'));
    }
  });

  it('accepts one box unticked, and refuses when both are', async () => {
    const page = await user.connect({ account: ADMIN, scopes: [SCOPES.drive] });
    expect(page.body).toContain('Gmail was not allowed');
    expect(await status()).toMatchObject({ connected: true, services: { gmail: false, drive: true } });
    const client = (await openWorkspace(world.google, user.id)).clientFor(ADMIN);
    await expect(client.listMessages('x', null, signal)).rejects.toMatchObject({ reason: 'gmailNotGranted' });
    expect((await user.call('GET', '/api/google/gmail/profile')).json()).toEqual({ emailAddress: ADMIN });

    const other = await world.user();
    expect((await other.connect({ account: ADMIN, scopes: [] })).body).toContain('Neither Gmail nor Drive');
    expect(await status(other)).toMatchObject({ connected: false });
  });

  it('stores the connection by the account’s own id', async () => {
    await user.connect({ account: ADMIN });
    const [row] = await rows<{ google_sub: string; email: string }>(
      `select google_sub, email from google_connections where user_id = '${user.id}'`,
    );
    expect(row).toEqual({ google_sub: expect.stringMatching(/^\d+$/), email: ADMIN });
  });
});

describe('rules 3 and 4: the callback page', () => {
  it('is not kept, stays in the popup’s group, and holds neither inline script nor token', async () => {
    const page = await user.connect({ account: ADMIN });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'cross-origin-opener-policy': 'unsafe-none' });
    expect(page.body.match(/<script[^>]*>/g)).toEqual(['<script src="/api/google/callback.js" defer>']);
    expect(page.body).not.toMatch(/ya29|1\/\/0|originalToken/);
    const script = await world.app.inject({ method: 'GET', url: '/api/google/callback.js' });
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.body).not.toContain('originalToken');
    expect(script.body).toContain('postMessage(message, origin)');
  });
});

describe('rule 5: the status calls', () => {
  it('read the database alone', async () => {
    await user.connect({ account: ADMIN });
    const spy = vi.spyOn(globalThis, 'fetch');
    await status();
    await user.call('GET', '/api/google/auth-status');
    expect(spy).not.toHaveBeenCalled();
  });

  it('and the profile asks Google once for several looks', async () => {
    await user.connect({ account: ADMIN });
    const before = profileCalls();
    for (let look = 0; look < 3; look += 1) await user.call('GET', '/api/google/gmail/profile');
    await user.call('GET', '/api/google/test-connection');
    expect(profileCalls() - before).toBe(1);
  });
});

describe('rule 6: refreshing', () => {
  it('happens once for all calls of all processes', async () => {
    await user.connect({ account: ADMIN });
    await expire();
    const rooms = [world.google, world.secondRoom(), world.secondRoom()];
    const opened = await Promise.all(rooms.map((room) => openWorkspace(room, user.id)));
    const clients = [...opened, ...opened].map((one) => one.clientFor(ADMIN));
    const asked = await refreshesDuring(() =>
      Promise.all(clients.map((client) => client.listMessages('renewal', null, signal))),
    );
    expect(asked).toBe(1);
  });

  it('of a dead grant marks the connection with the reason, and asks no more', async () => {
    await user.connect({ account: USER });
    const client = (await openWorkspace(world.secondRoom({ time: createFakeTime() }), user.id)).clientFor(USER);
    await expire();
    revokeGrantsOf(world.sandbox.state.store, USER);
    await expect(client.listMessages('x', null, signal)).rejects.toMatchObject({
      kind: 'reconnect',
      reason: 'invalid_grant',
    });
    expect(await status()).toMatchObject({
      connected: false,
      workspaceEmail: USER,
      reconnectReason: expect.stringContaining('no longer accepts'),
    });
    const asked = await refreshesDuring(async () => {
      await client.listMessages('x', null, signal).catch(() => null);
      await openWorkspace(world.google, user.id).catch(() => null);
    });
    expect(asked).toBe(0);
    await user.connect({ account: USER });
    expect(await status()).toMatchObject({ connected: true, reconnectReason: null });
  });

  it('reads the connection anew: one that was reconnected meanwhile is not declared dead', async () => {
    await user.connect({ account: ADMIN });
    const begun = (await openWorkspace(world.google, user.id)).clientFor(ADMIN);
    revokeGrantsOf(world.sandbox.state.store, ADMIN);
    await user.connect({ account: ADMIN });
    expect((await begun.listMessages('renewal', null, signal)).messages).toHaveLength(1);
    await user.connect({ account: USER });
    await expire();
    world.sandbox.state.accessTokens.expireAll();
    await expect(begun.listMessages('x', null, signal)).rejects.toMatchObject({ reason: 'connectionChanged' });
    expect(await status()).toMatchObject({ connected: true, workspaceEmail: USER });
  });

  it('goes on after the key of the secrets was changed, and the old key is not needed any more', async () => {
    const keys = [7, 8].map((id) => ({ id, key: Buffer.alloc(32, id) }));
    const [old, fresh] = keys.map((key) => world.secondRoom({ secretBox: createSecretBox([key]) }));
    const both = world.secondRoom({ secretBox: createSecretBox(keys.toReversed()) });
    const key = await world.sandbox.addServiceAccount();
    if (!old || !fresh) throw new Error('two rooms are needed');
    await connectServiceAccount(old, user.id, {
      fileName: 'key.json',
      text: JSON.stringify(key),
      workspaceEmail: ADMIN,
    });
    expect(await resealSecrets(both)).toEqual({ resealed: 1, unreadable: 0 });
    expect(await resealSecrets(both)).toEqual({ resealed: 0, unreadable: 0 });
    expect(await resealSecrets(old)).toEqual({ resealed: 0, unreadable: 1 });
    const client = (await openWorkspace(fresh, user.id)).clientFor(ADMIN);
    expect((await client.listMessages('renewal', null, signal)).messages).toHaveLength(1);
  });

  it('says so when the key of the secrets is lost', async () => {
    await user.connect({ account: ADMIN });
    const fresh = { id: 9, key: Buffer.alloc(32, 9) };
    await expire();
    const lost = await openWorkspace(world.secondRoom({ secretBox: createSecretBox([fresh]) }), user.id);
    await expect(lost.clientFor(ADMIN).listMessages('x', null, signal)).rejects.toMatchObject({
      reason: 'secretUnreadable',
    });
    expect(await status()).toMatchObject({ connected: false, reconnectReason: expect.stringContaining('key') });
  });
});

describe('rule 7: disconnecting', () => {
  it('deletes the secrets always, and revokes only the last connection of an account', async () => {
    const other = await world.user();
    await user.connect({ account: USER });
    await other.connect({ account: USER });
    const revocations = await revocationsDuring(async () => {
      const answer = await user.call('POST', '/api/google/disconnect');
      expect(answer.json()).toEqual({ message: 'Google account disconnected successfully' });
    });
    expect(revocations).toBe(0);
    expect(await status()).toEqual({ connected: false, workspaceEmail: null, sandbox: true, reconnectReason: null });
    expect(await revocationsDuring(() => other.call('POST', '/api/google/disconnect'))).toBe(1);
    expect(await rows(`select 1 from google_connections where user_id in ('${user.id}', '${other.id}')`)).toEqual([]);
  });

  it('of two users at once revokes, too', async () => {
    const other = await world.user();
    await user.connect({ account: USER });
    await other.connect({ account: USER });
    const leave = () => Promise.all([user, other].map((one) => one.call('POST', '/api/google/disconnect')));
    expect(await revocationsDuring(leave)).toBe(1);
  });

  it('works when Google does not', async () => {
    await user.connect({ account: USER });
    world.sandbox.state.faults.queue({ kind: 'serverError', path: '/revoke' });
    expect((await user.call('POST', '/api/google/disconnect')).statusCode).toBe(200);
    expect(await status()).toMatchObject({ connected: false });
  });

  it('stops the searches of the user', async () => {
    await user.connect({ account: ADMIN });
    await rows(
      `insert into searches (id, user_id, criteria, status, phase, warnings, created_at, updated_at)
       values (gen_random_uuid(), '${user.id}', '{}', 'PROCESSING', 'reading', '{}', now(), now())`,
    );
    await user.call('POST', '/api/google/disconnect');
    const [search] = await rows<{ id: string; status: string }>(
      `select id, status from searches where user_id = '${user.id}'`,
    );
    expect(search?.status).toBe('CANCELLED');
    expect(world.abandoned).toEqual([search?.id]);
  });
});
