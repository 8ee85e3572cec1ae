/**
 * The searches that take too long for `npm test`: 2 000 mails and 500 files with five percent of calls going wrong, and every
 * file of the robustness corpus in one mailbox. Prints one line each; ends with status 1 when something is not as it must be.
 */
import { BULK_ACCOUNT, bulkWorkspace } from '../sandbox/bulkWorkspace.ts';
import { ADMIN } from '../sandbox/testing/tinyWorkspace.ts';
import { createFakeTime } from '../server/google/testing/fakeTime.ts';
import type { ProcessSearchResponse } from '../server/http/wire.gen.ts';
import { robustnessMailbox } from '../server/jobs/testing/robustnessMailbox.ts';
import { startSearchWorld } from '../server/jobs/testing/searchWorld.ts';
import { setup } from '../tests/setup/serviceGlobal.ts';

const MEGABYTE = 1024 * 1024;

/** Peak resident memory of this process (service and sandbox together), MB, while `work` runs; and how long it took. */
async function measured<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number; megabytes: number }> {
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  const start = performance.now();
  try {
    const result = await work();
    return { result, seconds: Math.round(performance.now() - start) / 1000, megabytes: Math.round(peak / MEGABYTE) };
  } finally {
    clearInterval(watch);
  }
}

function shown({ contracts }: ProcessSearchResponse): string {
  const lines = contracts.map((found) =>
    JSON.stringify({ ...found, id: null, sightings: found.sightings?.map(({ location }) => location) }),
  );
  return lines.toSorted().join('\n');
}

async function soakFaults(): Promise<boolean> {
  const workspace = await bulkWorkspace({ mails: 2000, files: 500 });
  const world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT, time: createFakeTime() });
  const search = () => world.search({ keywords: ['agreement', 'kind regards'], service: 'ALL' });
  const calm = await measured(search);
  world.sandbox.state.faults.random({ rate: 0.05, seed: 1 });
  const rough = await measured(search);
  const same = shown(calm.result) === shown(rough.result);
  const struck = world.sandbox.state.faults.struck.length;
  await world.close();
  console.log(
    `faults: ${calm.result.contracts.length} contracts of 2000 mails and 500 files in ${calm.seconds} s undisturbed, ` +
      `${rough.seconds} s with ${struck} faults; ${same ? 'the same contracts' : 'OTHER CONTRACTS'}; ${rough.megabytes} MB with the sandbox`,
  );
  return same && calm.result.contracts.length === 750;
}

async function soakRobustness(): Promise<boolean> {
  const mailbox = robustnessMailbox();
  if (mailbox === null) return true;
  const world = await startSearchWorld({ workspace: mailbox.workspace, admin: ADMIN });
  const own = { entityType: 'SPECIFIC_ACCOUNTS' as const, specificAccounts: [ADMIN] };
  const { result, seconds, megabytes } = await measured(() => world.search(own));
  await world.close();
  const named = new Set(result.receipt?.items.map(({ name }) => name));
  const missing = mailbox.names.filter((name) => !named.has(name));
  const outcomes = Object.entries(Object.groupBy(result.receipt?.items ?? [], ({ code, outcome }) => code ?? outcome));
  console.log(
    `robustness: ${mailbox.names.length} files in ${seconds} s, ${megabytes} MB with the sandbox, ${missing.length} without an outcome; ` +
      outcomes.map(([outcome, items]) => `${items?.length} ${outcome}`).join(', '),
  );
  return missing.length === 0 && result.ended.status === 'COMPLETED';
}

const stop = await setup();
const passed = [await soakRobustness(), await soakFaults()];
await stop();
process.exitCode = passed.every(Boolean) ? 0 : 1;
