import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const other = Buffer.alloc(32, 8).toString('base64');

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(readConfig({ PORT: '', GOOGLE_CLIENT_ID: ' ' })).toMatchObject({
      host: 'localhost',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      trustProxy: false,
      secretKeys: null,
      googleOauth: null,
    });
  });

  it('takes one key, or several while keys are changed', () => {
    expect(readConfig({ SECRETS_KEY: key }).secretKeys).toEqual([{ id: 1, key: Buffer.alloc(32, 7) }]);
    expect(readConfig({ SECRETS_KEY: `2:${other},1:${key}` }).secretKeys?.map(({ id }) => id)).toEqual([2, 1]);
  });

  it.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:a#b@db/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://user:a@db:port/x' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'perennial.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://perennial.example/renewals' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://user:password@perennial.example' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://perennial.example/?x' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://', MAIL_FROM: 'a@example.com' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/64' }],
    ['SECRETS_KEY', { SECRETS_KEY: 'short' }],
    ['SECRETS_KEY', { SECRETS_KEY: `1:${key},1:${other}` }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'x' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'x' }],
    ['GOOGLE_BASE_URL', { GOOGLE_BASE_URL: 'ftp://x' }],
    ['GOOGLE_SANDBOX', { GOOGLE_SANDBOX: 'maybe' }],
    ['GOOGLE_SANDBOX', { GOOGLE_SANDBOX: 'true', GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }],
    ['GOOGLE_GMAIL_UNITS_PER_MINUTE', { GOOGLE_GMAIL_UNITS_PER_MINUTE: '1' }],
    ['GOOGLE_QUOTA_COSTS', { GOOGLE_QUOTA_COSTS: 'gmail.send=1' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['SIGN_UP', { SIGN_UP: 'everybody' }],
    ['SESSION_DAYS', { SESSION_DAYS: '0' }],
    ['SEARCHES_PER_USER', { SEARCHES_PER_USER: '0' }],
    ['SLOW_DOCUMENT_SECONDS', { SLOW_DOCUMENT_SECONDS: '3601' }],
  ])('names %s when it is wrong', (name, env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(name);
  });

  it('takes a PostgreSQL on a socket, and a public address with a port', () => {
    for (const url of [
      'postgres:///x?host=/run/postgresql',
      'postgres://user:password@/x?host=/run',
      'postgres://u@%2Frun/x',
    ])
      expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(readConfig({ PUBLIC_URL: 'https://perennial.example:8443/' }).publicUrl).toBe(
      'https://perennial.example:8443',
    );
  });

  it('never repeats a secret in a sentence', () => {
    const password = 'hunter2';
    expect(() => readConfig({ DATABASE_URL: `mysql://user:${password}@db/x` })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ DATABASE_URL: `postgres://user:${password}#@db/x` })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ PUBLIC_URL: `https://user:${password}@example.com` })).toThrow(/^(?!.*hunter2)/);
    expect(() => readConfig({ SECRETS_KEY: password })).toThrow(/^(?!.*hunter2)/);
  });
});

it('lists every setting in .env.example', async () => {
  const [settings, example] = await Promise.all(
    ['./config.ts', '../.env.example'].map((file) => readFile(new URL(file, import.meta.url), 'utf8')),
  );
  const read = new Set([...(settings ?? '').matchAll(/get\('([A-Z_]+)'\)/g)].map(([, name]) => name));
  const listed = [...(example ?? '').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...read].toSorted());
});
