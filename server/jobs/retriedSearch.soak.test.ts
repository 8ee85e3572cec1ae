import { expect, it, onTestFinished } from 'vitest';
import { BULK_ACCOUNT, bulkWorkspace } from '../../sandbox/bulkWorkspace.ts';
import { createFakeTime } from '../google/testing/fakeTime.ts';
import { forgetKnown } from './testing/forgetKnown.ts';
import { startSearchWorld } from './testing/searchWorld.ts';
import { shown } from './testing/shownResults.ts';

it('over the sandbox workspace, what failed for good the first time is found by a retry once Google works again', async () => {
  const workspace = await bulkWorkspace({ mails: 16, files: 6, pdfs: 0.5 });
  const world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT, time: createFakeTime() });
  onTestFinished(() => world.close());
  const request = { keywords: ['agreement', 'kind regards'], service: 'ALL' as const };
  const undisturbed = await world.search(request);
  await forgetKnown(world);
  const { faults } = world.sandbox.state;
  faults.queue({ kind: 'serverError', status: 503, path: /attachments/, skip: 3, times: Number.POSITIVE_INFINITY });
  faults.queue({
    kind: 'serverError',
    status: 500,
    path: /files\/[^?]+\?.*alt=media/,
    times: Number.POSITIVE_INFINITY,
  });
  const first = await world.search(request);
  expect(first.contracts.length).toBeLessThan(undisturbed.contracts.length);
  expect(first.receipt?.items.some(({ retryable }) => retryable)).toBe(true);
  faults.clear();
  const second = await world.search({ keywords: undefined as never, retryOf: first.ended.id });
  expect(second.ended).toMatchObject({ status: 'COMPLETED', progress: undisturbed.ended.progress });
  expect(shown(second)).toEqual(shown(undisturbed));
});
