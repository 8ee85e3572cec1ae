/** Ends a search: what is still open gets its reason, and the whole gets its outcome. */
import { loadCounts, setOutcome } from '../db/searches.ts';
import { deleteReadFiles } from '../db/uploadedFiles.ts';
import { countPendingItems, hasReadItems, skipPendingItems } from '../db/searchItems.ts';
import { type Place, setPlace } from '../db/searchPlaces.ts';
import type { Queries } from '../db/database.ts';
import { mayPassAt } from './failureRules.ts';
import { nameOfListed } from './readPlace.ts';
import type { SearchRun } from './searchRun.ts';

/** The outcome of a search whose places are read to their end, or as far as they let us. */
type SearchOutcome = { status: 'COMPLETED' | 'FAILED'; message: string; warnings: string[] };

const PLACE_NAMES = { gmail: 'Gmail', drive: 'Drive', file: 'Files' };

type Counted = { analysed: number; contracts: number; warnings: string[] };

/** Failed only where nothing at all could be searched. `begun`: the places of which something was read. Pure. */
function outcomeOf(places: readonly Place[], begun: ReadonlySet<Place>, counted: Counted): SearchOutcome {
  const { analysed, contracts, warnings } = counted;
  const broken = places.filter(({ problem }) => problem !== null);
  const notes = broken.map((place) => {
    const extent = begun.has(place) ? 'could not be read to the end' : 'could not be read';
    return `${PLACE_NAMES[place.source]} of ${place.account} ${extent}: ${place.problem}`;
  });
  if (places.length === 0) return { status: 'FAILED', message: 'There is no account to search.', warnings };
  if (broken.length === places.length && analysed === 0) {
    return {
      status: 'FAILED',
      message: broken[0]?.problem ?? 'Nothing could be searched.',
      warnings: [...warnings, ...notes],
    };
  }
  const message =
    contracts === 0
      ? 'No contracts were found.'
      : contracts === 1
        ? 'Found 1 contract.'
        : `Found ${contracts} contracts.`;
  return { status: 'COMPLETED', message, warnings: [...warnings, ...notes] };
}

/** Writes the end of a search. */
export async function finishSearch(run: SearchRun, places: readonly Place[]): Promise<SearchOutcome['status']> {
  const { held, clock, row } = run;
  await held.write({}, async (queries) => {
    const progress = { done: 0, skipped: 0 };
    for (const place of places) {
      const { done, skipped } = await closePlace(queries, run, place);
      progress.done += done;
      progress.skipped += skipped;
    }
    return { progress, result: undefined };
  });
  const cap = run.ended !== null && 'cap' in run.ended ? [run.ended.cap] : [];
  return held.write({ phase: 'done', waitingUntil: null, finishedAt: clock() }, async (queries) => {
    const counted = await loadCounts(queries, row.id);
    const begun = new Set<Place>();
    for (const place of places) if (place.problem !== null && (await hasReadItems(queries, place))) begun.add(place);
    const outcome = outcomeOf(places, begun, { ...counted, warnings: [...counted.warnings, ...cap] });
    await setOutcome(queries, row.id, outcome);
    if (run.criteria.service === 'FILES') await deleteReadFiles(queries, row.id);
    return { result: outcome.status };
  });
}

async function closePlace(queries: Queries, run: SearchRun, place: Place) {
  const cause = run.ended !== null && 'failure' in run.ended ? run.ended.failure : null;
  if (cause !== null && place.problem === null) {
    const undone = !place.listed || (await countPendingItems(queries, place)) > 0;
    if (undone) {
      Object.assign(place, { problem: cause.message, retryable: mayPassAt(cause) });
      await setPlace(queries, place, { problem: place.problem, retryable: place.retryable });
    }
  }
  const cap = run.ended !== null && 'cap' in run.ended ? run.ended.cap : null;
  const reason = place.problem ?? cap ?? 'It was not read.';
  return skipPendingItems(queries, place, {
    reason,
    code: cap === null ? 'PLACE_GIVEN_UP' : 'LIMIT_REACHED',
    retryable: place.problem === null || place.retryable,
    nameOf: nameOfListed,
  });
}
