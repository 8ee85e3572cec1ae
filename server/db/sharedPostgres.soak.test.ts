import { Client } from 'pg';
import { expect, it } from 'vitest';
import { databaseFolder } from './testing/databaseFolder.ts';

const { start, startOnMade } = databaseFolder();

it('uses the server that is running already, and leaves it to those who are still on it', async () => {
  const first = await startOnMade();
  const second = await start();
  expect(second.url('x')).toBe(first.url('x'));
  const client = new Client({ connectionString: second.url('postgres') });
  await client.connect();
  await first.stop();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await second.stop();
});

it('comes to one server where two start at the same moment', async () => {
  const both = await Promise.all([1, 2].map(() => start()));
  expect(both[0]?.url('x')).toBe(both[1]?.url('x'));
  await both[0]?.stop();
});
