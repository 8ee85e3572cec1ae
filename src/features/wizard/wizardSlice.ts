/**
 * The search-and-upload wizard as a state machine: five steps and the completed state. Actions are what happened; the
 * reducer looks at the state before it believes one, so a late answer of an abandoned search changes nothing.
 */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { Search, SearchReceipt } from '../../api/api.ts';
import { limits } from '../../domain/limits.ts';
import { foundContracts, messages, uploadedContracts } from '../../domain/messages.ts';
import { toSearchRecord } from '../../domain/search.ts';
import { addKeyword, type SearchCriteria } from '../../domain/searchCriteria.ts';
import { type Correction, type FoundContract, type Reviewed, toCorrection } from './foundContract.ts';
import { initialState, type WizardStep } from './wizardState.ts';
import {
  forgetSearch,
  leaveConnect,
  moveTo,
  openCorrection,
  processSelection,
  say,
  startSearch,
  startUpload,
} from './wizardTransitions.ts';

/** `answered`: the service refused; otherwise the search may have started all the same. */
type StartFailure = {
  clientRequestId: string;
  answered: boolean;
  timedOut: boolean;
  message: string;
  details: string | null;
};
type ProcessedSearch = { id: string; contracts: FoundContract[]; receipt: SearchReceipt | null };

