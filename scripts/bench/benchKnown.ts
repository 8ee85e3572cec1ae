/** The second search over a mailbox of ten thousand emails that has not changed: nothing is fetched, and it ends in seconds. */
import { performance } from 'node:perf_hooks';
import { BULK_ACCOUNT, bulkWorkspace } from '../../sandbox/bulkWorkspace.ts';
import type { Units } from '../../sandbox/quota.ts';
import { startSearchWorld } from '../../server/jobs/testing/searchWorld.ts';
import { withTestServer } from '../soak/measured.ts';
import type { Row } from './rows.ts';

const MAILS = 10_000;
const MOST_MS = 5_000;

export function benchKnown(): Promise<Row[]> {
  return withTestServer(measure);
}

async function measure(): Promise<Row[]> {
  const workspace = await bulkWorkspace({ mails: MAILS, files: 0, pdfs: 0.1 });
  const world = await startSearchWorld({ workspace, admin: BULK_ACCOUNT });
  try {
    const request = { keywords: ['agreement', 'kind regards'], service: 'MAIL' as const };
    const timed = async () => {
      const { units } = world.sandbox.state.quota;
      const before = fetchesIn(units);
      const start = performance.now();
      const ended = await world.finish(await world.start(request));
      return { ended, ms: performance.now() - start, fetched: fetchesIn(units) - before };
    };
    const first = await timed();
    const second = await timed();
    const { progress } = second.ended;
    const isSame = JSON.stringify(progress) === JSON.stringify(first.ended.progress);
    return [
      {
        what: `second search over ${MAILS} unchanged emails, ${progress?.contracts ?? 0} contracts among them`,
        figure: `${seconds(second.ms)}, ${second.fetched} fetches (the first: ${seconds(first.ms)}, ${first.fetched})`,
        goal: `under ${seconds(MOST_MS)}, 0 fetches, the same contracts`,
        met: second.ms < MOST_MS && second.fetched === 0 && isSame,
      },
    ];
  } finally {
    await world.close();
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Messages and attachments fetched so far. */
function fetchesIn({ calls }: Units): number {
  return (calls['gmail.users.messages.get'] ?? 0) + (calls['gmail.users.messages.attachments.get'] ?? 0);
}
