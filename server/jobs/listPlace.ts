/** Lists what matches in one mailbox or drive: a page, a checkpoint, the next page, wherever it stood before. */
import { addItems, findListed, hasItems, type ListedItem } from '../db/searchItems.ts';
import { type Place, type PlaceState, setPlace } from '../db/searchPlaces.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import type { DriveScope, WorkspaceClient } from '../google/workspaceClient.ts';
import { mayPassAt, scopeOfListFailure } from './failureRules.ts';
import type { SearchRun } from './searchRun.ts';

type Page = { items: ListedItem[]; nextPageToken: string | null; incompleteSearch: boolean };

/** Lists until the end, or until the place has to wait or is given up; `place` is kept up to date. */
export async function listPlace(run: SearchRun, place: Place): Promise<void> {
  while (!place.listed && place.problem === null && run.ended === null && !isWaiting(run, place)) {
    try {
      await listPage(run, place);
    } catch (error) {
      if (!(error instanceof GoogleFailure)) throw error;
      await takeListFailure(run, place, error);
    }
  }
}

/** Must this place be left alone for now? */
export function isWaiting({ clock }: Pick<SearchRun, 'clock'>, { notBefore }: Place): boolean {
  return notBefore !== null && notBefore.getTime() > clock().getTime();
}

/** Writes a place's new state and remembers it. */
export async function changePlace(run: SearchRun, place: Place, state: PlaceState): Promise<void> {
  await run.held.write({}, async (queries) => {
    await setPlace(queries, place, state);
    return { result: undefined };
  });
  Object.assign(place, state);
}

async function listPage(run: SearchRun, place: Place): Promise<void> {
  const step = place.steps[place.step];
  if (step === undefined) return changePlace(run, place, { listed: true });
  const client = run.workspace.clientFor(place.account);
  const page = await fetchPage(client, place, run.held.signal);
  if (page.incompleteSearch) return searchPiecewise(run, place, client);
  const ids = page.items.map(({ externalId }) => externalId);
  const known = await findListed(run.database.queries, place, ids);
  const fresh = page.items.filter(({ externalId }) => !known.has(externalId));
  const room = Math.max(0, run.limits.maxItems - run.totals.items);
  const items = [...page.items.filter(({ externalId }) => known.has(externalId)), ...fresh.slice(0, room)];
  run.totals.items += Math.min(room, fresh.length);
  if (fresh.length > room) await cutListing(run, place, items);
  else await recordPage(run, place, items, nextState(place, page.nextPageToken));
}

/** What the receipt says of a search with more matches than it may have. */
export function cutSentence(maxItems: number): string {
  return `Only the first ${maxItems} matches were read. Narrow the search to see the rest.`;
}

/** The search has as many matches as it may: what is listed is read, the rest is named in the receipt. */
async function cutListing(run: SearchRun, place: Place, items: readonly ListedItem[]): Promise<void> {
  const sentence = cutSentence(run.limits.maxItems);
  const problem = items.length === 0 && !(await hasItems(run.database.queries, place)) ? { problem: sentence } : {};
  const state = { listed: true, cursor: null, notBefore: null, ...problem };
  await recordPage(run, place, items, state, { addWarning: sentence });
}

async function recordPage(
  run: SearchRun,
  place: Place,
  items: readonly ListedItem[],
  state: PlaceState,
  change: { addWarning?: string } = {},
): Promise<void> {
  await run.held.write({ phase: 'listing', waitingUntil: null, ...change }, async (queries) => {
    const found = await addItems(queries, place, items);
    await setPlace(queries, place, state);
    return { progress: { found }, result: undefined };
  });
  Object.assign(place, state);
}

function nextState(place: Place, nextPageToken: string | null): PlaceState {
  if (nextPageToken !== null) return { cursor: nextPageToken, notBefore: null };
  const step = place.step + 1;
  return { step, cursor: null, listed: step >= place.steps.length, notBefore: null };
}

async function fetchPage(client: WorkspaceClient, place: Place, signal: AbortSignal): Promise<Page> {
  const { q = '', scope = 'allDrives' } = place.steps[place.step] ?? {};
  if (place.source === 'gmail') {
    const { messages, nextPageToken } = await client.listMessages(q, place.cursor, signal);
    return {
      items: messages.map(({ id }) => ({ externalId: id, facts: null })),
      nextPageToken,
      incompleteSearch: false,
    };
  }
  const page = await client.listFiles(q, scope, place.cursor, signal);
  const items = page.files.map((file) => ({ externalId: file.id, facts: file }));
  return { ...page, items, incompleteSearch: page.incompleteSearch && scope === 'allDrives' };
}

/** Google could not search everything at once: the own drive and every shared one, one by one. */
async function searchPiecewise(run: SearchRun, place: Place, client: WorkspaceClient): Promise<void> {
  const drives = await client.listDrives(run.held.signal);
  const scopes: DriveScope[] = ['user', ...drives.map(({ id }) => ({ driveId: id }))];
  const steps = place.steps.flatMap((step) =>
    step.scope === 'allDrives' ? scopes.map((scope) => ({ q: step.q, scope })) : [step],
  );
  await changePlace(run, place, { steps, step: 0, cursor: null });
}

async function takeListFailure(run: SearchRun, place: Place, failure: GoogleFailure): Promise<void> {
  const failures = place.failures + 1;
  const pause = run.limits.listPauseMs * 2 ** place.failures;
  const soon = (at: number) => ({ notBefore: new Date(Math.max(at, run.clock().getTime() + 1)) });
  const scope = scopeOfListFailure(failure);
  run.log.warn({ searchId: place.searchId, source: place.source, reason: failure.reason, scope }, 'listing failed');
  if (scope === 'search') run.ended = { failure };
  else if (scope === 'wait') await changePlace(run, place, soon(failure.retryAt ?? run.clock().getTime() + pause));
  else if (scope === 'place' || failures > run.limits.maxListFailures) {
    await changePlace(run, place, {
      problem: failure.message,
      retryable: mayPassAt(failure),
      listed: true,
      failures,
    });
  } else if (scope === 'restart') await changePlace(run, place, { cursor: null, failures });
  else await changePlace(run, place, { failures, ...soon(run.clock().getTime() + pause) });
}
