/** A search through 2 000 emails and 500 files in which five percent of Google's calls go wrong finds what an undisturbed one finds. */
import { BULK_ACCOUNT, bulkWorkspace } from '../../sandbox/bulkWorkspace.ts';
import { createFakeTime } from '../../server/google/testing/fakeTime.ts';
import type { ProcessSearchResponse } from '../../server/http/wire.gen.ts';
import { forgetKnown } from '../../server/jobs/testing/forgetKnown.ts';
import { startSearchWorld } from '../../server/jobs/testing/searchWorld.ts';
import { measured, withTestServer } from './measured.ts';

/** All that a person sees of the contracts, a line each, in an order of their own. */
function shown({ contracts }: ProcessSearchResponse): string[] {
  const lines = contracts.map((found) =>
    JSON.stringify({ ...found, id: null, sightings: found.sightings?.map(({ location }) => location) }),
  );
  return lines.toSorted();
}

export function soakSearchFaults(): Promise<boolean> {
  return withTestServer(async () => {
    const workspace = await bulkWorkspace({ mails: 2000, files: 500 });
    const world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT, time: createFakeTime() });
    const search = () => world.search({ keywords: ['agreement', 'kind regards'], service: 'ALL' });
    const calm = await measured(search);
    await forgetKnown(world);
    world.sandbox.state.faults.random({ rate: 0.05, seed: 1 });
    const rough = await measured(search);
    const undisturbed = new Set(shown(calm.result));
    const others = shown(rough.result).filter((line) => !undisturbed.has(line));
    const same = others.length === 0 && calm.result.contracts.length === rough.result.contracts.length;
    if (!same) {
      const { ended, receipt } = rough.result;
      console.log(`${others.length} other contracts ${others[0] ?? ''}`, ended, receipt?.accounts, receipt?.warnings);
      console.log(receipt?.items.filter(({ outcome }) => outcome === 'skipped').slice(0, 5));
    }
    const struck = world.sandbox.state.faults.struck.length;
    await world.close();
    console.log(
      `${calm.result.contracts.length} contracts of 2000 mails and 500 files in ${calm.seconds} s undisturbed, ` +
        `${rough.seconds} s with ${struck} faults; ${same ? 'the same contracts' : 'OTHER CONTRACTS'}; ${rough.megabytes} MB with the sandbox`,
    );
    return same && calm.result.contracts.length === 750;
  });
}
