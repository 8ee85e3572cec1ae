import fastify from 'fastify';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { mountSandbox, requirePrivateSandbox } from './mountSandbox.ts';

it.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '192.0.2.1', PUBLIC_URL: 'http://localhost:3000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://perennial.example' }],
])('the sandbox does not start where %s lets strangers reach it', (name, env) => {
  expect(() => requirePrivateSandbox(readConfig(env))).toThrow(ConfigError);
  expect(() => requirePrivateSandbox(readConfig(env))).toThrow(name);
  expect(() => requirePrivateSandbox(readConfig({ ...env, SANDBOX_PUBLIC: 'true' }))).not.toThrow();
  expect(() => requirePrivateSandbox(readConfig({ ...env, GOOGLE_SANDBOX: 'false' }))).not.toThrow();
});

it.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }])(
  'the sandbox starts on this machine alone with %j',
  (env) => {
    expect(() => requirePrivateSandbox(readConfig(env))).not.toThrow();
  },
);

it('documents for the sandbox are refused where there is none, and not left out without a word', () => {
  const env = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b', SANDBOX_DOCUMENTS: '/tmp' };
  expect(() => requirePrivateSandbox(readConfig(env))).toThrow(/^SANDBOX_DOCUMENTS fills the sandbox workspace/);
});

it('the key of the sandbox goes to signed-in users only, by a script that says who asks', async () => {
  const app = fastify();
  await mountSandbox(app, readConfig({ DATA_DIR: '/nonexistent' }), async ({ headers }) => {
    if (headers.authorization !== 'Bearer good') throw new Error('no');
  });
  const key = (authorization: string) =>
    app.inject({ url: '/sandbox/google/service-account.json', headers: { authorization } });
  expect((await key('Bearer bad')).statusCode).toBe(401);
  expect((await key('Bearer good')).json()).toHaveProperty('private_key');
  expect((await app.inject('/sandbox/google/key.js')).body).toContain('authorization');
  await app.close();
});
