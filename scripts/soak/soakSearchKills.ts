/**
 * A search is started, a worker too, and killed at a random moment; a hundred times unless said otherwise. Then one worker is left alone
 * with all of it, and every search must come to its end whole and once.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { BULK_ACCOUNT, bulkWorkspace } from '../../sandbox/bulkWorkspace.ts';
import { startSearchWorld } from '../../server/jobs/testing/searchWorld.ts';
import { withTestServer } from './measured.ts';
import { randomBelow } from './randomly.ts';
import type { SoakOptions } from './soakPart.ts';

export function soakSearchKills({ rounds: given }: SoakOptions): Promise<boolean> {
  const rounds = given ?? 100;
  return withTestServer(async () => {
    const [mails, contracts] = [40, 20];
    const workspace = await bulkWorkspace({ mails, files: 0, contracts: contracts / mails, pdfs: 0.2 });
    const world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT, jobs: { work: false } });
    const hasty = { leaseMs: 1000, renewMs: 200, sweepMs: 200, itemsPerWrite: 5 };
    const ids: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ids.push(await world.start({ keywords: ['agreement', 'kind regards'] }));
      const worker = world.fork(hasty);
      await pause(500 + randomBelow(3000));
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
      else console.log(`search ${id} is ${status} with ${JSON.stringify(progress)} and ${found} contracts`);
    }
    const { rows } = await world.database.pool.query<{ mean: number; most: number }>(
      'select avg(fence)::float as mean, max(fence) as most from searches',
    );
    await world.close();
    console.log(
      `${right} of ${rounds} searches whole and once; taken up ${rows[0]?.mean} times each, at most ${rows[0]?.most}`,
    );
    return right === rounds;
  });
}
