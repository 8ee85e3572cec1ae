import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { CONTRACTS, HASTY, MAILS, openKillable, rowOf } from './testing/killableSearch.ts';
import type { SearchWorld } from './testing/searchWorld.ts';

/** Processes are started: a busy machine takes its time. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

let world: SearchWorld;
afterEach(() => world?.close());

it('goes on after kill -9 and does nothing twice', async () => {
  world = await openKillable();
  const id = await world.start({ keywords: ['agreement', 'kind regards'] });
  // Killed in the middle: something is written, and something is still to do, since Google falls silent after a while.
  world.sandbox.state.faults.queue({ kind: 'hang', path: '/messages/', skip: MAILS / 4, times: Infinity });
  const worker = world.fork(HASTY);
  while ((await rowOf(world, id)).analysed === 0) await pause(5);
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  world.sandbox.state.faults.clear();
  expect((await rowOf(world, id)).analysed).toBeLessThan(MAILS);
  // As eight kills, each with the same in hand.
  await world.database.pool.query("update search_items set begun = 8 where outcome = 'pending'");
  await world.work(HASTY);
  const { status, progress } = await world.finish(id);
  expect({ status, progress }).toEqual({
    status: 'COMPLETED',
    progress: { found: MAILS, analysed: MAILS, skipped: 0, contracts: CONTRACTS, done: MAILS, phase: 'done' },
  });
  const { contracts, receipt } = await world.results(id);
  expect(contracts).toHaveLength(CONTRACTS);
  expect(new Set(contracts.flatMap(({ sightings }) => sightings?.map(({ location }) => location))).size).toBe(
    CONTRACTS,
  );
  expect(receipt).toMatchObject({ accounts: [{ listed: MAILS, read: MAILS, contracts: CONTRACTS }], warnings: [] });
  expect((await rowOf(world, id)).fence).toBeGreaterThan(1);
});

it('goes on after kill -9 in the middle of taking over what an earlier search read, and takes nothing twice', async () => {
  world = await openKillable();
  const criteria = { keywords: ['agreement', 'kind regards'] };
  const slow = { ...HASTY, knownPerWrite: 2 };
  const first = world.fork(slow);
  await world.finish(await world.start(criteria));
  const documents = async () => (await world.database.pool.query('select id from documents')).rowCount;
  const before = await documents();
  const id = await world.start(criteria);
  while ((await rowOf(world, id)).analysed === 0) await pause(2);
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
  world = await openKillable();
  const workers = [world.fork({}), world.fork({})];
  const ids = await Promise.all([1, 2, 3].map(() => world.start({ keywords: ['agreement'] })));
  for (const id of ids) {
    expect(await world.finish(id)).toMatchObject({ status: 'COMPLETED', progress: { contracts: CONTRACTS } });
    expect((await rowOf(world, id)).fence).toBe(1);
  }
  expect(workers.map(({ exitCode }) => exitCode)).toEqual([null, null]);
});
