/** A search that only processes of their own work on, to be killed by tests: a small mailbox, and workers that are missed soon. */
import { eq } from 'drizzle-orm';
import { BULK_ACCOUNT, bulkWorkspace } from '../../../sandbox/bulkWorkspace.ts';
import { searches } from '../../db/schema/searches.ts';
import { type SearchWorld, startSearchWorld } from './searchWorld.ts';

export const MAILS = 20;
export const CONTRACTS = 10;
/** A dead worker is missed soon, and much is written in small steps. */
export const HASTY = { leaseMs: 1000, renewMs: 200, sweepMs: 200, itemsPerWrite: 5 };

/** The process of the test only queues: others work. */
export async function openKillable() {
  const workspace = await bulkWorkspace({ mails: MAILS, files: 0, contracts: CONTRACTS / MAILS, pdfs: 0.2 });
  return startSearchWorld({ workspace, admin: BULK_ACCOUNT, jobs: { work: false } });
}

/** The search as the database has it now. */
export async function rowOf(world: SearchWorld, id: string) {
  const [row] = await world.database.queries.select().from(searches).where(eq(searches.id, id));
  if (row === undefined) throw new Error('no such search');
  return row;
}
