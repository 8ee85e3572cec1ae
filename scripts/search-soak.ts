/**
 * The searches that take too long for `npm test`: 2 000 mails and 500 files with five percent of calls going wrong, every file of
 * the robustness corpus in one mailbox, and a hundred workers killed while they search. `npm run soak -- faults robustness kills`
 * runs those named, all of them without a name. Prints one line each; ends with status 1 when something is not as it must be.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
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

/** All that a person sees of the contracts, a line each, in an order of their own. */
function shown({ contracts }: ProcessSearchResponse): string[] {
  const lines = contracts.map((found) =>
    JSON.stringify({ ...found, id: null, sightings: found.sightings?.map(({ location }) => location) }),
  );
  return lines.toSorted();
}

async function soakFaults(): Promise<boolean> {
  const workspace = await bulkWorkspace({ mails: 2000, files: 500 });
  const world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT, time: createFakeTime() });
  const search = () => world.search({ keywords: ['agreement', 'kind regards'], service: 'ALL' });
  const calm = await measured(search);
  world.sandbox.state.faults.random({ rate: 0.05, seed: 1 });
  const rough = await measured(search);
  const undisturbed = new Set(shown(calm.result));
  const others = shown(rough.result).filter((line) => !undisturbed.has(line));
  const same = others.length === 0 && calm.result.contracts.length === rough.result.contracts.length;
  if (!same) {
    const { ended, receipt } = rough.result;
    console.log(
      `faults: ${others.length} other contracts ${others[0] ?? ''}`,
      ended,
      receipt?.accounts,
      receipt?.warnings,
    );
    console.log(receipt?.items.filter(({ outcome }) => outcome === 'skipped').slice(0, 5));
  }
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

/** A search is started, a worker too, and killed at a random moment; a hundred times. Then one worker is left alone with all of it. */
async function soakKills(rounds = 100): Promise<boolean> {
  const [mails, contracts] = [40, 20];
  const workspace = await bulkWorkspace({ mails, files: 0, contracts: contracts / mails, pdfs: 0.2 });
  const world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT, jobs: { work: false } });
  const hasty = { leaseMs: 1000, renewMs: 200, sweepMs: 200, itemsPerWrite: 5 };
  const ids: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ids.push(await world.start({ keywords: ['agreement', 'kind regards'] }));
    const worker = world.fork(hasty);
    await pause(500 + Math.random() * 3000);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  world.fork(hasty);
  let right = 0;
  for (const id of ids) {
    const { status, progress } = await world.finish(id);
    const found = (await world.results(id)).contracts.length;
    const whole = progress?.found === mails && progress.analysed === mails && progress.contracts === contracts;
    if (status === 'COMPLETED' && whole && found === contracts) right += 1;
    else console.log(`kills: search ${id} is ${status} with ${JSON.stringify(progress)} and ${found} contracts`);
  }
  const { rows } = await world.database.pool.query<{ mean: number; most: number }>(
    'select avg(fence)::float as mean, max(fence) as most from searches',
  );
  await world.close();
  console.log(
    `kills: ${right} of ${rounds} searches whole and once; taken up ${rows[0]?.mean} times each, at most ${rows[0]?.most}`,
  );
  return right === rounds;
}

const SOAKS = { robustness: soakRobustness, faults: soakFaults, kills: () => soakKills() };

const wanted = process.argv.slice(2);
const stop = await setup();
const passed: boolean[] = [];
for (const [name, soak] of Object.entries(SOAKS)) {
  if (wanted.length === 0 || wanted.includes(name)) passed.push(await soak());
}
await stop();
process.exitCode = passed.every(Boolean) ? 0 : 1;
