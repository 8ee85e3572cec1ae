/** Retrying a search: its results are set aside, and are back when the retry brings its own, fails, or is given up. They change the draft. */
import type { SearchReceipt } from '../../api/api.ts';
import { isFinished } from '../../domain/search.ts';
import type { Results, WizardState } from './wizardState.ts';
import { goTo, goToStart } from './wizardTransitions.ts';

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
  const { phase } = state;
  if (phase.name === 'searching' && phase.at === 'failed') {
    goToStart(state, clientRequestId, { retryOf: phase.search.id, earlier: null });
  } else if (phase.name === 'select' || (phase.name === 'searching' && phase.at === 'over')) {
    const { results } = phase;
    const { documents, accounts } = failedOf(results.receipt);
    if (documents + accounts > 0) goToStart(state, clientRequestId, { retryOf: results.search.id, earlier: results });
  }
}

/** Shows results that were set aside again. */
export function restoreResults(state: WizardState, results: Results): void {
  state.repeatableStart = null;
  goTo(state, results.contracts.length > 0 ? { name: 'select', results } : { name: 'searching', at: 'over', results });
}

/** The user wants the results of before, not those of the retry. */
export function giveUpRetry(state: WizardState): void {
  abandonSearch(state);
  const { phase } = state;
  if ('earlier' in phase && phase.earlier) restoreResults(state, phase.earlier);
}

/** Nobody waits for the search any more: the service is to end it. One that has not been answered yet follows when it is. */
export function abandonSearch(state: WizardState): void {
  state.abandoned = runningSearches(state);
}

/** The searches of this page that may still be running: the one it shows, and those given up that the service has not ended yet. */
export function runningSearches({ phase, abandoned }: Pick<WizardState, 'phase' | 'abandoned'>): string[] {
  return 'search' in phase && !isFinished(phase.search.status) ? [...abandoned, phase.search.id] : [...abandoned];
}
