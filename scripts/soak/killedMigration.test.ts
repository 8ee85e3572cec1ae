import { expect, it } from 'vitest';
import { TEST_SERVER_VARIABLE } from '../../server/db/testDatabase.ts';
import { killMigration } from './killedMigration.ts';
import { startSeries } from './randomly.ts';

/** One short round, always of the same chances. `npm run soak -- kill` does a hundred, while it works too, with others each time. */
const timeout = 300_000;

it(
  'loses and doubles nothing when it is killed while it migrates a database on a server of its own',
  { timeout },
  async () => {
    startSeries(4);
    const databaseUrl = process.env[TEST_SERVER_VARIABLE] ?? '';
    expect(await killMigration(databaseUrl)).toEqual([]);
  },
);
