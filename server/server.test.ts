import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

/** Every byte of every file below a folder. */
async function allBytes(path: string): Promise<Buffer> {
  const files = (await readdir(path, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name)))));
}

/** Several starts of a process in each. */
const timeout = 180_000;

it.runIf(process.platform === 'linux')(
  'a data folder where the system makes none is said at once',
  async () => {
    const failed = startTestProcess({ DATA_DIR: '/proc/perennial' }, undefined, folder);
    await expect(failed).rejects.toThrow('DATA_DIR is /proc/perennial, and it cannot be made there');
  },
  timeout,
);

describe('with the embedded database', { timeout }, () => {
  it('answers whoever watches it, stops in good order with its database, and says nothing of passwords, tokens or addresses', async () => {
    const service = await start({ LOG_LEVEL: 'trace' });
    expect(await (await service.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    expect(await (await service.call('GET', '/readyz')).json()).toEqual({ status: 'ready' });
    const [email, password] = ['mara@brightwater.example', 'Zebra-Sunrise-4711'];
    const token = await service.signUp(email, password);
    await service.call('POST', '/api/auth/login', { body: { email, password: `${password}!` } });
    await service.call('POST', '/api/auth/login', { body: { email: `${password}\u0000`, password } });
    await service.call('GET', `/api/contracts/${token}/download?code=${token}`, { token });
    await service.call('POST', '/api/contracts/batch', {
      token,
      body: { contracts: [{ id: password, name: password }] },
    });
    await service.call('GET', `/${password}`, { token });
    expect(await service.stop()).toBe(0);
    await expect(stat(join(folder, 'postgres/pgdata/postmaster.pid'))).rejects.toThrow('ENOENT');
    for (const secret of [email, password, token]) expect(service.output()).not.toContain(secret);
    const kept = await allBytes(folder);
    expect(kept.includes(email)).toBe(true);
    for (const secret of [password, token, Buffer.from(token, 'base64url')]) expect(kept.includes(secret)).toBe(false);
  });
});

it('ends with a sentence where a setting is wrong', async () => {
  await expect(start({ PORT: 'eighty' })).rejects.toThrow(
    'The service ended with 1: PORT must be a whole number from 0 to 65535, not "eighty".',
  );
});
