import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CodeChallengeMethod } from 'google-auth-library';
import { SCOPES } from '../access.ts';
import { startSandbox, type RunningSandbox } from '../startSandbox.ts';
import { ALL_SCOPES, connected, consent, oauthClient, REDIRECT } from '../testing/connect.ts';
import { ADMIN, SUSPENDED, tinyWorkspace, USER } from '../testing/tinyWorkspace.ts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from './oauthClient.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ workspace: tinyWorkspace(), redirectUris: [REDIRECT], prefix: '/sandbox/google' });
});
afterAll(() => sandbox.close());

const authUrl = (more: object = {}) =>
  oauthClient(sandbox).generateAuthUrl({ access_type: 'offline', prompt: 'consent', scope: ALL_SCOPES, ...more });

async function post(path: string, form: Record<string, string>) {
  const response = await fetch(`${sandbox.url}${path}`, { method: 'POST', body: new URLSearchParams(form) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  post('/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    client_id: SANDBOX_CLIENT_ID,
    client_secret: SANDBOX_CLIENT_SECRET,
    ...more,
  });

describe('the consent page', () => {
  it('is labelled as a sandbox, runs no script and offers accounts and boxes', async () => {
    const response = await fetch(authUrl({ login_hint: USER }));
    const page = await response.text();
    expect(page).toContain('Sandbox workspace — not Google');
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${new URL(REDIRECT).origin}`);
    expect(page).toMatch(new RegExp(`value="${USER}" checked`));
    expect(page).toMatch(new RegExp(`value="${SUSPENDED}" disabled`));
    expect(page.match(/type="checkbox"/g)).toHaveLength(2);
  });

  it.each([
    ['an unknown client', { client_id: 'other' }, 401, 'invalid_client'],
    ['another redirect address', { redirect_uri: `${REDIRECT}/` }, 400, 'redirect_uri_mismatch'],
    ['another response type', { response_type: 'token' }, 400, 'unsupported_response_type'],
    ['a scope that does not exist', { scope: 'gmail' }, 400, 'invalid_scope'],
    ['a short challenge', { code_challenge: 'abc' }, 400, 'invalid_request'],
    ['an unknown prompt', { prompt: 'please' }, 400, 'invalid_request'],
    ['an unknown access type', { access_type: 'always' }, 400, 'invalid_request'],
  ])('refuses %s on a page, leading nowhere', async (_name, change, status, error) => {
    const response = await fetch(authUrl(change), { redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(error);
  });

  it('leads back with access_denied and the state when cancelled', async () => {
    const back = await consent(authUrl({ state: 's-1' }), { account: USER, decision: 'cancel' });
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 's-1' });
  });

  it('refuses to connect a suspended account', async () => {
    expect((await consent(authUrl(), { account: SUSPENDED })).href).toBe('about:blank');
  });
});

const tokensWith = async (prompt?: string) => {
  const back = await consent(authUrl({ prompt }), { account: 'dora@gmail.com' });
  return (await exchange(back.searchParams.get('code') ?? '')).body;
};

describe('the code exchange', () => {
  it('with PKCE gives tokens whose id token Google’s library verifies', async () => {
    const client = oauthClient(sandbox);
    const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
    const url = client.generateAuthUrl({
      access_type: 'offline',
      scope: ALL_SCOPES,
      state: 'x',
      code_challenge_method: CodeChallengeMethod.S256,
      code_challenge: codeChallenge ?? '',
    });
    const back = await consent(url, { account: ADMIN });
    expect(back.searchParams.get('hd')).toBe('tiny.example');
    const { tokens } = await client.getToken({ code: back.searchParams.get('code') ?? '', codeVerifier });
    const ticket = await client.verifyIdToken({ idToken: tokens.id_token ?? '', audience: SANDBOX_CLIENT_ID });
    expect(ticket.getPayload()).toMatchObject({ email: ADMIN, email_verified: true, hd: 'tiny.example' });
    expect(tokens.scope?.split(' ')).toEqual(['openid', SCOPES.email, SCOPES.gmail, SCOPES.drive]);
    expect(tokens.refresh_token).toMatch(/^1\/\/0/);
    expect(await client.getTokenInfo(tokens.access_token ?? '')).toMatchObject({
      email: ADMIN,
      aud: SANDBOX_CLIENT_ID,
    });
  });

  it('grants only the ticked scopes', async () => {
    const client = await connected(sandbox, USER, [SCOPES.drive]);
    expect(client.credentials.scope).toBe(['openid', SCOPES.email, SCOPES.drive].join(' '));
  });

  it('takes a code once, from the right client, address and verifier', async () => {
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const url = authUrl({ code_challenge: challenge, code_challenge_method: 'S256' });
    const code = async () => (await consent(url, { account: USER })).searchParams.get('code') ?? '';
    const verifier = { code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };
    expect((await exchange(await code())).body['error_description']).toBe('Missing code verifier.');
    expect((await exchange(await code(), { code_verifier: 'x' })).body['error']).toBe('invalid_grant');
    expect((await exchange(await code(), { ...verifier, client_secret: 'x' })).status).toBe(401);
    expect((await exchange(await code(), { ...verifier, redirect_uri: 'x' })).body['error']).toBe(
      'redirect_uri_mismatch',
    );
    const once = await code();
    expect((await exchange(once, verifier)).status).toBe(200);
    expect(await exchange(once, verifier)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('gives a refresh token on the first consent and with prompt=consent only', async () => {
    expect(await tokensWith()).toHaveProperty('refresh_token');
    expect(await tokensWith()).not.toHaveProperty('refresh_token');
    expect(await tokensWith('consent')).toHaveProperty('refresh_token');
  });
});

describe('tokens', () => {
  it('are refreshed, and refused once revoked: all grants of the account at once', async () => {
    const first = await connected(sandbox, USER);
    const second = await connected(sandbox, USER);
    const refreshed = await first.refreshAccessToken();
    expect(refreshed.credentials.access_token).toMatch(/^ya29\./);
    await second.revokeToken(second.credentials.refresh_token ?? '');
    await expect(first.refreshAccessToken()).rejects.toThrow('invalid_grant');
    await expect(first.getTokenInfo(refreshed.credentials.access_token ?? '')).rejects.toThrow('invalid_token');
    expect((await post('/revoke', { token: 'never seen' })).status).toBe(400);
  });

  it('end after an hour of the sandbox’s clock', async () => {
    const hour = await startSandbox({ workspace: tinyWorkspace(), redirectUris: [REDIRECT] });
    const client = await connected(hour, USER);
    const token = client.credentials.access_token ?? '';
    await client.getTokenInfo(token);
    hour.state.advance(3600_000);
    await expect(client.getTokenInfo(token)).rejects.toThrow('invalid_token');
    await hour.close();
  });
});
