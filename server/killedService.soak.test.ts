import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './db/database.ts';
import { addFoundContracts } from './http/testFoundContracts.ts';
import { startTestProcess, type TestProcess } from './testProcess.ts';

let folder: string;
const running: TestProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perennial-process-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
  await rm(folder, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<TestProcess> {
  const service = await startTestProcess({ DATA_DIR: folder, ...env });
  running.push(service);
  return service;
}

/** Two starts of a process. */
const timeout = 180_000;

it('a service with the embedded database has everything it acknowledged after kill -9', { timeout }, async () => {
  let service = await start();
  const token = await service.signUp('mara@brightwater.example');
  const me = (await (await service.call('GET', '/api/auth/me', { token })).json()) as { id: string };
  const database = openDatabase(await embeddedUrl());
  const { ids } = await addFoundContracts(database, me.id, [{ name: 'Agreement' }]);
  await database.close();
  const uploaded = await service.call('POST', '/api/contracts/batch', {
    token,
    body: { contracts: [{ id: ids[0], name: 'Agreement' }] },
  });
  expect(uploaded.status).toBe(200);
  await service.kill();
  service = await start();
  const list = (await (await service.call('GET', '/api/contracts', { token })).json()) as { id: string }[];
  expect(list).toHaveLength(1);
  const download = await service.call('GET', `/api/contracts/${list[0]?.id}/download`, { token });
  expect((await download.text()).startsWith('%PDF-')).toBe(true);
});

/** The embedded server of the folder, as postmaster.pid names it. */
async function embeddedUrl(): Promise<string> {
  const socketFolder = (await readFile(join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
  const password = (await readFile(join(folder, 'postgres/password'), 'utf8')).trim();
  return `postgres://postgres:${password}@/perennial?host=${encodeURIComponent(socketFolder)}`;
}
