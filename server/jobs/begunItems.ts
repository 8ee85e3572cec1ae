/**
 * Which items are worked on next, so that one that ends its worker is found out. Whatever is begun is noted before: what is pending and was
 * begun before was in hand when a worker stopped. Such items come last and each alone; who is alone with it a second time is given up.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { beginItems, type PendingItem, putBackItems } from '../db/searchItems.ts';
import { skippedFinding } from './findings.ts';
import type { ItemReading } from './findings.ts';
import type { SearchRun } from './searchRun.ts';

const GIVEN_UP = {
  reason: 'Reading this ended the service’s work each time, so it was left out.',
  code: 'GIVEN_UP',
  retryable: false,
};

/** How long a database that is away is waited for, and how often it is tried, ms. */
const OUTAGE_MS = 60_000;
const LOOK_AGAIN_MS = 200;

/** Of what is pending, in the order of `loadPendingItems`: everything that was never begun, or one that was. */
export function nextItems(pending: readonly PendingItem[]): PendingItem[] {
  const fresh = pending.filter(({ begun }) => begun === 0);
  return fresh.length > 0 ? fresh : pending.slice(0, 1);
}

/** What the receipt says of an item that ended a worker each time it was begun; null of one that may be begun once more. */
export function givenUp({ limits }: SearchRun, { begun }: PendingItem, name: string): ItemReading | null {
  if (begun < limits.maxBegun) return null;
  return { outcome: 'skipped', findings: [skippedFinding('', name, GIVEN_UP)], bytes: 0 };
}

/**
 * Runs `work` with the items noted as begun. Afterwards those without an outcome are put back, but not those that `work` reports as what it
 * failed at: a fault of ours counts against its item as a stopped worker does.
 */
export async function withBegun(
  run: SearchRun,
  items: readonly PendingItem[],
  work: (failedAt: (item: PendingItem) => void) => Promise<void>,
): Promise<void> {
  const failed = new Set<number>();
  const ids = items.map(({ id }) => id);
  await beginItems(run.database.queries, ids);
  try {
    await work((item) => failed.add(item.id));
  } finally {
    const others = ids.filter((id) => !failed.has(id));
    await putBack(run, others);
  }
}

/** Waits for a database that is away: otherwise an outage would count against all that was in hand, and the third would give it up. */
async function putBack({ database, held }: SearchRun, ids: readonly number[]): Promise<void> {
  const until = performance.now() + OUTAGE_MS;
  for (;;) {
    try {
      return await putBackItems(database.queries, held.claim, ids);
    } catch {
      if (held.signal.aborted || performance.now() > until) return;
    }
    await pause(LOOK_AGAIN_MS, undefined, { signal: held.signal }).catch(() => undefined);
  }
}
