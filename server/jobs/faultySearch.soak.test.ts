import { afterEach, expect, it, vi } from 'vitest';
import { BULK_ACCOUNT, bulkWorkspace } from '../../sandbox/bulkWorkspace.ts';
import { createFakeTime } from '../google/testing/fakeTime.ts';
import type { ProcessSearchResponse } from '../http/wire.gen.ts';
import { forgetKnown } from './testing/forgetKnown.ts';
import { type SearchWorld, startSearchWorld } from './testing/searchWorld.ts';

/** Whole searches: a busy machine takes its time. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

let world: SearchWorld;
afterEach(() => world?.close());

/** All that a person sees of the contracts, but their ids. */
const shown = ({ contracts }: ProcessSearchResponse) =>
  contracts
    .map((found) => JSON.stringify({ ...found, id: null, sightings: found.sightings?.map(({ location }) => location) }))
    .toSorted();

it('finds exactly the contracts of an undisturbed run where one call in twenty goes wrong', async () => {
  const workspace = await bulkWorkspace({ mails: 40, files: 10, pdfs: 0.2 });
  world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT, time: createFakeTime() });
  const request = { keywords: ['agreement', 'kind regards'], service: 'ALL' as const };
  const undisturbed = await world.search(request);
  expect(undisturbed.ended.progress).toMatchObject({ found: 50, analysed: 50, skipped: 0, contracts: 15 });
  await forgetKnown(world);
  const { faults } = world.sandbox.state;
  faults.random({ rate: 0.05, seed: 5 });
  const disturbed = await world.search(request);
  expect(faults.struck.length).toBeGreaterThan(2);
  expect(disturbed.ended).toMatchObject({ status: 'COMPLETED', progress: undisturbed.ended.progress });
  expect(shown(disturbed)).toEqual(shown(undisturbed));
  expect(disturbed.receipt?.accounts).toEqual(undisturbed.receipt?.accounts);
});
