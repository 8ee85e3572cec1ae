/** One run of a search, from the claim to its end or to where it has to wait. Whatever stops it, the next run goes on from there. */
import { claimSearch, ClaimLost } from '../db/searchClaims.ts';
import { countItems, countPendingItems } from '../db/searchItems.ts';
import type { Place } from '../db/searchPlaces.ts';
import type { Queries } from '../db/database.ts';
import type { WaitingFor } from '../db/schema/searches.ts';
import { setOutcome, type SearchRow } from '../db/searches.ts';
import { dayInZone } from '../../contract/zonedTime.ts';
import { searchWindow } from '../domain/searchWindow.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import { scopeOfListFailure, waitingForOf } from './failureRules.ts';
import { filesWorkspace } from './filesWorkspace.ts';
import { finishSearch } from './finishSearch.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { type HeldSearch, holdSearch } from './heldSearch.ts';
import { listPlace } from './listPlace.ts';
import { openPlaces } from './openPlaces.ts';
import { readPlace } from './readPlace.ts';
import type { QueuedSearch } from './searchQueue.ts';
import type { SearchEquipment, SearchRun } from './searchRun.ts';
import { takeKnown } from './takeKnown.ts';

/** Queues the next run of a search, in the transaction of the checkpoint that asks for it. */
export type QueueRun = (queries: Queries, search: QueuedSearch, notBefore: Date | null) => Promise<void>;

/** Until when a search is put down, and why. */
type Pause = { waitingUntil: Date; waitingFor: WaitingFor | null };

/** Ends a run from outside without ending the search: the process stops. */
export class Stopping extends Error {
  constructor() {
    super('The service is stopping.');
    this.name = 'Stopping';
  }
}

/**
 * Takes the search if nobody has it, and works on it. Throws only what is unforeseen; then the claim is given back, and the
 * queue tries again.
 */
export async function runSearch(
  equipment: SearchEquipment,
  searchId: string,
  queueRun: QueueRun,
  onHeld: (held: HeldSearch) => () => void = () => () => undefined,
): Promise<void> {
  const { database, limits, log } = equipment;
  const row = await claimSearch(database.queries, searchId, limits.leaseMs);
  if (row === null) return;
  const claim = { searchId, userId: row.userId, fence: row.fence };
  const held = holdSearch(database, claim, limits);
  const done = onHeld(held);
  try {
    await work(equipment, row, held, queueRun);
  } catch (error) {
    if (error instanceof ClaimLost || held.signal.aborted)
      log.info({ searchId, reason: reasonOf(held) }, 'search let go');
    else throw error;
  } finally {
    done();
    await held.letGo();
  }
}

async function work(equipment: SearchEquipment, row: SearchRow, held: HeldSearch, queueRun: QueueRun): Promise<void> {
  const { limits, clock } = equipment;
  if (row.stalls > limits.maxStalls)
    return failSearch(
      equipment,
      held,
      'We couldn’t continue this search after a problem on our side. Please start it again.',
    );
  try {
    const run = await openRun(equipment, row, held);
    const places = await openPlaces(run);
    const pause = await workThrough(run, places);
    if (pause === null) await finishSearch(run, places);
    else if (held.makesWay && pause.waitingUntil <= clock()) await makeWay(held, clock(), queueRun);
    else await wait(held, pause, queueRun);
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    const scope = scopeOfListFailure(error);
    const again = scope === 'wait' || (scope === 'again' && row.stalls <= limits.maxListFailures);
    if (!again) return failSearch(equipment, held, error.message, error.details);
    const pause = limits.listPauseMs * 2 ** Math.min(row.stalls, 6);
    const waitingUntil = new Date(error.retryAt ?? clock().getTime() + pause);
    await wait(held, { waitingUntil, waitingFor: waitingForOf(scope), stalls: row.stalls }, queueRun);
  }
}

async function openRun(equipment: SearchEquipment, row: SearchRow, held: HeldSearch): Promise<SearchRun> {
  const { criteria } = row;
  const workspace = criteria.service === 'FILES' ? filesWorkspace : await equipment.openWorkspace(row.userId);
  return {
    ...equipment,
    row,
    criteria,
    held,
    workspace,
    window: searchWindow(criteria),
    ended: null,
    today: dayInZone(equipment.clock(), criteria.timeZone),
    totals: {
      bytes: row.bytesRead,
      slowMs: row.slowMs,
      slowMsWritten: row.slowMs,
      scanMs: 0,
      items: await countItems(equipment.database.queries, row.id),
      startedAt: performance.now(),
    },
  };
}

/** Lists and reads all places. Answers when to go on, where some have to wait; null where all is done. */
async function workThrough(run: SearchRun, places: Place[]): Promise<Pause | null> {
  const { placesAtOnce } = run.limits;
  await forEachConcurrently(places, placesAtOnce, (place) => listPlace(run, place));
  // Before anything is fetched: what is known in one drive need not be fetched from another that shares it.
  await forEachConcurrently(places, placesAtOnce, (place) => takeKnown(run, place));
  await forEachConcurrently(places, placesAtOnce, (place) => readPlace(run, place));
  if (run.ended !== null) return null;
  let pause: Pause | null = null;
  for (const place of places) {
    if (place.problem !== null) continue;
    const undone = !place.listed || (await countPendingItems(run.database.queries, place)) > 0;
    const waitingUntil = place.notBefore ?? run.clock();
    if (undone && (pause === null || waitingUntil < pause.waitingUntil))
      pause = { waitingUntil, waitingFor: place.notBefore === null ? null : place.waitingFor };
  }
  return pause;
}

/** Puts the search down until a time: nobody holds it, and the queue brings it back then. */
async function wait(held: HeldSearch, change: Pause & { stalls?: number }, queueRun: QueueRun): Promise<void> {
  await held.write({ ...change, phase: 'waiting', claimedUntil: null }, async (queries) => {
    await queueRun(queries, held.claim, change.waitingUntil);
    return { result: undefined };
  });
}

/** Puts the search down behind those that wait. */
async function makeWay(held: HeldSearch, now: Date, queueRun: QueueRun): Promise<void> {
  await held.write({ phase: 'queued', claimedUntil: null }, async (queries) => {
    await queueRun(queries, held.claim, now);
    return { result: undefined };
  });
}

async function failSearch({ clock }: SearchEquipment, held: HeldSearch, message: string, details = ''): Promise<void> {
  const { searchId } = held.claim;
  await held.write({ phase: 'done', waitingUntil: null, finishedAt: clock() }, async (queries) => {
    await setOutcome(queries, searchId, {
      status: 'FAILED',
      message: details === '' ? message : `${message} ${details}`,
      warnings: [],
    });
    return { result: undefined };
  });
}

function reasonOf(held: HeldSearch): string {
  const { reason } = held.signal as { reason: unknown };
  return reason instanceof Error ? reason.name : 'ClaimLost';
}
