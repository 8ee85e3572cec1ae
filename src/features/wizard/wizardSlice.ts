/**
 * The search-and-upload wizard as a state machine: five steps and the completed state. Actions are what happened; the
 * reducer looks at the state before it believes one, so a late answer of an abandoned search changes nothing.
 */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { messages, uploadedContracts } from '../../domain/messages.ts';
import { addKeyword, type SearchCriteria } from '../../domain/searchCriteria.ts';
import { contractReducers } from './contractReducers.ts';
import { searchReducers } from './searchReducers.ts';
import { abandonSearch, giveUpRetry, startRetry } from './wizardRetry.ts';
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
    /** As they were before the page was loaded anew. */
    criteriaRestored: (state, { payload }: PayloadAction<{ criteria: SearchCriteria; typedKeyword: string }>) => {
      state.criteria = payload.criteria;
      state.typedKeyword = payload.typedKeyword;
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
    ...searchReducers,
    /** Read again what failed, and keep the rest. */
    retryChosen: {
      prepare: () => ({ payload: { clientRequestId: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<{ clientRequestId: string }>) =>
        startRetry(state, payload.clientRequestId),
    },
    /** Back to the results that are being retried. */
    retryGivenUp: (state) => giveUpRetry(state),
    editSearchChosen: (state) => {
      if (state.uploading) return;
      abandonSearch(state);
      forgetSearch(state);
      moveTo(state, 1);
    },
    ...contractReducers,
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
  criteriaRestored,
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
  retryChosen,
  retryGivenUp,
  searchEnded,
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
