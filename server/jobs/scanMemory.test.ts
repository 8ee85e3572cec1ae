import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ScanMemory, ScanReading } from '../documents/scan/scanMemory.ts';
import type { Database } from '../db/database.ts';
import { forgetOldScans } from '../db/scanReadings.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { createUser } from '../db/users.ts';
import { scanMemory } from './scanMemory.ts';

const reading: ScanReading = { document: { text: 'Lease \0', kind: 'png', pages: null, scanned: true } };
const sumOf = (bytes: string) => createHash('sha256').update(bytes).digest();

let database: Database;
let now: Date;
let [ada, ben] = ['', ''];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-23T12:00:00Z');
  await database.pool.query('delete from users');
  const make = async (email: string) =>
    (await createUser(database.queries, { email, passwordHash: '', now })) as string;
  [ada, ben] = [await make('ada@brightwater.example'), await make('ben@brightwater.example')];
});
afterAll(() => database.close());

const memory = (version = 'one'): ScanMemory =>
  scanMemory(
    database,
    () => now,
    async () => version,
  );
const count = async () => (await database.pool.query('select 1 from scan_readings')).rowCount;

it('a scan that was read is found again by its bytes, by its user, of the same reader', async () => {
  await memory().save(ada, sumOf('page'), reading);
  expect(await memory().find(ada, sumOf('page'))).toEqual(reading);
  expect(await memory().find(ada, sumOf('other page'))).toBeNull();
  expect(await memory().find(ben, sumOf('page'))).toBeNull();
  expect(await memory('two').find(ada, sumOf('page'))).toBeNull();
  await memory('two').save(ada, sumOf('page'), { refused: { code: 'NO_TEXT', message: 'Blank.' } });
  expect(await memory('two').find(ada, sumOf('page'))).toEqual({ refused: { code: 'NO_TEXT', message: 'Blank.' } });
  expect(await count()).toBe(1);
});

it('only so many scans of a user are remembered, the ones asked for last, and those of a deleted account not at all', async () => {
  await memory().save(ben, sumOf('page'), reading);
  for (let page = 0; page < 201; page += 1) {
    now = new Date(now.getTime() + 1000);
    if (page === 200) await memory().find(ada, sumOf('0'));
    await memory().save(ada, sumOf(String(page)), reading);
  }
  expect(await count()).toBe(201);
  expect(await memory().find(ada, sumOf('0'))).toEqual(reading);
  expect(await memory().find(ada, sumOf('1'))).toBeNull();
  await database.pool.query('delete from users where id = $1', [ada]);
  expect(await count()).toBe(1);
});

it('a scan that nobody asked for in a month is forgotten', async () => {
  await memory().save(ada, sumOf('old'), reading);
  now = new Date('2026-12-20T12:00:00Z');
  await memory().save(ada, sumOf('new'), reading);
  await forgetOldScans(database.queries, new Date('2026-12-24T12:00:00Z'));
  expect([await memory().find(ada, sumOf('old')), await memory().find(ada, sumOf('new'))]).toEqual([null, reading]);
});
