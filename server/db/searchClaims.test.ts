import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readCriteria } from '../../contract/criteria.ts';
import type { Database } from './database.ts';
import { checkpoint, claimSearch, ClaimLost, releaseClaim, renewClaim } from './searchClaims.ts';
import { cancelSearches, findAbandonedSearches, findSearch, insertSearch } from './searches.ts';
import { openTestDatabase } from './testDatabase.ts';
import { createUser } from './users.ts';

const LONG = 60_000;
const now = new Date();

let database: Database;
let userId: string;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  userId = (await createUser(database.queries, { email: 'mara@brightwater.example', passwordHash: '', now })) ?? '';
});
beforeEach(async () => {
  id = randomUUID();
  const criteria = readCriteria({ keywords: ['renewal'] });
  await insertSearch(database.queries, { id, userId, clientRequestId: null, criteria, now });
});
afterAll(() => database.close());

async function claim(leaseMs = LONG) {
  const row = await claimSearch(database.queries, id, leaseMs);
  return row === null ? null : { searchId: id, userId, fence: row.fence };
}
const nothing = () => Promise.resolve({ progress: { found: 1 }, result: undefined });

it('gives a search to one of many that ask at once', async () => {
  const claims = await Promise.all(Array.from({ length: 20 }, () => claim()));
  expect(claims.filter((each) => each !== null)).toHaveLength(1);
});

it('gives it to another only after the lease has run out, and then shuts the first one out', async () => {
  const first = await claim(1);
  await pause(20);
  const second = await claim();
  if (!first || !second) throw new Error('not claimed');
  expect(second.fence).toBe(first.fence + 1);
  expect(await renewClaim(database.queries, first, LONG)).toBe(false);
  await expect(checkpoint(database, first, {}, nothing)).rejects.toThrow(ClaimLost);
  await checkpoint(database, second, {}, nothing);
  expect(await findSearch(database.queries, userId, id)).toMatchObject({ found: 1, stalls: 0 });
});

it('keeps a claim whose lease has run out while nobody else has asked', async () => {
  const late = await claim(1);
  await pause(20);
  expect(late && (await renewClaim(database.queries, late, LONG))).toBe(true);
  expect(await claim()).toBeNull();
});

it('writes all of a step or nothing', async () => {
  const held = await claim();
  if (!held) throw new Error('not claimed');
  const broken = checkpoint(database, held, { phase: 'reading' }, async (queries) => {
    await cancelSearches(queries, { userId: randomUUID() }, '', now);
    throw new Error('in the middle');
  });
  await expect(broken).rejects.toThrow('in the middle');
  expect(await findSearch(database.queries, userId, id)).toMatchObject({ found: 0, phase: 'queued', stalls: 1 });
});

it('takes a cancelled search out of the hands of its worker', async () => {
  const held = await claim();
  expect(await cancelSearches(database.queries, { userId, id }, 'Enough.', now)).toEqual([id]);
  if (!held) throw new Error('not claimed');
  await expect(checkpoint(database, held, {}, nothing)).rejects.toThrow(ClaimLost);
  expect(await claim()).toBeNull();
  expect(await findSearch(database.queries, userId, id)).toMatchObject({ status: 'CANCELLED', message: 'Enough.' });
});

it('calls those abandoned that nobody holds and nothing keeps waiting', async () => {
  const abandoned = async () => (await findAbandonedSearches(database.queries)).map(({ searchId }) => searchId);
  expect(await abandoned()).toContain(id);
  const held = await claim();
  expect(await abandoned()).not.toContain(id);
  if (!held) throw new Error('not claimed');
  await checkpoint(database, held, { phase: 'waiting', waitingUntil: new Date(Date.now() + LONG) }, nothing);
  await releaseClaim(database.queries, held);
  expect(await abandoned()).not.toContain(id);
});

it('starts one search for one request, however often it is sent', async () => {
  const criteria = readCriteria({ keywords: ['renewal'] });
  const same = { userId, clientRequestId: 'request-1', criteria, now };
  const started = await Promise.all([1, 2, 3].map(() => insertSearch(database.queries, { id: randomUUID(), ...same })));
  expect(started.toSorted()).toEqual([false, false, true]);
});