export const wizardSlice = createSlice({
  name: 'wizard',
  initialState,
  reducers: {
    wizardOpened: (state) => {
      state.onScreen = true;
    },
    wizardLeft: (state) => {
      state.onScreen = false;
    },
    /** The Google account is connected now; a user who waits on the first step is moved on. */
    accountConnected: (state, { payload }: PayloadAction<{ message: string | null }>) => {
      if (state.connected) return;
      state.connected = true;
      if (state.step !== 0) return;
      state.step = 1;
      state.justConnected = true;
      say(state, { success: payload.message });
    },
    accountDisconnected: (state) => {
      // Until the wizard moves on, what it says is what the connection said.
      if (state.justConnected) state.success = null;
      state.connected = false;
      state.justConnected = false;
    },
    criteriaChanged: (state, { payload }: PayloadAction<Partial<Omit<SearchCriteria, 'keywords'>>>) => {
      Object.assign(state.criteria, payload);
      state.repeatableStart = null;
    },
    keywordTyped: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.typedKeyword = payload.text;
    },
    keywordAdded: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.criteria.keywords = addKeyword(state.criteria.keywords, payload.text);
      state.typedKeyword = '';
      state.repeatableStart = null;
      if (state.error === messages.noKeywords) say(state, {});
    },
    keywordRemoved: (state, { payload }: PayloadAction<{ text: string }>) => {
      state.criteria.keywords = state.criteria.keywords.filter(({ text }) => text !== payload.text);
      state.repeatableStart = null;
    },
    /** The step button: 'Next', or 'Upload to Database' on the last step. */
    nextChosen: {
      prepare: () => ({ payload: { clientRequestId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ clientRequestId: string }>) => {
        if (state.step === 0) leaveConnect(state);
        else if (state.step === 1) startSearch(state, payload.clientRequestId);
        else if (state.step === 2 && state.contracts.length > 0) moveTo(state, 3);
        else if (state.step === 3) processSelection(state);
        else if (state.step === 4) startUpload(state);
      },
    },
    backChosen: (state) => {
      if (state.uploading) return;
      const open = openCorrection(state);
      if (open) say(state, { error: open });
      else if (state.step === 1 || state.step === 3 || state.step === 4) moveTo(state, (state.step - 1) as WizardStep);
    },
    searchStarted: (state, { payload }: PayloadAction<{ clientRequestId: string; search: Search }>) => {
      if (state.starting?.clientRequestId !== payload.clientRequestId) {
        // The user has gone back to the criteria since: nothing to show, but a later search takes this one's place.
        state.abandoned.push(payload.search.id);
        return;
      }
      const { replaces } = state.starting;
      state.abandoned = state.abandoned.filter((id) => id !== replaces);
      state.starting = null;
      state.repeatableStart = null;
      state.search = toSearchRecord(payload.search);
      state.polling = true;
      say(state, { success: messages.searchStarted });
    },
    searchStartFailed: (state, { payload }: PayloadAction<StartFailure>) => {
      if (state.starting?.clientRequestId !== payload.clientRequestId) return;
      state.starting = null;
      state.repeatableStart = payload.answered ? null : payload.clientRequestId;
      state.step = 1;
      if (payload.timedOut) say(state, { error: messages.searchStartTimedOut });
      else say(state, { error: payload.message, hint: payload.details });
    },
    /** A search of an earlier visit, named by the address, is taken up again. */
    searchResumed: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (state.search || state.starting || (state.step !== 0 && state.step !== 1)) return;
      state.step = 2;
      state.search = toSearchRecord({ id: payload.id, status: 'PROCESSING' });
      state.polling = true;
      say(state, {});
    },
    searchStatusReceived: (state, { payload }: PayloadAction<Search>) => {
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
        say(state, { error: messages.searchFailed, hint: payload.message ?? null });
      }
    },
    searchStatusFailed: (state, { payload }: PayloadAction<{ id: string; timedOut: boolean }>) => {
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
    searchGone: (state, { payload }: PayloadAction<{ id: string }>) => {
      if (!state.polling || state.search?.id !== payload.id) return;
      forgetSearch(state);
      moveTo(state, 1);
      say(state, { error: 'This search is no longer there. Please start a new one.' });
    },
    processResultsChosen: (state) => {
      if (!state.search || state.processing) return;
      state.polling = false;
      state.processing = true;
      say(state, {});
    },
    /** After polling gave up: watch the search again. */
    pollingResumed: (state) => {
      if (!state.search || state.polling || state.processing) return;
      state.search.statusCheckFailCount = 0;
      state.polling = true;
      state.mayProcess = false;
      say(state, {});
    },
    searchProcessed: (state, { payload }: PayloadAction<ProcessedSearch>) => {
      if (!state.processing || state.search?.id !== payload.id) return;
      state.processing = false;
      state.mayProcess = false;
      state.polling = false;
      state.search.status = 'COMPLETED';
      state.contracts = payload.contracts;
      state.receipt = payload.receipt;
      if (payload.contracts.length === 0) {
        say(state, { error: messages.noContractsFound });
        return;
      }
      state.step = 3;
      say(state, { success: foundContracts(payload.contracts.length) });
    },
    processingFailed: (state, { payload }: PayloadAction<{ id: string; timedOut: boolean; message: string }>) => {
      if (!state.processing || state.search?.id !== payload.id) return;
      state.processing = false;
      state.mayProcess = true;
      if (payload.timedOut) say(state, { error: messages.processTimedOut, hint: messages.processTimedOutHint });
      else say(state, { error: payload.message });
    },
    editSearchChosen: (state) => {
      if (state.uploading) return;
      if (state.search) state.abandoned.push(state.search.id);
      forgetSearch(state);
      moveTo(state, 1);
    },
    contractToggled: (state, { payload }: PayloadAction<{ id: string }>) => {
      const contract = state.contracts.find(({ id }) => id === payload.id);
      if (contract) contract.selected = !contract.selected;
      if (state.error === messages.noneSelected) say(state, {});
    },
    allContractsSelected: (state) => {
      for (const contract of state.contracts) contract.selected = true;
      if (state.error === messages.noneSelected) say(state, {});
    },
    allContractsDeselected: (state) => {
      for (const contract of state.contracts) contract.selected = false;
    },
    /** The user corrected what was read. */
    contractEdited: (state, { payload }: PayloadAction<{ id: string; changes: Partial<Reviewed> }>) => {
      const contract = state.contracts.find(({ id }) => id === payload.id);
      if (contract && !state.uploading) Object.assign(contract, payload.changes);
    },
    correctionOpened: (state, { payload }: PayloadAction<{ id: string }>) => {
      const contract = state.contracts.find(({ id }) => id === payload.id);
      if (contract && !state.uploading) state.corrections[payload.id] = toCorrection(contract);
    },
    /** Kept as it is typed, so that a look at another screen does not cost it. */
    correctionTyped: (state, { payload }: PayloadAction<{ id: string; correction: Correction }>) => {
      if (payload.id in state.corrections) state.corrections[payload.id] = payload.correction;
    },
    /** Saved (`contractEdited` comes before) or cancelled. */
    correctionClosed: (state, { payload }: PayloadAction<{ id: string }>) => {
      const refused = state.error !== null && state.error === openCorrection(state);
      delete state.corrections[payload.id];
      if (refused) say(state, {});
    },
    /** The user wanted to turn the page while a form is open on it. */
    correctionLeftOpen: (state) => say(state, { error: openCorrection(state) }),
    contractsUploaded: (state, { payload }: PayloadAction<{ count: number; created: number; updated: number }>) => {
      if (!state.uploading) return;
      state.uploading = false;
      state.uploaded = { created: payload.created, updated: payload.updated };
      state.step = 'completed';
      say(state, { success: uploadedContracts(payload.count) });
    },
    contractsUploadFailed: (state, { payload }: PayloadAction<{ trouble: string | null }>) => {
      if (!state.uploading) return;
      state.uploading = false;
      say(state, { error: messages.uploadFailed, hint: payload.trouble });
    },
    newSearchChosen: (state) => {
      forgetSearch(state);
      state.uploaded = null;
      moveTo(state, 0);
    },
    messagesDismissed: (state) => say(state, {}),
  },
});

export const {
  accountConnected,
  accountDisconnected,
  allContractsDeselected,
  allContractsSelected,
  backChosen,
  contractEdited,
  contractToggled,
  contractsUploadFailed,
  contractsUploaded,
  correctionClosed,
  correctionLeftOpen,
  correctionOpened,
  correctionTyped,
  criteriaChanged,
  editSearchChosen,
  keywordAdded,
  keywordRemoved,
  keywordTyped,
  messagesDismissed,
  newSearchChosen,
  nextChosen,
  pollingResumed,
  processResultsChosen,
  processingFailed,
  searchGone,
  searchProcessed,
  searchResumed,
  searchStartFailed,
  searchStarted,
  searchStatusFailed,
  searchStatusReceived,
  wizardLeft,
  wizardOpened,
} = wizardSlice.actions;
