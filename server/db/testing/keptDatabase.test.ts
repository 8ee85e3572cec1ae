import { expect, it } from 'vitest';
import { createUser } from '../users.ts';
import { openDatabase } from '../database.ts';
import { openTestDatabase } from '../testDatabase.ts';

const mara = { email: 'mara@kept.example', passwordHash: '', now: new Date('2026-06-15T12:00:00Z') };

it('a database that a test gives back is lent again, without rows and by its old connections', async () => {
  const first = await openTestDatabase();
  await createUser(first.queries, mara);
  const connection = await processId(first);
  await first.close();
  await expect(createUser(first.queries, mara)).rejects.toThrow('Failed query');
  const second = await openTestDatabase();
  expect(second.url).toBe(first.url);
  expect(await processId(second)).toBe(connection);
  expect((await second.pool.query('select * from users')).rows).toEqual([]);
  await second.close();
});

it.each([
  ['a table', 'create table left_over (id int)'],
  [
    'a trigger',
    'create trigger t before update on users for each row execute function suppress_redundant_updates_trigger()',
  ],
  ['a column that is gone', 'alter table users drop column password_hash'],
])('a database with another catalog is not lent again: %s', async (_what, change) => {
  const first = await openTestDatabase();
  await first.pool.query(change);
  await first.close();
  const second = await openTestDatabase();
  expect(second.url).not.toBe(first.url);
  await second.close();
});

it('a database to which somebody else stays connected is not lent again', async () => {
  const first = await openTestDatabase();
  const other = openDatabase(first.url);
  await other.pool.query('select 1');
  await first.close();
  const second = await openTestDatabase();
  expect(second.url).not.toBe(first.url);
  await Promise.all([other.close(), second.close()]);
});

async function processId({ pool }: Awaited<ReturnType<typeof openTestDatabase>>): Promise<number> {
  return (await pool.query<{ id: number }>('select pg_backend_pid() as id')).rows[0]?.id ?? 0;
}
