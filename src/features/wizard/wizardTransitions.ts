/** The wizard's moves from one step to another, each with what must hold before it. They change the draft they are given. */
import { formatCount } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';
import { addKeyword, criteriaProblem } from '../../domain/searchCriteria.ts';
import { reviewedContracts } from './foundContract.ts';
import { type Phase, type Results, resultsOf, type WizardState } from './wizardState.ts';

type Said = { success?: string | null; error?: string | null; hint?: string | null };

/** Sets the messages; what is not given is cleared. */
export function say(state: WizardState, { success = null, error = null, hint = null }: Said): void {
  Object.assign(state, { success, error, hint });
}

/** Goes to a phase with a clean slate of messages. */
export function goTo(state: WizardState, phase: Phase): void {
  state.phase = phase;
  say(state, {});
}

/** To the criteria, with the search and everything it found forgotten. */
export function goToCriteria(state: WizardState): void {
  state.repeatableStart = null;
  goTo(state, { name: 'criteria', justConnected: false });
}

/** 0 to 1: only when connected. */
export function leaveConnect(state: WizardState, connected: boolean): void {
  if (connected) goTo(state, { name: 'criteria', justConnected: false });
  else say(state, { error: messages.notConnected });
}

/** 1 to 2: starts the search, with the keyword that was typed but not added too; needs a keyword and criteria that can be honoured. */
export function startSearch(state: WizardState, clientRequestId: string): void {
  const keywords = addKeyword(state.criteria.keywords, state.typedKeyword);
  if (keywords.length > state.criteria.keywords.length) state.repeatableStart = null;
  state.criteria.keywords = keywords;
  state.typedKeyword = '';
  const problem = state.criteria.keywords.length === 0 ? messages.noKeywords : criteriaProblem(state.criteria);
  if (problem) say(state, { error: problem });
  else goToStart(state, clientRequestId, { retryOf: null, earlier: null });
}

/** To step 2, where a search is started: the one that may have come through already, or a new one. */
export function goToStart(
  state: WizardState,
  clientRequestId: string,
  from: { retryOf: string | null; earlier: Results | null },
): void {
  const id = state.repeatableStart ?? clientRequestId;
  state.repeatableStart = null;
  goTo(state, { name: 'searching', at: 'starting', clientRequestId: id, ...from });
}

/** 3 to 4: what is selected counts as processed; no call is made. */
export function processSelection(state: WizardState, results: Results): void {
  const selected = results.contracts.filter((contract) => contract.selected);
  if (selected.length === 0) {
    say(state, { error: messages.noneSelected });
    return;
  }
  if (selected.length > limits.uploadBatchSize) {
    say(state, {
      error: `Please select at most ${formatCount(limits.uploadBatchSize)} contracts at a time.`,
    });
    return;
  }
  for (const contract of results.contracts) {
    if (contract.selected) contract.scanned = true;
    // What is not uploaded is not reviewed: a form of it would hold up the others unseen.
    else delete results.corrections[contract.id];
  }
  goTo(state, { name: 'review', results, uploading: false });
  say(state, { success: messages.scanned });
}

/** Says that an open correction is to be saved or cancelled first; null where none is open. */
export function openCorrection(state: WizardState): string | null {
  const results = resultsOf(state);
  const open = results?.contracts.find(({ id }) => id in results.corrections);
  return open ? `Save or cancel the correction of ${open.name} first` : null;
}

/** 4 to the completed state: the upload starts, in one batch. */
export function startUpload(state: WizardState, phase: Extract<Phase, { name: 'review' }>): void {
  if (phase.uploading) return;
  const open = openCorrection(state);
  if (open) {
    say(state, { error: open });
    return;
  }
  if (reviewedContracts(phase.results.contracts).length === 0) {
    say(state, { error: messages.nothingToUpload });
    return;
  }
  phase.uploading = true;
  say(state, {});
}
