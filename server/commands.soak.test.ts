/** Further commands that find nothing to work on, as processes. */
import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { createTestDatabase, dropTestDatabase } from './db/testDatabase.ts';
import { commandsPlace } from './testing/commandsPlace.ts';

const { run, within } = commandsPlace();

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
