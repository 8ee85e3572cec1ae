/** What becomes of a search: its start, its status, its results. Part of the wizard's slice. Every reducer looks first whether it is still wanted. */
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Search, SearchReceipt } from '../../api/api.ts';
import { limits } from '../../domain/limits.ts';
import { foundContracts, messages, retriedContracts } from '../../domain/messages.ts';
import { toSearchRecord } from '../../domain/search.ts';
import type { Correction, FoundContract } from './foundContract.ts';
import { keepChoices } from './keepChoices.ts';
import { restoreResults } from './wizardRetry.ts';
import type { WizardState } from './wizardState.ts';
import { forgetSearch, moveTo, say } from './wizardTransitions.ts';

/** `answered`: the service refused; otherwise the search may have started all the same. */
type StartFailure = {
  clientRequestId: string;
  answered: boolean;
  timedOut: boolean;
  message: string;
  details: string | null;
};
type ProcessedSearch = {
  id: string;
  contracts: FoundContract[];
  receipt: SearchReceipt | null;
  /** Forms that were open when the page was left; missing where nothing was kept. */
  corrections?: Record<string, Correction>;
};

export const searchReducers = {
  searchStarted: (state: WizardState, { payload }: PayloadAction<{ clientRequestId: string; search: Search }>) => {
    if (state.starting?.clientRequestId !== payload.clientRequestId) {
      // The user has gone elsewhere since: nothing to show, but it is to be ended.
      state.abandoned.push(payload.search.id);
      return;
    }
    state.starting = null;
    state.repeatableStart = null;
    state.search = toSearchRecord(payload.search);
    state.polling = true;
    say(state, { success: state.earlier ? messages.retryStarted : messages.searchStarted });
  },
  searchStartFailed: (state: WizardState, { payload }: PayloadAction<StartFailure>) => {
    if (state.starting?.clientRequestId !== payload.clientRequestId) return;
    if (!restoreResults(state)) state.step = 1;
    state.starting = null;
    state.repeatableStart = payload.answered ? null : payload.clientRequestId;
    if (payload.timedOut) say(state, { error: messages.searchStartTimedOut });
    else say(state, { error: payload.message, hint: payload.details });
  },
  /** A search of an earlier visit, named by the address, is taken up again. */
  searchResumed: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    if (state.search || state.starting || (state.step !== 0 && state.step !== 1)) return;
    state.step = 2;
    state.search = toSearchRecord({ id: payload.id, status: 'PROCESSING' });
    state.polling = true;
    say(state, {});
  },
  searchStatusReceived: (state: WizardState, { payload }: PayloadAction<Search>) => {
    if (!state.polling || !state.search || state.search.id !== payload.id) return;
    state.search.status = payload.status;
    state.search.statusCheckFailCount = 0;
    state.search.message = payload.message ?? null;
    if (payload.progress) state.search.progress = payload.progress;
    state.error = null;
    state.hint = null;
    if (payload.status === 'COMPLETED') {
      state.polling = false;
      state.processing = true;
    } else if (payload.status === 'FAILED') {
      state.polling = false;
      const error = restoreResults(state) ? messages.retryFailed : messages.searchFailed;
      say(state, { error, hint: payload.message ?? null });
    }
  },
  searchStatusFailed: (state: WizardState, { payload }: PayloadAction<{ id: string; timedOut: boolean }>) => {
    if (!state.polling || !state.search || state.search.id !== payload.id) return;
    state.search.statusCheckFailCount += 1;
    if (state.search.statusCheckFailCount < limits.statusFailureLimit) {
      state.error = payload.timedOut ? messages.statusCheckTimedOut : messages.statusCheckFailed;
      return;
    }
    state.polling = false;
    state.mayProcess = true;
    say(state, { error: messages.tooManyStatusFailures });
  },
  /** The service does not know the search: too old, or another user's. */
  searchGone: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    if (!state.polling || state.search?.id !== payload.id) return;
    if (restoreResults(state)) {
      say(state, { error: messages.retryFailed });
      return;
    }
    forgetSearch(state);
    moveTo(state, 1);
    say(state, { error: 'This search is no longer there. Please start a new one.' });
  },
  /** The service has ended an abandoned search, or does not know it. */
  searchEnded: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    state.abandoned = state.abandoned.filter((id) => id !== payload.id);
  },
  processResultsChosen: (state: WizardState) => {
    if (!state.search || state.processing) return;
    state.polling = false;
    state.processing = true;
    say(state, {});
  },
  /** After polling gave up: watch the search again. */
  pollingResumed: (state: WizardState) => {
    if (!state.search || state.polling || state.processing) return;
    state.search.statusCheckFailCount = 0;
    state.polling = true;
    state.mayProcess = false;
    say(state, {});
  },
  searchProcessed: (state: WizardState, { payload }: PayloadAction<ProcessedSearch>) => {
    if (!state.processing || state.search?.id !== payload.id) return;
    state.processing = false;
    state.mayProcess = false;
    state.polling = false;
    state.search.status = 'COMPLETED';
    const { earlier } = state;
    state.contracts = earlier ? keepChoices(payload.contracts, earlier.contracts) : payload.contracts;
    state.receipt = payload.receipt;
    state.corrections = payload.corrections ?? {};
    state.earlier = null;
    if (payload.contracts.length === 0) {
      say(state, { error: messages.noContractsFound });
      return;
    }
    state.step = 3;
    const count = payload.contracts.length;
    const restored = payload.corrections !== undefined;
    say(state, {
      success: earlier ? retriedContracts(count - earlier.contracts.length) : foundContracts(count, restored),
    });
  },
  processingFailed: (
    state: WizardState,
    { payload }: PayloadAction<{ id: string; timedOut: boolean; message: string }>,
  ) => {
    if (!state.processing || state.search?.id !== payload.id) return;
    state.processing = false;
    state.mayProcess = true;
    if (payload.timedOut) say(state, { error: messages.processTimedOut, hint: messages.processTimedOutHint });
    else say(state, { error: payload.message });
  },
};
