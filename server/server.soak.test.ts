import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase, dropTestDatabase } from './db/testDatabase.ts';
import { startTestProcess } from './testProcess.ts';

it('a stop answers what was asked, cuts off what never ends, stops the database, and ends with 0', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-process-'));
  const service = await startTestProcess({ DATA_DIR: folder });
  const token = await service.signUp('mara@brightwater.example');
  // Connections that browsers keep open, one that sends a body and never ends it, and sign-ins that take a moment.
  await Promise.all(Array.from({ length: 12 }, () => service.call('GET', '/api/contracts', { token })));
  const { hostname, port } = new URL(service.url);
  const stuck = connect(Number(port), hostname);
  stuck.on('error', () => undefined);
  stuck.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60\r\n\r\n{',
  );
  const body = { email: 'mara@brightwater.example', password: 'correct horse battery' };
  const asked = Array.from({ length: 8 }, () => service.call('POST', '/api/auth/login', { body }));
  await Promise.race(asked);
  expect(await service.stop()).toBe(0);
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await expect(stat(join(folder, 'postgres/pgdata/postmaster.pid'))).rejects.toThrow('ENOENT');
  await rm(folder, { recursive: true, force: true });
});

it("two processes share a PostgreSQL of one's own", async () => {
  const url = await createTestDatabase('template0');
  const given = { DATABASE_URL: url, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') };
  const [first, second] = await Promise.all([startTestProcess(given), startTestProcess(given)]);
  const token = await first.signUp('mara@brightwater.example');
  expect((await second.call('GET', '/api/auth/me', { token })).status).toBe(200);
  await Promise.all([first.stop(), second.stop()]);
  await dropTestDatabase(url);
});
