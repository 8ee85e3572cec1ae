import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { sandboxPlugin } from './sandboxPlugin.ts';
import { startSandbox } from './startSandbox.ts';
import { connected, oauthClient, REDIRECT } from './testing/connect.ts';
import { tinyWorkspace, USER } from './testing/tinyWorkspace.ts';

const publicUrl = 'http://localhost:3000/sandbox/google';
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return join(folder, 'inner', 'sandbox.json');
}

describe('within a service', () => {
  it('keeps its own headers, parsers and errors, and leaves those of the service alone', async () => {
    const app = Fastify();
    await app.register(helmet, { global: true });
    app.setErrorHandler((_error, _request, reply) => reply.code(418).send({ from: 'service' }));
    await app.register(sandboxPlugin, { prefix: '/sandbox/google', workspace: tinyWorkspace(), publicUrl });
    app.get('/fails', () => Promise.reject(new Error('x')));
    app.post('/form', (request) => request.body);

    const home = await app.inject('/sandbox/google');
    expect(home.headers['content-security-policy']).toContain("default-src 'none'");
    expect(home.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(home.body).toContain('href="/sandbox/google/service-account.json"');
    expect((await app.inject('/sandbox/google/drive/v3/files')).json()).toHaveProperty('error.code', 401);
    expect((await app.inject('/sandbox/google/nowhere')).json()).toHaveProperty('error.code', 404);
    expect((await app.inject('/fails')).json()).toEqual({ from: 'service' });
    expect((await app.inject('/fails')).headers['cross-origin-opener-policy']).toBe('same-origin');
    const form = { method: 'POST', url: '/form', payload: 'a=b' } as const;
    expect(
      (await app.inject({ ...form, headers: { 'content-type': 'application/x-www-form-urlencoded' } })).statusCode,
    ).toBe(418);
    await app.close();
  });

  it('makes the workspace when it is first asked for, and again if that failed', async () => {
    let made = 0;
    const app = Fastify();
    const workspace = () => {
      made += 1;
      if (made === 1) throw new Error('not yet');
      return tinyWorkspace();
    };
    await app.register(sandboxPlugin, { prefix: '/s', workspace, publicUrl });
    expect(made).toBe(0);
    expect((await app.inject('/s/')).statusCode).toBe(500);
    expect((await app.inject('/s/')).statusCode).toBe(200);
    expect((await app.inject('/s/')).statusCode).toBe(200);
    expect(made).toBe(2);
    await app.close();
  });

  it('leads back to the service’s own callback by default', async () => {
    const app = Fastify();
    await app.register(sandboxPlugin, { prefix: '/sandbox/google', workspace: tinyWorkspace(), publicUrl });
    const ask = (redirect: string) =>
      app.inject(
        `/sandbox/google/o/oauth2/v2/auth?${new URLSearchParams({
          client_id: '100200300400-perennialsandbox.apps.googleusercontent.com',
          redirect_uri: redirect,
          response_type: 'code',
          scope: 'openid email',
        }).toString()}`,
      );
    expect((await ask('http://localhost:3000/api/google/callback')).statusCode).toBe(200);
    expect((await ask('http://localhost:3001/api/google/callback')).statusCode).toBe(400);
    await app.close();
  });
});

describe('the state file', () => {
  it('keeps grants, access tokens and service accounts over a restart, but no secret', async () => {
    const file = stateFile();
    const options = { workspace: tinyWorkspace(), redirectUris: [REDIRECT], stateFile: file };
    const first = await startSandbox(options);
    const client = await connected(first, USER);
    const { refresh_token: refreshToken = '', access_token: accessToken = '' } = client.credentials;
    const key = await first.addServiceAccount();
    await first.close();

    const text = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(text).not.toContain(refreshToken ?? '');
    expect(text).not.toContain('PRIVATE KEY');

    const second = await startSandbox(options);
    expect(second.state.store.read().serviceAccounts[0]?.clientEmail).toBe(key.client_email);
    const again = oauthClient(second);
    await again.getTokenInfo(accessToken ?? '');
    again.setCredentials({ refresh_token: refreshToken ?? null });
    await again.refreshAccessToken();
    await second.close();
  });

  it('is refused with a sentence when it is something else', async () => {
    const file = stateFile();
    mkdirSync(dirname(file));
    writeFileSync(file, 'null');
    await expect(startSandbox({ workspace: tinyWorkspace(), stateFile: file })).rejects.toThrow('delete it to start');
  });

  it('is not needed for refresh tokens where processes have one secret', async () => {
    const options = { workspace: tinyWorkspace(), redirectUris: [REDIRECT], secret: 'shared' };
    const [one, two, stranger] = await Promise.all([
      startSandbox({ ...options, stateFile: stateFile() }),
      startSandbox({ ...options, stateFile: stateFile() }),
      startSandbox({ ...options, secret: 'other' }),
    ]);
    const { refresh_token: refreshToken = null } = (await connected(one, USER)).credentials;
    const refreshed = async (sandbox: typeof one) => {
      const client = oauthClient(sandbox);
      client.setCredentials({ refresh_token: refreshToken });
      return (await client.refreshAccessToken()).credentials.access_token;
    };
    expect(await refreshed(two)).toMatch(/^ya29\./);
    await expect(refreshed(stranger)).rejects.toThrow('invalid_grant');
    await Promise.all([one.close(), two.close(), stranger.close()]);
  });

  it('is shared by processes that run at the same time', async () => {
    const options = { workspace: tinyWorkspace(), redirectUris: [REDIRECT], stateFile: stateFile() };
    const [one, two] = [await startSandbox(options), await startSandbox(options)];
    const client = await connected(one, USER);
    await oauthClient(two).getTokenInfo(client.credentials.access_token ?? '');
    await oauthClient(two).revokeToken(client.credentials.refresh_token ?? '');
    await expect(client.refreshAccessToken()).rejects.toThrow('invalid_grant');
    await Promise.all([one.close(), two.close()]);
  });
});
