import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { CONTRACTS, HASTY, MAILS, openKillable, rowOf } from './testing/killableSearch.ts';
import type { SearchWorld } from './testing/searchWorld.ts';

/** A process is started: a busy machine takes its time. */
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
    progress: { found: MAILS, analysed: MAILS, skipped: 0, contracts: CONTRACTS, phase: 'done' },
  });
  const { contracts, receipt } = await world.results(id);
  expect(contracts).toHaveLength(CONTRACTS);
  expect(new Set(contracts.flatMap(({ sightings }) => sightings?.map(({ location }) => location))).size).toBe(
    CONTRACTS,
  );
  expect(receipt).toMatchObject({ accounts: [{ listed: MAILS, read: MAILS, contracts: CONTRACTS }], warnings: [] });
  expect((await rowOf(world, id)).fence).toBeGreaterThan(1);
});
