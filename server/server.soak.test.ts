import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from './db/database.ts';
import { createTestDatabase, dropTestDatabase } from './db/testDatabase.ts';
import { startTestProcess } from './testProcess.ts';

const key = Buffer.alloc(32, 1).toString('base64');

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

it('ends with a sentence where the port is taken', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  const { port } = taken.address() as AddressInfo;
  const url = await createTestDatabase();
  const given = { DATABASE_URL: url, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') };
  await expect(startTestProcess({ ...given, PORT: String(port), HOST: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} is taken by another program.`,
  );
  taken.close();
  await dropTestDatabase(url);
});

it('ends with a sentence where the machine has no such address as HOST', async () => {
  const url = await createTestDatabase();
  const given = { DATABASE_URL: url, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'), SANDBOX_PUBLIC: 'true' };
  await expect(startTestProcess({ ...given, HOST: '192.0.2.1' })).rejects.toThrow(
    'HOST is 192.0.2.1, and this machine has no such address.',
  );
  await dropTestDatabase(url);
});

it('ends with a sentence where the database was written by a newer version', async () => {
  const url = await createTestDatabase();
  const database = openDatabase(url);
  await database.pool.query("insert into schema_migrations (name, sha256) values ('9999_future.sql', 'x')");
  await database.close();
  await expect(startTestProcess({ DATABASE_URL: url, SECRETS_KEY: key })).rejects.toThrow(
    /ended with 1: The database was written by a newer version \(9999_future\.sql\)\. Start that version, or restore a backup\.\n$/,
  );
  await dropTestDatabase(url);
});

it('ends with a sentence where the data folder cannot be used', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-process-'));
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(startTestProcess({ DATA_DIR: file, HOME: folder }, undefined, folder)).rejects.toThrow(
    /^The service ended with 1: DATA_DIR is \S+, and that is not a folder \(\w+\)\. Set DATA_DIR to a folder that the service may write to\.\n$/,
  );
  await rm(folder, { recursive: true, force: true });
});

it('says in a sentence that the database cannot be reached, without the password', async () => {
  const failed = startTestProcess({ DATABASE_URL: 'postgres://mara:hunter2@127.0.0.1:1/none', SECRETS_KEY: key });
  await expect(failed).rejects.toThrow('The PostgreSQL of DATABASE_URL cannot be used (ECONNREFUSED).');
  await expect(failed).rejects.toThrow(/^(?!.*hunter2)/s);
});
