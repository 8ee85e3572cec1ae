/** The calls that take a change back. A file of their own, which only a dynamic import asks for: the calls then stay out of the first load. */
import { cycleApi, trashApi } from '../api/cycleApi.ts';
import type { decisionUndone } from './undoEvents.ts';

/** A thunk that writes the decision as it was. */
export function takeBackDecision({ id, today, ...putDecisionRequest }: ReturnType<typeof decisionUndone>['payload']) {
  return cycleApi.endpoints.putDecision.initiate({ id, today, putDecisionRequest });
}

/** A thunk that takes a contract out of the trash. `today` is a `YYYY-MM-DD` day. */
export function takeBackDeletion(id: string, today: string) {
  return trashApi.endpoints.restoreContract.initiate({ id, today });
}
