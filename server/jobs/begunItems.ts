/**
 * Which items are worked on next, so that one that ends its worker is found out. Whatever is begun is noted before: what is pending and was
 * begun before was in hand when a worker stopped. Such items come last and each alone; who is alone with it a second time is given up.
 */
import { beginItems, type PendingItem, putBackItems } from '../db/searchItems.ts';
import { skippedFinding } from './findings.ts';
import type { ItemReading } from './findings.ts';
import type { SearchRun } from './searchRun.ts';

const GIVEN_UP = {
  reason: 'Reading this ended the service’s work each time, so it was left out.',
  code: 'GIVEN_UP',
  retryable: false,
};

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
  { database, held }: SearchRun,
  items: readonly PendingItem[],
  work: (failedAt: (item: PendingItem) => void) => Promise<void>,
): Promise<void> {
  const failed = new Set<number>();
  const ids = items.map(({ id }) => id);
  await beginItems(database.queries, ids);
  try {
    await work((item) => failed.add(item.id));
  } finally {
    const others = ids.filter((id) => !failed.has(id));
    await putBackItems(database.queries, held.claim, others).catch(() => undefined);
  }
}
