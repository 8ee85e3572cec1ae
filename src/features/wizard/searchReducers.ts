/** What becomes of a search: its start, its status, its results. Part of the wizard's slice. Every reducer looks first whether it is still wanted. */
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Search, SearchReceipt } from '../../api/api.ts';
import { limits } from '../../domain/limits.ts';
import { foundContracts, onlyPerhaps, messages, retriedContracts } from '../../domain/messages.ts';
import { toSearchRecord } from '../../domain/search.ts';
import type { Correction, FoundContract } from './foundContract.ts';
import { keepChoices, partTaken } from './keepChoices.ts';
import { restoreResults } from './wizardRetry.ts';
import type { Searching, WizardState } from './wizardState.ts';
import { goTo, goToCriteria, processSelection, say } from './wizardTransitions.ts';

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
  /** Absent where the service knows no such thing. */
  perhaps?: FoundContract[];
  receipt: SearchReceipt | null;
  /** Forms that were open when the page was left; missing where nothing was kept. */
  corrections?: Record<string, Correction>;
  /** The page was left in the review: it goes on there. */
  inReview?: boolean;
};

type Point = 'watching' | 'collecting' | 'stuck';

/** The search that is at this point and has this id; null where the wizard is elsewhere by now. */
function searchAt<At extends Point>({ phase }: WizardState, id: string, at: At) {
  return phase.name === 'searching' && phase.at === at && phase.search.id === id
    ? (phase as Extract<Searching, { at: At }>)
    : null;
}

