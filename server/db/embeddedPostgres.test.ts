import { readFile, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { databaseFolder, query } from './testing/databaseFolder.ts';

const { within, start } = databaseFolder();

it('asks for a password, kept in a private file, and keeps its data from one start to the next', async () => {
  const first = await start();
  const password = (await readFile(within('db/password'), 'utf8')).trim();
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(within('db/password'))).mode & 0o777).toBe(0o600);
  const url = first.url('postgres');
  await expect(query(url.replace(password, 'guess'), 'select 1')).rejects.toThrow(/password authentication failed/);
  await expect(query(url.replace(`:${password}`, ''), 'select 1')).rejects.toThrow(/password/);
  await query(url, 'create table kept as select 7 as n');
  await first.stop();
  await expect(query(url, 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  const second = await start();
  expect(await query(second.url('postgres'), 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});
