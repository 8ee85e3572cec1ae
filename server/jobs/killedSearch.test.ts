import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { BULK_ACCOUNT, bulkWorkspace } from '../../sandbox/bulkWorkspace.ts';
import { searches } from '../db/schema/searches.ts';
import type { SampleWorkspace } from '../../sandbox/samples/workspaceTypes.ts';
import { type SearchWorld, startSearchWorld } from './testing/searchWorld.ts';

const MAILS = 28;
const CONTRACTS = 14;
/** A dead worker is missed soon, and much is written in small steps. */
const HASTY = { leaseMs: 1000, renewMs: 200, sweepMs: 200, itemsPerWrite: 5 };

/** Processes are started: a busy machine takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let workspace: SampleWorkspace;
let world: SearchWorld;
beforeAll(async () => {
  workspace = await bulkWorkspace({ mails: MAILS, files: 0, contracts: CONTRACTS / MAILS, pdfs: 0.2 });
});
afterEach(() => world?.close());

/** The process of the test only queues: others work. */
const open = () => startSearchWorld({ workspace, admin: BULK_ACCOUNT, jobs: { work: false } });

const rowOf = async (id: string) => {
  const [row] = await world.database.queries.select().from(searches).where(eq(searches.id, id));
  if (row === undefined) throw new Error('no such search');
  return row;
};

it('goes on after kill -9, again and again, and does nothing twice', async () => {
  world = await open();
  const id = await world.start({ keywords: ['agreement', 'kind regards'] });
  let killed = 0;
  for (let before = 0; killed < 2; killed += 1) {
    // Killed in the middle: something more is written, and something is still to do, since Google falls silent after a while.
    world.sandbox.state.faults.queue({ kind: 'hang', path: '/messages/', skip: MAILS / 4, times: Infinity });
    const worker = world.fork(HASTY);
    while ((await rowOf(id)).analysed <= before) await pause(5);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    world.sandbox.state.faults.clear();
    before = (await rowOf(id)).analysed;
    expect(before).toBeLessThan(MAILS);
  }
  // As many more kills, each with the same in hand.
  await world.database.pool.query("update search_items set begun = 8 where outcome = 'pending'");
  world.fork(HASTY);
  const { status, progress } = await world.finish(id);
  expect({ status, progress }).toEqual({
    status: 'COMPLETED',
    progress: { found: MAILS, analysed: MAILS, skipped: 0, contracts: CONTRACTS, phase: 'done' },
  });
  const { contracts, receipt } = await world.results(id);
  expect(contracts).toHaveLength(CONTRACTS);
  expect(new Set(contracts.flatMap(({ sightings }) => sightings?.map(({ location }) => location))).size).toBe(
    CONTRACTS,
  );
  expect(receipt).toMatchObject({ accounts: [{ listed: MAILS, read: MAILS, contracts: CONTRACTS }], warnings: [] });
  expect((await rowOf(id)).fence).toBeGreaterThan(killed);
});

it('goes on after kill -9 in the middle of taking over what an earlier search read, and takes nothing twice', async () => {
  world = await open();
  const criteria = { keywords: ['agreement', 'kind regards'] };
  const slow = { ...HASTY, knownPerWrite: 2 };
  const first = world.fork(slow);
  await world.finish(await world.start(criteria));
  const documents = async () => (await world.database.pool.query('select id from documents')).rowCount;
  const before = await documents();
  const id = await world.start(criteria);
  while ((await rowOf(id)).analysed === 0) await pause(2);
  first.kill('SIGKILL');
  await once(first, 'exit');
  world.fork(slow);
  expect(await world.finish(id)).toMatchObject({
    status: 'COMPLETED',
    progress: { found: MAILS, analysed: MAILS, skipped: 0, contracts: CONTRACTS },
  });
  const { contracts, receipt } = await world.results(id);
  expect(contracts).toHaveLength(CONTRACTS);
  expect(new Set(contracts.flatMap(({ sightings }) => sightings?.map(({ location }) => location))).size).toBe(
    CONTRACTS,
  );
  expect(receipt?.accounts).toMatchObject([{ listed: MAILS, read: MAILS, contracts: CONTRACTS }]);
  const known = await world.database.pool.query(
    "select id from search_items where search_id = $1 and known and outcome = 'read'",
    [id],
  );
  expect([known.rowCount, await documents()]).toEqual([MAILS, before]);
});

it('runs once where two processes share the database', async () => {
  world = await open();
  const workers = [world.fork({}), world.fork({})];
  const ids = await Promise.all([1, 2, 3].map(() => world.start({ keywords: ['agreement'] })));
  for (const id of ids) {
    expect(await world.finish(id)).toMatchObject({ status: 'COMPLETED', progress: { contracts: CONTRACTS } });
    expect((await rowOf(id)).fence).toBe(1);
  }
  expect(workers.map(({ exitCode }) => exitCode)).toEqual([null, null]);
});
