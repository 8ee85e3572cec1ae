/** The rules of consent and of what shows of it (1 to 5), against the sandbox. */
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCOPES } from '../../sandbox/access.ts';
import { consent } from '../../sandbox/testing/connect.ts';
import { ADMIN, plainMail, tinyWorkspace } from '../../sandbox/testing/tinyWorkspace.ts';
import { PUBLIC_URL, startGoogleWorld, type GoogleUser, type GoogleWorld } from './testing/googleWorld.ts';
import { openWorkspace } from './openWorkspace.ts';

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
  const authUrl = new URL(answer.json<{ authUrl: string }>().authUrl);
  return {
    authUrl,
    setCookie: String(answer.headers['set-cookie']),
    cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
  };
};
const comeBack = (back: URL, cookie?: string) =>
  world.app.inject({ method: 'GET', url: `${back.pathname}${back.search}`, ...(cookie && { headers: { cookie } }) });

/** What a consent that fails shows, and what it tells the app that waits for it; the connection must not be there. */
const refusal = async (back: URL, cookie?: string) => {
  const { statusCode, body } = await comeBack(back, cookie);
  const { connected } = await status();
  return {
    statusCode,
    connected,
    text: body.replaceAll(/<style>[^]*?<\/style>|<[^>]+>/g, ' '),
    told: /data-type="([^"]+)"/.exec(body)?.[1],
  };
};
const refused = (words: string) => ({
  statusCode: 400,
  connected: false,
  told: 'google-auth-refused',
  text: expect.stringContaining(words),
});
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
      refused('wasn’t allowed at Google'),
    );
  });

  it('says so when the organisation said no', async () => {
    const { authUrl, cookie } = await begin();
    const back = await consent(authUrl.href, { decision: 'cancel' });
    back.searchParams.set('error', 'admin_policy_enforced');
    expect(await refusal(back, cookie)).toEqual(refused('policy does not allow'));
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
