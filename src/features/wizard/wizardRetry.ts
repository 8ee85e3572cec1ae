/** Retrying a search: its results are set aside, and are back when the retry brings its own, fails, or is given up. They change the draft. */
import type { SearchReceipt } from '../../api/api.ts';
import { isFinished } from '../../domain/search.ts';
import type { Results, WizardState } from './wizardState.ts';
import { forgetSearch, moveTo, say } from './wizardTransitions.ts';

/** How much of a search failed in a way that may pass. An account is one, whether its mail, its drive or both failed. */
export function failedOf(receipt: SearchReceipt | null): { documents: number; accounts: number } {
  const accounts = receipt?.accounts.filter(({ retryable }) => retryable).map(({ account }) => account);
  return {
    documents: receipt?.items.filter(({ retryable }) => retryable).length ?? 0,
    accounts: new Set(accounts).size,
  };
}

/** From the results of a search, or from one that failed as a whole, to step 2, where a new one goes on from it. */
export function startRetry(state: WizardState, clientRequestId: string): void {
  const { search, contracts, corrections, receipt, repeatableStart, step } = state;
  const { documents, accounts } = failedOf(receipt);
  const failed = search?.status === 'FAILED';
  if ((step !== 2 && step !== 3) || !search || state.starting || (!failed && documents + accounts === 0)) return;
  forgetSearch(state);
  moveTo(state, 2);
  state.earlier = receipt && { search, contracts, corrections, receipt };
  state.starting = { clientRequestId: repeatableStart ?? clientRequestId, retryOf: search.id };
}

/** The results that were set aside are shown again. False where there are none. */
export function restoreResults(state: WizardState): boolean {
  const { earlier } = state;
  if (!earlier) return false;
  forgetSearch(state);
  Object.assign(state, earlier satisfies Results);
  moveTo(state, earlier.contracts.length > 0 ? 3 : 2);
  return true;
}

/** The user wants the results of before, not those of the retry. */
export function giveUpRetry(state: WizardState): void {
  abandonSearch(state);
  if (restoreResults(state)) say(state, {});
}

/** Nobody waits for the search any more: the service is to end it. One that has not been answered yet follows when it is. */
export function abandonSearch(state: WizardState): void {
  state.abandoned = runningSearches(state);
}

/** The searches of this page that may still be running: the one it shows, and those given up that the service has not ended yet. */
export function runningSearches({ search, abandoned }: Pick<WizardState, 'search' | 'abandoned'>): string[] {
  return search && !isFinished(search.status) ? [...abandoned, search.id] : [...abandoned];
}
