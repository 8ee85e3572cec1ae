/** The calls that take a change back. A file of their own, which only a dynamic import asks for: the calls then stay out of the first load. */
import { readApiError } from '../api/apiError.ts';
import { staleChanges } from '../api/staleChanges.ts';
import { cycleApi, type HistoryEntry, trashApi } from '../api/cycleApi.ts';
import type { changesUndone, changeUndone } from './undoEvents.ts';

/** A thunk that takes the last change of a contract back. */
export function takeBackChange({ id, version, today }: ReturnType<typeof changeUndone>['payload']) {
  return cycleApi.endpoints.undoChange.initiate({ id, today, undoChangeRequest: { version } });
}

/** A thunk that takes a change of many contracts back. */
export function takeBackChanges({ changes, today }: ReturnType<typeof changesUndone>['payload']) {
  return cycleApi.endpoints.undoChanges.initiate({ today, undoChangesRequest: { changes } });
}

/** A thunk that takes a contract out of the trash. `today` is a `YYYY-MM-DD` day. */
export function takeBackDeletion(id: string, today: string) {
  return trashApi.endpoints.restoreContract.initiate({ id, today });
}

/** What was changed since, so that nothing was taken back; null where it failed for another reason. */
export function changedSince(error: unknown): HistoryEntry[] | null {
  if (readApiError(error).code !== 'STALE_VERSION') return null;
  return staleChanges(error);
}
