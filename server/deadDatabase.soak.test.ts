/** The embedded database dies under the service, and there is nothing to start it again on. */
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startTestProcess } from './testProcess.ts';

it('an embedded database that dies ends the service with one sentence where it cannot be started again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-dead-'));
  const service = await startTestProcess({ DATA_DIR: folder });
  await rename(join(folder, 'postgres/pgdata/global'), join(folder, 'postgres/global'));
  const ended = once(service.child, 'exit');
  const pidFile = await readFile(join(folder, 'postgres/pgdata/postmaster.pid'), 'utf8');
  process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  expect(service.output().match(/^The database is gone: .+$/gm)).toHaveLength(1);
  await rm(folder, { recursive: true, force: true });
});
