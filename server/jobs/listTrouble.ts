/** What a listing does when Google answers by halves, in circles or not at all: it goes on where it can, and says what is missing. */
import { type Place, setPlace } from '../db/searchPlaces.ts';
import type { PlaceState } from '../db/searchPlaces.ts';
import type { GoogleFailure } from '../google/googleFailure.ts';
import type { DriveScope } from '../google/workspaceClient.ts';
import { mayPassAt, scopeOfListFailure, waitingForOf } from './failureRules.ts';
import type { SearchRun } from './searchRun.ts';

/** Writes a place's new state, with a sentence for the receipt where there is one, and remembers it. */
export async function changePlace(run: SearchRun, place: Place, state: PlaceState, warning?: string): Promise<void> {
  await run.held.write(warning === undefined ? {} : { addWarning: warning }, async (queries) => {
    await setPlace(queries, place, state);
    return { result: undefined };
  });
  Object.assign(place, state);
}

/** The state of a place that is done with its step. */
export function afterStep(place: Place): PlaceState {
  const step = place.step + 1;
  return { step, cursor: null, listed: step >= place.steps.length, notBefore: null };
}

/** Google gave a page token for the second time: the list would never end. */
export function circleSentence({ source, account }: Place): string {
  const name = source === 'gmail' ? 'Gmail' : 'Drive';
  return `${name} of ${account}: Google’s list of matches went round in a circle, so we stopped there. Some may be missing.`;
}

/** Google says that a list is incomplete, and there are no smaller pieces to ask for. */
export function incompleteSentence({ account }: Place): string {
  return `Drive of ${account}: Google says it couldn’t search everything. Some matches may be missing.`;
}

/** All drives at once was too much for Google: the own drive and every shared one, one by one. */
export async function searchPiecewise(run: SearchRun, place: Place): Promise<void> {
  const { drives, complete } = await run.workspace.clientFor(place.account).listDrives(run.held.signal);
  const scopes: DriveScope[] = ['user', ...drives.map(({ id }) => ({ driveId: id }))];
  const steps = place.steps.flatMap((step) =>
    step.scope === 'allDrives' ? scopes.map((scope) => ({ q: step.q, scope })) : [step],
  );
  await changePlace(run, place, { steps, step: 0, cursor: null }, complete ? undefined : incompleteSentence(place));
}

/** A listing failed: the place goes on elsewhere, later or not at all, or the whole search ends. */
export async function takeListFailure(run: SearchRun, place: Place, failure: GoogleFailure): Promise<void> {
  const failures = place.failures + 1;
  const pause = run.limits.listPauseMs * 2 ** place.failures;
  const scope = scopeOfListFailure(failure);
  const soon = (at: number) => ({
    notBefore: new Date(Math.max(at, run.clock().getTime() + 1)),
    waitingFor: waitingForOf(scope),
  });
  const where = place.steps[place.step]?.scope ?? 'allDrives';
  const isPiece = place.source === 'drive' && (where === 'domain' || typeof where === 'object');
  const isLast = scope === 'place' || failures > run.limits.maxListFailures;
  run.log.warn({ searchId: place.searchId, source: place.source, reason: failure.reason, scope }, 'listing failed');
  if (scope === 'search') run.ended = { failure };
  else if (scope === 'wait') await changePlace(run, place, soon(failure.retryAt ?? run.clock().getTime() + pause));
  else if (isPiece && isLast) await leavePiece(run, place, failure);
  else if (isLast) await changePlace(run, place, givenUp(failure, failures));
  else if (scope === 'restart') await changePlace(run, place, { cursor: null, failures });
  else if (place.source === 'drive' && where === 'allDrives') await breakUp(run, place, failures, soon, pause);
  else await changePlace(run, place, { failures, ...soon(run.clock().getTime() + pause) });
}

function givenUp(failure: GoogleFailure, failures: number): PlaceState {
  return { problem: failure.message, retryable: mayPassAt(failure), listed: true, failures };
}

/** One shared drive, or what the whole domain may find, cannot be listed: the others are. */
async function leavePiece(run: SearchRun, place: Place, failure: GoogleFailure): Promise<void> {
  const what =
    place.steps[place.step]?.scope === 'domain' ? 'files shared with the whole domain' : 'one of the shared drives';
  const sentence = `Drive of ${place.account}: ${what} could not be searched. ${failure.message}`;
  await changePlace(run, place, { ...afterStep(place), failures: 0 }, sentence);
}

/** The question about all drives failed at Google's end after every repetition: smaller ones may do. */
async function breakUp(
  run: SearchRun,
  place: Place,
  failures: number,
  soon: (at: number) => PlaceState,
  pause: number,
): Promise<void> {
  await changePlace(run, place, { failures });
  if (failures < run.limits.maxFailuresWhole) await changePlace(run, place, soon(run.clock().getTime() + pause));
  else await searchPiecewise(run, place);
}
