/**
 * The search-and-upload wizard as a state machine: five steps and the completed state, each a phase of its own. Actions are what happened; the
 * reducer looks at the state before it believes one, so a late answer of an abandoned search changes nothing.
 */
import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { messages, uploadedContracts } from '../../domain/messages.ts';
import { addKeyword, type SearchCriteria } from '../../domain/searchCriteria.ts';
import { contractReducers } from './contractReducers.ts';
import { reviewedContracts } from './foundContract.ts';
import { searchReducers } from './searchReducers.ts';
import { abandonSearch, giveUpRetry, startRetry } from './wizardRetry.ts';
import { isUndatedFound } from './undatedFound.ts';
import { type Completed, initialState, type Uploaded } from './wizardState.ts';
import {
  goTo,
  goToCriteria,
  leaveConnect,
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
      if (state.phase.name !== 'connect') return;
      state.phase = { name: 'criteria', justConnected: true };
      say(state, { success: payload.message });
    },
    accountDisconnected: (state) => {
      if (state.phase.name !== 'criteria' || !state.phase.justConnected) return;
      // Until the wizard moves on, what it says is what the connection said.
      state.success = null;
      state.phase.justConnected = false;
    },
    criteriaChanged: (state, { payload }: PayloadAction<Partial<Omit<SearchCriteria, 'keywords'>>>) => {
      Object.assign(state.criteria, payload);
      state.repeatableStart = null;
      // What was said of them is no longer so; a missing keyword is no matter of theirs.
      if (state.error !== messages.noKeywords) Object.assign(state, { error: null, hint: null });
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
      /** `connected`: is a Google account, as the connection knows it? Asked on the first step only. */
      prepare: (connected = false) => ({ payload: { clientRequestId: nanoid(), connected } }),
      reducer: (state, { payload }: PayloadAction<{ clientRequestId: string; connected: boolean }>) => {
        const { phase } = state;
        if (phase.name === 'connect') leaveConnect(state, payload.connected);
        else if (phase.name === 'criteria') startSearch(state, payload.clientRequestId);
        else if (phase.name === 'select') processSelection(state, phase.results);
        else if (phase.name === 'review') startUpload(state, phase);
        else if (phase.name === 'searching' && phase.at === 'over' && phase.results.contracts.length > 0) {
          goTo(state, { name: 'select', results: phase.results });
        }
      },
    },
    backChosen: (state) => {
      const { phase } = state;
      if (phase.name === 'review' && phase.uploading) return;
      const open = openCorrection(state);
      if (open) say(state, { error: open });
      else if (phase.name === 'criteria') goTo(state, { name: 'connect' });
      else if (phase.name === 'select') goTo(state, { name: 'searching', at: 'over', results: phase.results });
      else if (phase.name === 'review') goTo(state, { name: 'select', results: phase.results });
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
      if (state.phase.name === 'review' && state.phase.uploading) return;
      abandonSearch(state);
      goToCriteria(state);
    },
    ...contractReducers,
    contractsUploaded: (state, { payload }: PayloadAction<Uploaded & { count: number }>) => {
      const { phase } = state;
      if (phase.name !== 'review' || !phase.uploading) return;
      const { count, ...uploaded } = payload;
      const { search, contracts } = phase.results;
      const undated = reviewedContracts(contracts).filter(isUndatedFound).length;
      const ownFiles = contracts.every(({ sourceType }) => sourceType === 'file');
      state.phase = { name: 'done', searchId: search.id, uploaded, undated, ownFiles };
      say(state, { success: uploadedContracts(count) });
    },
    /** The page was loaded anew after the upload: it says again what came in. */
    completedRestored: (state, { payload }: PayloadAction<Completed & { success: string | null }>) => {
      if (state.phase.name !== 'connect' && state.phase.name !== 'criteria') return;
      const { success, ...completed } = payload;
      state.phase = { name: 'done', ...completed };
      say(state, { success });
    },
    contractsUploadFailed: (state, { payload }: PayloadAction<{ trouble: string | null }>) => {
      if (state.phase.name !== 'review' || !state.phase.uploading) return;
      state.phase.uploading = false;
      say(state, { error: messages.uploadFailed, hint: payload.trouble });
    },
    newSearchChosen: (state) => {
      state.repeatableStart = null;
      goTo(state, { name: 'connect' });
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
  completedRestored,
  contractEdited,
  contractToggled,
  contractsConfirmed,
  perhapsTaken,
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
  reviewFormChosen,
  reviewMoved,
  searchEnded,
  searchGone,
  searchProcessed,
  searchResumed,
  searchStartFailed,
  filesSearchStarted,
  searchStarted,
  searchStatusFailed,
  searchStatusReceived,
  wizardLeft,
  wizardOpened,
} = wizardSlice.actions;
