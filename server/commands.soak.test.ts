/** Further commands as processes: what finds nothing to work on, cannot write where it should, or has to say more. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openDatabase } from './db/database.ts';
import { createTestDatabase, dropTestDatabase } from './db/testDatabase.ts';
import { createUser } from './db/users.ts';
import { commandsPlace } from './testing/commandsPlace.ts';

const { run, within, url } = commandsPlace();

it('a look at accounts where no service has been makes no database and says so', async () => {
  const DATA_DIR = within('wrong');
  const said = `DATA_DIR is ${DATA_DIR}, and no service has kept anything there. Set DATA_DIR or DATABASE_URL as the service has it.`;
  expect(await run('admin', ['list'], { DATA_DIR })).toEqual({ said, status: 1 });
  expect(await readdir(within())).toEqual([]);
});

it('a backup of an empty database says so', async () => {
  const empty = await createTestDatabase('template0');
  const nothing = { said: 'The database behind DATABASE_URL is empty: no service has kept anything there.', status: 1 };
  expect(await run('backup', [within('none.gz')], { DATABASE_URL: empty })).toEqual(nothing);
  await dropTestDatabase(empty);
});

it('a link for a new password says of a blocked account that it does not let in', async () => {
  const database = openDatabase(url());
  const now = new Date('2026-01-02');
  await createUser(database.queries, { email: 'ada@example.com', passwordHash: randomUUID(), now });
  await database.close();
  await run('admin', ['block', 'ada@example.com']);
  const { said, status } = await run('admin', ['reset', 'ada@example.com']);
  expect([status, said.split('\n').at(-1)]).toEqual([
    0,
    'ada@example.com is blocked, and cannot sign in before: npm run admin -- unblock ada@example.com',
  ]);
});

it('a backup that cannot be written where it should says so, and leaves nothing behind', async () => {
  const path = within('nowhere', 'backup.gz');
  expect(await run('backup', [path])).toEqual({
    said: `${path} cannot be written (ENOENT). There is no backup.`,
    status: 1,
  });
  expect((await run('backup', [within('backup.gz')])).status).toBe(0);
  expect(await readdir(within())).toEqual(['backup.gz']);
});
