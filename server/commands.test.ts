/** The commands for whoever runs the service, as processes: what they print, and how they end. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openDatabase } from './db/database.ts';
import { createUser } from './db/users.ts';
import { commandsPlace } from './testing/commandsPlace.ts';

const { run, within, url } = commandsPlace();

it('admin lists every account on a line, and says where there is none', async () => {
  expect(await run('admin', ['list'])).toEqual({ said: 'There are no accounts yet.', status: 0 });
  const database = openDatabase(url());
  await createUser(database.queries, {
    email: 'ada@example.com',
    passwordHash: randomUUID(),
    now: new Date('2026-01-02'),
  });
  await database.close();
  const line = 'ada@example.com  since 2026-01-02, never in, 0 contracts, not confirmed';
  expect(await run('admin', ['list'])).toEqual({ said: line, status: 0 });
});

it('a backup where no service has been makes no database and says so', async () => {
  const DATA_DIR = within('wrong');
  const said = `DATA_DIR is ${DATA_DIR}, and no service has kept anything there. Set DATA_DIR or DATABASE_URL as the service has it.`;
  expect(await run('backup', [within('none.gz')], { DATA_DIR })).toEqual({ said, status: 1 });
  expect(await readdir(within())).toEqual([]);
});
