import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { fakeMail, fakeWorkspace } from './testing/fakeWorkspace.ts';
import { type JobsWorld, startJobsWorld } from './testing/jobsWorld.ts';

const ANN = 'ann@brightwater.example';

const contracts = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) =>
    fakeMail(`m${from + n}`, `Agreement ${from + n}`, bulkContract(from + n, 1).text),
  );

let world: JobsWorld;
afterEach(() => world?.close());

it('gives up an item that ends the work each time, names it on the receipt, and reads all others', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 12) } });
  const doomed = contracts(0, 12)[3]?.id ?? '';
  workspace.before = ({ method, about }) => {
    if (method === 'getMessage' && about === doomed) throw new TypeError('a defect');
  };
  world = await startJobsWorld(workspace);
  const { row, receipt } = await world.search();
  expect(row).toMatchObject({ status: 'COMPLETED', analysed: 11, skipped: 1, contracts: 11 });
  expect(receipt?.items.filter(({ outcome }) => outcome === 'skipped')).toMatchObject([
    { code: 'GIVEN_UP', retryable: false, reason: expect.stringMatching(/\.$/) },
  ]);
  expect(workspace.calls.filter(({ about }) => about === doomed)).toHaveLength(2);
});

it('gives up an item over which two workers stalled until others took the search from them', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 1) } });
  const [leaseMs, stallMs] = [200, 300];
  workspace.before = async ({ method }) => {
    if (method !== 'getMessage') return;
    const until = performance.now() + stallMs;
    while (performance.now() < until);
    await world.database.pool.query('update searches set fence = fence + 1, claimed_until = null');
  };
  world = await startJobsWorld(workspace, { limits: { leaseMs } });
  const { row, receipt } = await world.search();
  expect(row).toMatchObject({ status: 'COMPLETED', analysed: 0, skipped: 1 });
  expect(receipt?.items).toMatchObject([{ code: 'GIVEN_UP' }]);
  expect(workspace.calls.filter(({ method }) => method === 'getMessage')).toHaveLength(2);
});

it('holds it against no item that the database was away while it was read', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 5) } });
  let isOver = Promise.resolve<unknown>(undefined);
  let outages = 0;
  workspace.before = async ({ method }) => {
    if (method !== 'getMessage' || outages > 0) return;
    outages += 1;
    const { pool } = world.database;
    await pool.query('alter table search_items rename to items_away');
    isOver = pause(500).then(() => pool.query('alter table items_away rename to search_items'));
  };
  world = await startJobsWorld(workspace, { limits: { maxBegun: 1, maxFaults: 1 } });
  const { row } = await world.search();
  await isOver;
  expect(row).toMatchObject({ status: 'COMPLETED', analysed: 5, skipped: 0, contracts: 5 });
});

it('makes way for another user’s search where all places are taken, and goes on afterwards', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 10) } });
  let other: { id: string; user: string } | null = null;
  workspace.before = async ({ method }) => {
    if (method !== 'getMessage') return;
    if (other === null) {
      const user = await world.addUser('leo@brightwater.example');
      other = { id: await world.start({}, undefined, user), user };
    }
    // The first search takes its time until the other is taken up.
    if ((await world.row(other.id, other.user)).fence === 0) await pause(100);
  };
  world = await startJobsWorld(workspace, { limits: { searchesAtOnce: 1, sliceMs: 0, itemsAtOnce: 1 } });
  const whole = { status: 'COMPLETED', analysed: 10, skipped: 0, contracts: 10 };
  const { row } = await world.search();
  expect(row).toMatchObject(whole);
  // Put down and taken up again: it did not keep its place to the end.
  expect(row.fence).toBeGreaterThan(1);
  const { id, user } = other ?? { id: '', user: '' };
  expect(await world.until(id, ({ status }) => status !== 'PROCESSING', user)).toMatchObject(whole);
});

it('works on so many searches of one user at a time that others find a place', async () => {
  const workspace = fakeWorkspace({ [ANN]: { mails: contracts(0, 1) } });
  let [running, most] = [0, 0];
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>();
  workspace.before = async ({ method }) => {
    if (method !== 'accounts') return;
    running += 1;
    most = Math.max(most, running);
    await gate;
    running -= 1;
  };
  world = await startJobsWorld(workspace, { limits: { searchesAtOnceOfUser: 2 } });
  const ids = await Promise.all([world.start(), world.start(), world.start(), world.start()]);
  await expect.poll(() => running).toBe(2);
  goOn();
  for (const id of ids) await world.until(id, ({ status }) => status === 'COMPLETED');
  expect(most).toBe(2);
});
