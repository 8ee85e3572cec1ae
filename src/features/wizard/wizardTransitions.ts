/** The wizard's moves from one step to another, each with what must hold before it. They change the draft they are given. */
import { formatCount } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';
import { addKeyword, criteriaProblem } from '../../domain/searchCriteria.ts';
import { reviewedContracts } from './foundContract.ts';
import { initialState, type WizardState, type WizardStep } from './wizardState.ts';

type Said = { success?: string | null; error?: string | null; hint?: string | null };

/** Sets the messages; what is not given is cleared. */
export function say(state: WizardState, { success = null, error = null, hint = null }: Said): void {
  Object.assign(state, { success, error, hint });
}

/** Goes to a step with a clean slate of messages. */
export function moveTo(state: WizardState, step: WizardStep): void {
  state.step = step;
  state.justConnected = false;
  say(state, {});
}

/** Stops and forgets the search with everything it found. */
export function forgetSearch(state: WizardState): void {
  const { starting, repeatableStart, search, polling, processing, mayProcess, contracts } = initialState;
  const { corrections, receipt, earlier } = initialState;
  Object.assign(state, {
    starting,
    repeatableStart,
    search,
    polling,
    processing,
    mayProcess,
    contracts,
    corrections,
    receipt,
    earlier,
  });
}

/** 0 to 1: only when connected. */
export function leaveConnect(state: WizardState): void {
  if (state.connected) moveTo(state, 1);
  else say(state, { error: messages.notConnected });
}

/** 1 to 2: starts the search, with the keyword that was typed but not added too; needs a keyword and criteria that can be honoured. */
export function startSearch(state: WizardState, clientRequestId: string): void {
  if (state.starting) return;
  const keywords = addKeyword(state.criteria.keywords, state.typedKeyword);
  if (keywords.length > state.criteria.keywords.length) state.repeatableStart = null;
  state.criteria.keywords = keywords;
  state.typedKeyword = '';
  const problem = state.criteria.keywords.length === 0 ? messages.noKeywords : criteriaProblem(state.criteria);
  if (problem) {
    say(state, { error: problem });
    return;
  }
  const { repeatableStart } = state;
  forgetSearch(state);
  moveTo(state, 2);
  state.starting = { clientRequestId: repeatableStart ?? clientRequestId, retryOf: null };
}

/** 3 to 4: what is selected counts as processed; no call is made. */
export function processSelection(state: WizardState): void {
  const selected = state.contracts.filter((contract) => contract.selected);
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
  for (const contract of state.contracts) {
    if (contract.selected) contract.scanned = true;
    // What is not uploaded is not reviewed: a form of it would hold up the others unseen.
    else delete state.corrections[contract.id];
  }
  moveTo(state, 4);
  say(state, { success: messages.scanned });
}

/** Says that an open correction is to be saved or cancelled first; null where none is open. */
export function openCorrection({ contracts, corrections }: WizardState): string | null {
  const open = contracts.find(({ id }) => id in corrections);
  return open ? `Save or cancel the correction of ${open.name} first` : null;
}

/** 4 to the completed state: the upload starts, in one batch. */
export function startUpload(state: WizardState): void {
  if (state.uploading) return;
  const open = openCorrection(state);
  if (open) {
    say(state, { error: open });
    return;
  }
  if (reviewedContracts(state.contracts).length === 0) {
    say(state, { error: messages.nothingToUpload });
    return;
  }
  state.uploading = true;
  say(state, {});
}
