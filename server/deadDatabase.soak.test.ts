/** The embedded database dies under the service, killed for want of memory for instance, and can be started again or not. */
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestProcess, type TestProcess } from './testProcess.ts';

let folder: string;
let service: TestProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perennial-dead-'));
  service = await startTestProcess({ DATA_DIR: folder });
});
afterEach(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

const pidFile = () => join(folder, 'postgres/pgdata/postmaster.pid');
const killDatabase = async () => process.kill(Number((await readFile(pidFile(), 'utf8')).split('\n')[0]), 'SIGKILL');
const died = 'the embedded database has died and is started again';
/** Asks until it is so; a test that waits for ever fails by its own time limit. */
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await pause(20);
};

describe('an embedded database that dies', { timeout: 120_000 }, () => {
  it('is started again, with everything in it, and requests meanwhile are answered', async () => {
    const token = await service.signUp('mara@brightwater.example');
    await killDatabase();
    // What is asked before the service has noticed may still be answered by a connection that lives.
    const meanwhile = await service.call('GET', '/api/auth/me', { token });
    expect([200, 503]).toContain(meanwhile.status);
    await until(() => service.output().includes(died));
    await until(async () => (await service.call('GET', '/readyz')).status === 200);
    expect((await service.call('GET', '/api/auth/me', { token })).status).toBe(200);
    expect(await service.stop()).toBe(0);
  });

  it('ends the service with one sentence where it cannot be started again', async () => {
    await rename(join(folder, 'postgres/pgdata/global'), join(folder, 'postgres/global'));
    const ended = once(service.child, 'exit');
    await killDatabase();
    expect(await ended).toEqual([1, null]);
    expect(service.output().match(/^The database is gone: .+$/gm)).toHaveLength(1);
  });
});
