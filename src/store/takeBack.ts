/** The calls that take a change back. A file of their own, which only a dynamic import asks for: the calls then stay out of the first load. */
import { readApiError } from '../api/apiError.ts';
import { staleChanges } from '../api/staleChanges.ts';
import { cycleApi, type HistoryEntry } from '../api/cycleApi.ts';
import { watchingApi } from '../api/watchingApi.ts';
import type {
  changesUndone,
  changeUndone,
  deletionUndone,
  findRestored,
  joinUndone,
  takeOutUndone,
} from './undoEvents.ts';

/** A thunk that takes the last change of a contract back. */
export function takeBackChange({ id, version, today }: ReturnType<typeof changeUndone>['payload']) {
  return cycleApi.endpoints.undoChange.initiate({ id, today, undoChangeRequest: { version } });
}

/** A thunk that takes joined documents out again: they are the contract that they were before. */
export function takeBackJoin(undone: ReturnType<typeof joinUndone>['payload']) {
  const { id, version, documentId, keepApart, today } = undone;
  const splitContractRequest = { version, documentId, keepApart };
  return cycleApi.endpoints.splitContract.initiate({ id, today, splitContractRequest });
}

/** A thunk that puts a document back that was taken out. */
export function takeBackTakeOut({ id, version, contractId, today }: ReturnType<typeof takeOutUndone>['payload']) {
  return cycleApi.endpoints.joinContract.initiate({ id, today, joinContractRequest: { version, contractId } });
}

/** A thunk that takes a change of many contracts back. */
export function takeBackChanges({ changes, today }: ReturnType<typeof changesUndone>['payload']) {
  return cycleApi.endpoints.undoChanges.initiate({ today, undoChangesRequest: { changes } });
}

/** A thunk that takes contracts out of the trash: all of them, or none. */
export function takeBackDeletion({ ids, today }: ReturnType<typeof deletionUndone>['payload']) {
  return cycleApi.endpoints.changeContracts.initiate({ today, changeContractsRequest: { ids, trash: false } });
}

/** A thunk that puts a dismissed find back on the list. */
export function takeBackDismissal({ id }: ReturnType<typeof findRestored>['payload']) {
  return watchingApi.endpoints.restoreFind.initiate({ id });
}

/** What was changed since, so that nothing was taken back; null where it failed for another reason. */
export function changedSince(error: unknown): HistoryEntry[] | null {
  if (readApiError(error).code !== 'STALE_VERSION') return null;
  return staleChanges(error);
}
