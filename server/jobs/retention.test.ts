import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { createUser } from '../db/users.ts';
import { addFoundContracts } from '../http/testFoundContracts.ts';
import { type Jobs, startJobs } from './startJobs.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

let database: Database;
let jobs: Jobs;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await jobs.stop();
  await database.close();
});

const rows = async (query: string) => (await database.pool.query<Record<string, string>>(query)).rows;

/** A search that ended so many days ago (null: it still runs, and waits for Google), with one result of that name. */
async function search(userId: string, name: string, days: number | null): Promise<string> {
  const { searchId } = await addFoundContracts(database, userId, [{ name, bytes: Buffer.from(name), text: name }]);
  const ended = days === null ? null : new Date(NOW.getTime() - days * 86_400_000);
  await database.pool.query(
    `update searches set finished_at = $2, status = case when $2::timestamptz is null then 'PROCESSING' else status end,
       waiting_until = case when $2::timestamptz is null then now() + interval '1 day' end where id = $1`,
    [searchId, ended],
  );
  return searchId;
}

it('forgets a search ninety days after its end, with the documents that nobody uploaded, and nothing else', async () => {
  const userId = (await createUser(database.queries, { email: 'a@x.example', passwordHash: 'none', now: NOW })) ?? '';
  await search(userId, 'old', 90.01);
  const uploaded = await search(userId, 'old, but uploaded', 400);
  const recent = await search(userId, 'recent', 89.99);
  const running = await search(userId, 'running', null);
  await database.pool.query(
    `with found as (select *, gen_random_uuid() as contract_id from found_contracts where search_id = $1),
       made as (insert into contracts (id, user_id, source, created_at, updated_at)
         select contract_id, user_id, source, now(), now() from found)
     insert into contract_documents (contract_id, document_id, user_id, name, source, analysis, sightings, added_at)
     select contract_id, document_id, user_id, name, source, analysis, sightings, now() from found`,
    [uploaded],
  );
  jobs = await startJobs({
    database,
    clock: () => NOW,
    openWorkspace: () => new Promise(() => undefined),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    limits: { cleanMs: 20 },
  });
  const names = () => rows('select name from documents order by name');
  await expect.poll(names).toHaveLength(3);
  expect((await names()).map(({ name }) => name)).toEqual(['old, but uploaded', 'recent', 'running']);
  expect((await rows('select id from searches')).map(({ id }) => id).toSorted()).toEqual([recent, running].toSorted());
  expect(await rows('select name from contract_documents')).toEqual([{ name: 'old, but uploaded' }]);
});
