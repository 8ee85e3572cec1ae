/** The same promise as contract/nothingIsLost.test.ts, kept by the whole service on its database: what a person entered is never lost or replaced. */
import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadRecord } from '../../db/contractRecords.ts';
import { readArchive } from '../../db/archive/readArchive.ts';
import { writeArchive } from '../../db/archive/writeArchive.ts';
import { openNewDatabase } from '../../db/testDatabase.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from '../testApp.ts';
import { addFoundContracts } from '../testFoundContracts.ts';
import type { ContractDetails } from '../wire.gen.ts';

const FIELDS = ['amount', 'to', 'currency'] as const;
type Field = (typeof FIELDS)[number];
type Key = 'first' | 'second';
type Said = Map<Field | 'notes', { value: unknown; source?: string }>;

const key = fc.constantFrom<Key>('first', 'second');
const read = fc.record({
  amount: fc.integer({ min: 1, max: 5 }),
  renewalDate: fc.constantFrom('2027-01-31', '2027-06-30', '2028-12-31'),
  currency: fc.constantFrom('USD', 'EUR'),
});
const entry = fc.oneof(
  fc.tuple(fc.constant<Field>('amount'), fc.option(fc.integer({ min: 6, max: 9 }))),
  fc.tuple(fc.constant<Field>('to'), fc.option(fc.constantFrom('2027-03-31', '2029-03-31'))),
  fc.tuple(fc.constant<Field>('currency'), fc.constantFrom('GBP', 'CHF')),
);
/** `tab`: which of two open tabs it happens in; each knows the version it saw last. */
const tab = fc.constantFrom(0, 1);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('search' as const), key, read }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('enter' as const), key, tab, entry }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('confirm' as const), key, tab, field: fc.constantFrom(...FIELDS) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('note' as const),
      key,
      tab,
      text: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => !text.includes('\0')),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), key, tab }) },
  fc.constant({ do: 'join' as const }),
  fc.constant({ do: 'split' as const }),
  fc.record({ do: fc.constant('delete' as const), key }),
  fc.record({ do: fc.constant('restore' as const), key }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let service: TestApp;
/** What every run ended with, for the backup. */
const kept: { userId: string; id: string; said: Said }[] = [];
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

/** Two contracts of a user of their own, and what the user has said of each. */
async function startWorld() {
  const user = await service.signIn();
  const ids = { first: '', second: '' };
  const said: Record<Key, Said> = { first: new Map(), second: new Map() };
  const seen: Record<Key, number[]> = { first: [], second: [] };
  const world: World = { user, ids, said, seen, before: { first: null, second: null }, joined: false };
  for (const each of ['first', 'second'] as const) {
    await search(world, each, { amount: 1, renewalDate: '2027-01-31', currency: 'USD' });
    seen[each] = [await versionOf(user, ids[each]), await versionOf(user, ids[each])];
  }
  return world;
}
type World = {
  user: TestUser;
  ids: Record<Key, string>;
  said: Record<Key, Said>;
  seen: Record<Key, number[]>;
  /** What had been said before the last change of each, and the version that the change made. */
  before: Record<Key, { version: number; said: Said } | null>;
  joined: boolean;
};

const details = async (user: TestUser, id: string) =>
  (await user.call('GET', `/api/contracts/${id}`)).json<ContractDetails>();
const versionOf = async (user: TestUser, id: string) => (await details(user, id)).version;

/** A search finds the same document again, reads it in its own way, and everything is uploaded as it was found. */
async function search({ user, ids }: World, each: Key, found: object): Promise<void> {
  const input = {
    name: `The ${each} agreement`,
    bytes: Buffer.from(`%PDF-1.7 ${user.id} ${each}`),
    text: `${user.id} ${each}`,
    ...found,
  };
  const made = await addFoundContracts(service.database, user.id, [input]);
  const answer = await user.call('POST', '/api/contracts/batch', {
    contracts: [{ id: made.ids[0], name: input.name }],
  });
  expect(answer.statusCode).toBe(200);
  if (ids[each] === '') [ids[each]] = answer.json().ids;
}

/** A change from a tab: refused where the other tab was there before, and then the tab sees the newest version. */
async function change(world: World, each: Key, { tab: which, body }: { tab: number; body: object }): Promise<boolean> {
  const { user, ids, seen, said, before } = world;
  const version = seen[each][which];
  const answer = await user.call('PATCH', `/api/contracts/${ids[each]}`, { version, ...body });
  expect([200, 404, 409]).toContain(answer.statusCode);
  if (answer.statusCode !== 404) seen[each][which] = await versionOf(user, ids[each]);
  const after = answer.json<{ version?: number }>().version;
  if (after !== undefined && after !== version) before[each] = { version: after, said: new Map(said[each]) };
  return answer.statusCode === 200;
}

/** The tab takes back what it saw last: its own change of what was said, or nothing. */
async function undo({ user, ids, seen, said, before }: World, each: Key, which: number): Promise<void> {
  const version = seen[each][which];
  const answer = await user.call('POST', `/api/contracts/${ids[each]}/undo`, { version });
  expect([200, 404, 409, 422]).toContain(answer.statusCode);
  if (answer.statusCode !== 404) seen[each][which] = await versionOf(user, ids[each]);
  if (answer.statusCode !== 200) return;
  expect(before[each]?.version).toBe(version);
  const undone = said[each];
  said[each] = before[each]?.said ?? undone;
  before[each] = { version: answer.json<ContractDetails>().version, said: undone };
}

async function take(world: World, one: Step): Promise<void> {
  const { user, ids, said } = world;
  switch (one.do) {
    case 'search':
      return search(world, one.key, one.read);
    case 'enter': {
      const [field, value] = one.entry;
      const done = await change(world, one.key, { tab: one.tab, body: { values: { [field]: value } } });
      if (done) said[one.key].set(field, { value, source: 'entered' });
      return;
    }
    case 'confirm': {
      const done = await change(world, one.key, { tab: one.tab, body: { confirm: [one.field] } });
      if (!done || said[one.key].has(one.field)) return;
      const { value } = (await details(user, ids[one.key])).values[one.field];
      said[one.key].set(one.field, { value, source: 'confirmed' });
      return;
    }
    case 'note':
      if (await change(world, one.key, { tab: one.tab, body: { notes: one.text } }))
        said[one.key].set('notes', { value: one.text });
      return;
    case 'undo':
      return undo(world, one.key, one.tab);
    case 'join': {
      const version = await versionOf(user, ids.first);
      const answer = await user.call('POST', `/api/contracts/${ids.first}/join`, { version, contractId: ids.second });
      world.joined ||= answer.statusCode === 200;
      return;
    }
    case 'split': {
      const { version, documents } = await details(user, ids.first);
      const documentId = documents.find(({ joined }) => joined)?.id;
      if (documentId === undefined) return;
      const answer = await user.call('POST', `/api/contracts/${ids.first}/split`, { version, documentId });
      if (answer.statusCode === 200) world.joined = false;
      return;
    }
    case 'delete':
      return void (await user.call('DELETE', `/api/contracts/${ids[one.key]}`));
    case 'restore':
      return void (await user.call('POST', `/api/contracts/${ids[one.key]}/restore`));
  }
}

async function holds({ user, ids, said, joined }: World): Promise<void> {
  for (const each of ['first', 'second'] as const) {
    if (each === 'second' && joined) continue;
    const { values, notes } = await details(user, ids[each]);
    const now = [...said[each].keys()].map((field) => {
      if (field === 'notes') return [field, { value: notes }];
      return [field, { value: values[field].value, source: values[field].source }];
    });
    expect(now).toEqual([...said[each]]);
  }
}

it('keeps what a person entered and did not undo through searches, uploads, two tabs, joins, the trash and restores, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const world = await startWorld();
      for (const one of steps) {
        await take(world, one);
        await holds(world);
      }
      const { user, ids, said } = world;
      for (const each of ['first', 'second'] as const) {
        if (each === 'first' || !world.joined) kept.push({ userId: user.id, id: ids[each], said: said[each] });
      }
    }),
    { numRuns: 4 },
  );
}, 60_000);

it('has all of it in a restored backup', async () => {
  const world = await startWorld();
  await take(world, { do: 'enter', key: 'first', tab: 0, entry: ['amount', 7] });
  kept.push({ userId: world.user.id, id: world.ids.first, said: world.said.first });
  const archive = new PassThrough();
  const restored = await openNewDatabase('template0');
  await Promise.all([writeArchive(service.database.pool, archive, TEST_NOW), readArchive(restored.pool, archive)]);
  expect(kept.some(({ said }) => said.size > 0)).toBe(true);
  for (const { userId, id, said } of kept) {
    const record = await loadRecord(restored.queries, userId, id);
    const there = [...said.keys()].map((field) =>
      field === 'notes' ? [field, { value: record?.notes }] : [field, record?.person[field]],
    );
    expect(there).toEqual([...said]);
  }
  await restored.close();
});
