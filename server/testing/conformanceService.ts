/** For the conformance suite: the real service with a few documents in its sandbox workspace, on a fresh database. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { MAYA } from '../../sandbox/samples/placements.ts';
import { fewSamples } from '../../sandbox/testing/fewSamples.ts';
import { readConfig } from '../config.ts';
import { createTestDatabase, dropTestDatabase } from '../db/testDatabase.ts';
import { commonReader } from '../documents/testing/commonReader.ts';
import { createLog } from '../log.ts';
import { startSmtpSink } from '../mail/testing/smtpSink.ts';
import { SANDBOX_PATH } from '../mountSandbox.ts';
import { startService } from '../startService.ts';
import type { StartBackend } from '../../tests/conformance/conformanceBackend.ts';

/** Starts it; `close` of what it answers leaves nothing behind. */
export const startServiceBackend: StartBackend = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-conformance-'));
  const databaseUrl = await createTestDatabase();
  const mails = await startSmtpSink();
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SECRETS_KEY: `1:${Buffer.alloc(32, 7).toString('base64')}`,
    // Every call comes from an address of its own, so that the limits per address do not count the whole suite as one caller.
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
    SMTP_URL: mails.url,
    MAIL_FROM: 'Perennial <reminders@conformance.example>',
  });
  const service = await startService(config, createLog('silent'), {
    webRoot: null,
    onDatabaseLost: () => undefined,
    reader: commonReader(),
    workspace: () => fewSamples(new Date().toISOString().slice(0, 10)),
  });
  return {
    baseUrl: service.url,
    pollInterval: 50,
    headers: () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` }),
    giveConsent: consent,
    serviceAccount: async () => ({ keyFile: await keyFile(service.url), workspaceEmail: MAYA }),
    resetToken: async (email) => {
      const sentTo = () => mails.accepted.findLast(({ to, raw }) => to === email && raw.includes('/reset-password'));
      const { raw } = await vi.waitUntil(sentTo, { timeout: 10_000 });
      const text = raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');
      return /reset-password\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
    },
    close: async () => {
      await service.stop();
      await mails.close();
      await dropTestDatabase(databaseUrl);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** The sandbox's sample key, which it gives to signed-in users only. */
async function keyFile(url: string): Promise<string> {
  const post = (path: string) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.77' },
      body: JSON.stringify({ email: 'key@conformance.example', password: 'correct horse' }),
    });
  await post('register');
  const { token } = (await (await post('login')).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${url}${SANDBOX_PATH}/service-account.json`, { headers })).text();
}

/** Walks the sandbox's consent page as a browser would: choose the first account, leave all boxes ticked, follow the way back. */
async function consent(authUrl: string, cookies: string): Promise<void> {
  const page = await (await fetch(authUrl)).text();
  const inputs = [...page.matchAll(/<input[^>]*>/g)].map(([input]) => ({
    name: attribute(input, 'name'),
    value: attribute(input, 'value'),
    chosen: attribute(input, 'type') === 'hidden' || /\schecked\b/.test(input),
  }));
  const form = new URLSearchParams({ decision: 'continue' });
  for (const { name, value, chosen } of inputs) if (chosen) form.append(name, value);
  const action = new URL(attribute(/<form[^>]*>/.exec(page)?.[0] ?? '', 'action'), authUrl);
  const back = await fetch(action, { method: 'POST', body: form, redirect: 'manual' });
  const callback = new URL(back.headers.get('location') ?? '', action);
  const done = await fetch(callback, { headers: { cookie: cookies }, redirect: 'manual' });
  if (done.status >= 400) throw new Error(`The consent failed with ${done.status}: ${await done.text()}`);
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

function byte(): number {
  return Math.floor(Math.random() * 256);
}
