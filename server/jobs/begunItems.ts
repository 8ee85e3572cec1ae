/**
 * Which items are worked on next, so that one that ends its worker is found out. Whatever is begun is noted before: what is pending and was
 * begun before was in hand when a worker stopped. Such items come last and each alone. An item over which a worker failed or stalled is given up
 * the second time. That a worker stopped is no fault of the item, as most are killed or restarted by somebody: only an item that many
 * workers in a row have not survived is left out, and may be tried again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { beginItems, blameItems, putBackItems } from '../db/itemsInHand.ts';
import type { PendingItem } from '../db/searchItems.ts';
import { skippedFinding } from './findings.ts';
import type { ItemReading } from './findings.ts';
import type { SearchRun } from './searchRun.ts';

const GIVEN_UP = {
  reason: 'We tried to read this several times and had to stop each time, so we left it out.',
  code: 'GIVEN_UP',
  retryable: false,
};

const NEVER_FINISHED = {
  reason: 'Perennial was stopped each time while reading this, so we left it out.',
  code: 'NEVER_FINISHED',
  retryable: true,
};

/** How long a database that is away is waited for, and how often it is tried, ms. */
const OUTAGE_MS = 60_000;
const LOOK_AGAIN_MS = 200;

/** Of what is pending, in the order of `loadPendingItems`: everything that was in no stopped worker's hand, or one that was. */
export function nextItems(pending: readonly PendingItem[]): PendingItem[] {
  const fresh = pending.filter(({ begun, faults }) => begun === 0 && faults === 0);
  return fresh.length > 0 ? fresh : pending.slice(0, 1);
}

/** What the receipt says of an item that is not begun once more; null of one that may be. */
export function givenUp({ limits }: SearchRun, { begun, faults }: PendingItem, name: string): ItemReading | null {
  const why = faults >= limits.maxFaults ? GIVEN_UP : begun >= limits.maxBegun ? NEVER_FINISHED : null;
  return why && { outcome: 'skipped', findings: [skippedFinding('', name, why)], bytes: 0 };
}

/**
 * Runs `work` with the items noted as begun. Afterwards those without an outcome are put back; what `work` reports as failed at has that
 * counted against it, and so has an item that was alone in hand while this process did not get round to anything else for too long.
 */
export async function withBegun(
  run: SearchRun,
  items: readonly PendingItem[],
  work: (failedAt: (item: PendingItem) => void) => Promise<void>,
): Promise<void> {
  const failed = new Set<number>();
  const ids = items.map(({ id }) => id);
  await beginItems(run.database.queries, ids);
  const stallsBefore = run.held.stalls();
  try {
    await work((item) => failed.add(item.id));
  } finally {
    const [alone] = ids;
    if (ids.length === 1 && alone !== undefined && run.held.stalls() > stallsBefore) failed.add(alone);
    await waitOutOutage(run, async () => {
      await blameItems(run.database.queries, [...failed]);
      failed.clear();
      await putBackItems(run.database.queries, run.held.claim, ids);
    });
  }
}

/** Waits for a database that is away: otherwise an outage would count against all that was in hand. */
async function waitOutOutage({ held }: SearchRun, work: () => Promise<void>): Promise<void> {
  const until = performance.now() + OUTAGE_MS;
  for (;;) {
    try {
      return await work();
    } catch {
      if (held.signal.aborted || performance.now() > until) return;
    }
    await pause(LOOK_AGAIN_MS, undefined, { signal: held.signal }).catch(() => undefined);
  }
}
