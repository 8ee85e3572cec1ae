/**
 * What the wizard's events set off: starting the search, watching it, reading its results, and the upload. All of it goes
 * on while the user is elsewhere in the app, and stops when the state no longer wants it.
 */
import { nanoid } from '@reduxjs/toolkit';
import { api, pollIntervals } from '../../api/api.ts';
import { errorSentence, readApiError, troubleSentence } from '../../api/apiError.ts';
import { messages, searchStartFailure } from '../../domain/messages.ts';
import { readDraft } from '../../platform/draftStorage.ts';
import type { AppStartListening } from '../../store/appTypes.ts';
import { reviewedContracts, toContractUpload, toFoundContract } from './foundContract.ts';
import { toStartSearchRequest } from './startSearchRequest.ts';
import { restoreDraft, type WizardDraft } from './wizardDraft.ts';
import {
  contractsUploaded,
  contractsUploadFailed,
  processingFailed,
  searchEnded,
  searchGone,
  searchProcessed,
  searchStarted,
  searchStartFailed,
  searchStatusFailed,
  searchStatusReceived,
} from './wizardSlice.ts';

export function startWizardListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, { wizard }, before) => wizard.starting !== null && wizard.starting !== before.wizard.starting,
    effect: async (_action, { dispatch, getState }) => {
      const { wizard } = getState();
      const { clientRequestId, retryOf } = wizard.starting ?? { clientRequestId: '', retryOf: null };
      const startSearchRequest = retryOf
        ? { retryOf, clientRequestId }
        : toStartSearchRequest(wizard.criteria, clientRequestId);
      const { data, error } = await dispatch(
        api.endpoints.startSearch.initiate({ startSearchRequest }, { track: false }),
      );
      if (data) {
        dispatch(searchStarted({ clientRequestId, search: data }));
        return;
      }
      const { status, timedOut, message, details, code } = readApiError(error);
      dispatch(
        searchStartFailed({
          clientRequestId,
          answered: status !== null && status >= 400 && status < 500,
          timedOut,
          message: searchStartFailure(message ?? details, code),
          // What to do about it, where the sentence itself does not say so already.
          details: message ? details : null,
        }),
      );
    },
  });

  startListening({
    predicate: (_action, { wizard }, before) =>
      wizard.polling && (!before.wizard.polling || wizard.search?.id !== before.wizard.search?.id),
    effect: async (_action, { cancelActiveListeners, condition, dispatch, getState }) => {
      cancelActiveListeners();
      const id = getState().wizard.search?.id ?? '';
      const polling = dispatch(
        api.endpoints.getSearch.initiate(
          { id },
          { forceRefetch: true, subscriptionOptions: { pollingInterval: pollIntervals.getSearch } },
        ),
      );
      try {
        await condition((_next, { wizard }) => !wizard.polling || wizard.search?.id !== id);
      } finally {
        polling.unsubscribe();
      }
    },
  });

  // Once more with every start, so that what could not be said while the network was away is said then.
  startListening({
    predicate: (_action, { wizard }, before) =>
      wizard.abandoned.length > 0 &&
      (wizard.abandoned.length > before.wizard.abandoned.length ||
        (wizard.starting !== null && wizard.starting !== before.wizard.starting)),
    effect: async (_action, { dispatch, getState }) => {
      for (const id of getState().wizard.abandoned) {
        const { data, error } = await dispatch(
          api.endpoints.processSearch.initiate({ searchId: id, abandon: 'true' }, { track: false }),
        );
        if (data || readApiError(error).status === 404) dispatch(searchEnded({ id }));
      }
    },
  });

  startListening({
    matcher: api.endpoints.getSearch.matchFulfilled,
    effect: ({ payload, meta }, { dispatch }) => {
      dispatch(searchStatusReceived({ ...payload, id: meta.arg.originalArgs.id }));
    },
  });

  startListening({
    matcher: api.endpoints.getSearch.matchRejected,
    effect: ({ payload, meta }, { dispatch }) => {
      if (meta.condition) return;
      const { id } = meta.arg.originalArgs;
      const { status, timedOut } = readApiError(payload);
      dispatch(status === 404 ? searchGone({ id }) : searchStatusFailed({ id, timedOut }));
    },
  });

  startListening({
    predicate: (_action, { wizard }, before) => wizard.processing && !before.wizard.processing,
    effect: async (_action, { dispatch, getState }) => {
      const id = getState().wizard.search?.id ?? '';
      const { data, error } = await dispatch(api.endpoints.processSearch.initiate({ searchId: id }, { track: false }));
      if (data) {
        const now = new Date().toISOString();
        const found = data.contracts.map((contract) => toFoundContract(contract, now, nanoid));
        const userId = getState().auth.user?.id ?? '';
        const restored = restoreDraft(found, readDraft<WizardDraft>(), { userId, searchId: id });
        dispatch(searchProcessed({ id, contracts: found, receipt: data.receipt ?? null, ...restored }));
      } else {
        const message = errorSentence(error, messages.processFailed);
        dispatch(processingFailed({ id, timedOut: readApiError(error).timedOut, message }));
      }
    },
  });

  startListening({
    predicate: (_action, { wizard }, before) => wizard.uploading && !before.wizard.uploading,
    effect: async (_action, { dispatch, getState }) => {
      const contracts = reviewedContracts(getState().wizard.contracts).map(toContractUpload);
      const { data, error } = await dispatch(
        api.endpoints.uploadContracts.initiate({ uploadContractsRequest: { contracts } }, { track: false }),
      );
      if (data) {
        dispatch(contractsUploaded({ count: contracts.length, created: data.created, updated: data.updated }));
      } else {
        const { message, details } = readApiError(error);
        dispatch(contractsUploadFailed({ trouble: message ?? details ?? troubleSentence(error) }));
      }
    },
  });
}
