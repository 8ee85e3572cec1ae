import { expect, it } from 'vitest';
import { TEST_SERVER_VARIABLE } from '../../server/db/testDatabase.ts';
import { killRounds } from './killRounds.ts';

const timeout = 300_000;

it(
  'loses and doubles nothing when it is killed while it works or migrates, on embedded databases',
  { timeout },
  async () => {
    expect(await killRounds({ rounds: 2, migrations: 0.5, databaseUrl: null })).toEqual([]);
  },
);

it('loses and doubles nothing on a PostgreSQL of its own either', { timeout }, async () => {
  const databaseUrl = process.env[TEST_SERVER_VARIABLE] ?? '';
  expect(await killRounds({ rounds: 2, migrations: 0.5, databaseUrl })).toEqual([]);
});