export const searchReducers = {
  searchStarted: (state: WizardState, { payload }: PayloadAction<{ clientRequestId: string; search: Search }>) => {
    const start = startOf(state, payload.clientRequestId);
    if (!start) {
      // The user has gone elsewhere since: nothing to show, but it is to be ended.
      state.abandoned.push(payload.search.id);
      return;
    }
    const { earlier } = start;
    state.repeatableStart = null;
    goTo(state, { name: 'searching', at: 'watching', search: toSearchRecord(payload.search), earlier });
    say(state, { success: earlier ? messages.retryStarted : messages.searchStarted });
  },
  /** The user's own files are being read: a search that was started elsewhere on the screen. */
  filesSearchStarted: (state: WizardState, { payload }: PayloadAction<{ search: Search }>) => {
    if (!['connect', 'criteria', 'done'].includes(state.phase.name)) return;
    state.repeatableStart = null;
    goTo(state, { name: 'searching', at: 'watching', search: toSearchRecord(payload.search), earlier: null });
    say(state, { success: messages.filesStarted });
  },
  searchStartFailed: (state: WizardState, { payload }: PayloadAction<StartFailure>) => {
    const start = startOf(state, payload.clientRequestId);
    if (!start) return;
    if (start.earlier) restoreResults(state, start.earlier);
    else goToCriteria(state);
    state.repeatableStart = payload.answered ? null : payload.clientRequestId;
    if (payload.timedOut) say(state, { error: messages.searchStartTimedOut });
    else say(state, { error: payload.message, hint: payload.details });
  },
  /** A search of an earlier visit, named by the address, is taken up again. */
  searchResumed: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    if (!['connect', 'criteria', 'done'].includes(state.phase.name)) return;
    const search = toSearchRecord({ id: payload.id, status: 'PROCESSING' });
    goTo(state, { name: 'searching', at: 'watching', search, earlier: null });
  },
  searchStatusReceived: (state: WizardState, { payload }: PayloadAction<Search>) => {
    const watched = searchAt(state, payload.id, 'watching');
    if (!watched) return;
    const { search, earlier } = watched;
    search.status = payload.status;
    search.statusCheckFailCount = 0;
    search.message = payload.message ?? null;
    search.ownFiles = payload.sources?.includes('file') ?? search.ownFiles;
    if (payload.progress) search.progress = payload.progress;
    state.error = null;
    state.hint = null;
    if (payload.status === 'COMPLETED') {
      state.phase = { name: 'searching', at: 'collecting', search, earlier };
    } else if (payload.status === 'FAILED') {
      if (earlier) restoreResults(state, earlier);
      else state.phase = { name: 'searching', at: 'failed', search };
      say(state, { error: earlier ? messages.retryFailed : messages.searchFailed, hint: payload.message ?? null });
    }
  },
  searchStatusFailed: (state: WizardState, { payload }: PayloadAction<{ id: string; timedOut: boolean }>) => {
    const watched = searchAt(state, payload.id, 'watching');
    if (!watched) return;
    const { search, earlier } = watched;
    search.statusCheckFailCount += 1;
    if (search.statusCheckFailCount < limits.statusFailureLimit) {
      state.error = payload.timedOut ? messages.statusCheckTimedOut : messages.statusCheckFailed;
      return;
    }
    state.phase = { name: 'searching', at: 'stuck', search, earlier };
    say(state, { error: messages.tooManyStatusFailures });
  },
  /** The service does not know the search: too old, or another user's. */
  searchGone: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    const watched = searchAt(state, payload.id, 'watching');
    if (!watched) return;
    if (watched.earlier) {
      restoreResults(state, watched.earlier);
      say(state, { error: messages.retryFailed });
      return;
    }
    goToCriteria(state);
    say(state, { error: 'This search is no longer there. Please start a new one.' });
  },
  /** The service has ended an abandoned search, or does not know it. */
  searchEnded: (state: WizardState, { payload }: PayloadAction<{ id: string }>) => {
    state.abandoned = state.abandoned.filter((id) => id !== payload.id);
  },
  processResultsChosen: (state: WizardState) => {
    const { phase } = state;
    if (phase.name !== 'searching' || (phase.at !== 'stuck' && phase.at !== 'watching')) return;
    goTo(state, { ...phase, at: 'collecting' });
  },
  /** After polling gave up: watch the search again. */
  pollingResumed: (state: WizardState) => {
    const { phase } = state;
    if (phase.name !== 'searching' || phase.at !== 'stuck') return;
    phase.search.statusCheckFailCount = 0;
    goTo(state, { ...phase, at: 'watching' });
  },
  searchProcessed: (state: WizardState, { payload }: PayloadAction<ProcessedSearch>) => {
    const collected = searchAt(state, payload.id, 'collecting');
    if (!collected) return;
    const { search, earlier } = collected;
    search.status = 'COMPLETED';
    const { taken, perhaps } = partTaken(payload.perhaps ?? [], earlier?.contracts ?? []);
    const found = [...payload.contracts, ...taken];
    const contracts = earlier ? keepChoices(found, earlier.contracts) : found;
    const results = { search, contracts, perhaps, receipt: payload.receipt, corrections: payload.corrections ?? {} };
    if (contracts.length + perhaps.length === 0) {
      goTo(state, { name: 'searching', at: 'over', results });
      say(state, { error: messages.noContractsFound });
      return;
    }
    goTo(state, { name: 'select', results });
    const count = contracts.length;
    const restored = payload.corrections !== undefined;
    if (count === 0) {
      say(state, { success: onlyPerhaps(perhaps.length) });
      return;
    }
    if (payload.inReview) {
      processSelection(state, results);
      if (state.phase.name === 'review') say(state, { success: messages.correctionsRestored });
      return;
    }
    say(state, {
      success: earlier ? retriedContracts(count - earlier.contracts.length) : foundContracts(count, restored),
    });
  },
  processingFailed: (
    state: WizardState,
    { payload }: PayloadAction<{ id: string; timedOut: boolean; message: string; hint: string | null }>,
  ) => {
    const collected = searchAt(state, payload.id, 'collecting');
    if (!collected) return;
    state.phase = { ...collected, at: 'stuck' };
    if (payload.timedOut) say(state, { error: messages.processTimedOut, hint: messages.processTimedOutHint });
    else say(state, { error: payload.message, hint: payload.hint });
  },
};

/** The start that is still waited for. */
function startOf({ phase }: WizardState, clientRequestId: string) {
  const waited = phase.name === 'searching' && phase.at === 'starting' && phase.clientRequestId === clientRequestId;
  return waited ? phase : null;
}
