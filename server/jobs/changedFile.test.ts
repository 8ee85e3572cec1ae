/** A file of a drive that changes after a contract was made of it: a kept search finds what it says now, and says which contract that was. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bulkContract } from '../../sandbox/bulkContract.ts';
import { ADMIN, file, tinyWorkspace } from '../../sandbox/testing/tinyWorkspace.ts';
import { startDueRuns } from '../db/watchRuns.ts';
import type { NewFind } from '../http/wire.gen.ts';
import { startSearchWorld, type SearchWorld } from './testing/searchWorld.ts';

const DAY_MS = 86_400_000;
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let world: SearchWorld;
let daysOn = 0;
const now = () => new Date(Date.now() + daysOn * DAY_MS);

/** Changed on the present day. */
function hosting(more: string) {
  const { text } = bulkContract(0, 1);
  const bytes = Buffer.from(`${text}\nThe agreement and its renewal.\n${more}`);
  return file('hosting', 'Hosting agreement.txt', { mimeType: 'text/plain', bytes, modifiedTime: now().toISOString() });
}

beforeAll(async () => {
  world = await startSearchWorld({
    workspace: tinyWorkspace([], [hosting('')]),
    admin: ADMIN,
    jobs: { clock: now, limits: { watchMs: 1e9, sweepMs: 1000, cleanMs: 1e9 } },
  });
});
afterAll(() => world.close());

const finds = async () => (await world.call('GET', '/api/finds')).body as NewFind[];

it('a file that has changed since a contract was made of it is found with that contract, unless it lies in the trash', async () => {
  const more = { entityType: 'SPECIFIC_ACCOUNTS' as const, specificAccounts: [ADMIN] };
  const id = await world.start({ service: 'ALL', ...more });
  expect((await world.finish(id)).status).toBe('COMPLETED');
  const { contracts } = (await world.call('POST', `/api/gmail/process/${id}`)).body as { contracts: { id: string }[] };
  const uploaded = await world.call('POST', '/api/contracts/batch', {
    contracts: contracts.map((each) => ({ id: each.id, name: 'Hosting' })),
  });
  const [contractId] = (uploaded.body as { ids: string[] }).ids;
  await world.call('PUT' as 'POST', `/api/searches/${id}/watch`, { rhythm: 'daily', hour: 6 });

  daysOn = 1;
  world.sandbox.state.setWorkspace(tinyWorkspace([], [hosting('Amended: the fee is $900 per month.')]));
  await startDueRuns(world.database, now(), (queries, search) => world.jobs.queueSearch(queries, search));
  await expect.poll(async () => (await finds()).length).toBe(1);
  expect((await finds())[0]?.changedFrom).toEqual({ id: contractId, name: 'Hosting' });
  await world.call('DELETE' as 'POST', `/api/contracts/${contractId}`);
  expect((await finds())[0]?.changedFrom).toBeUndefined();
});
