/**
 * What the wizard's events set off: starting the search, watching it, reading its results, and the upload. All of it goes
 * on while the user is elsewhere in the app, and stops when the state no longer wants it.
 */
import { nanoid } from '@reduxjs/toolkit';
import { api, pollIntervals } from '../../api/api.ts';
import { errorSentence, readApiError, troubleSentence } from '../../api/apiError.ts';
import { messages, searchStartFailure } from '../../domain/messages.ts';
import { readDraft } from '../../platform/draftStorage.ts';
import type { RootState } from '../../store/rootReducer.ts';
import type { AppStartListening } from '../../store/appTypes.ts';
import { connectionScreenOpened } from '../connection/connectionSlice.ts';
import { reviewedContracts, toFoundContract } from './foundContract.ts';
import { toContractUpload } from './toContractUpload.ts';
import { toStartSearchRequest } from './startSearchRequest.ts';
import { restoreDraft, type WizardDraft } from './wizardDraft.ts';
import { type WizardView, wizardView } from './wizardView.ts';
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

/** Says of an action whether it changed the wizard in a way that something follows from. */
function changed(isMeant: (now: WizardView, before: WizardView) => boolean) {
  return (_action: unknown, { wizard: now }: RootState, { wizard: before }: RootState) =>
    now !== before && isMeant(wizardView(now), wizardView(before));
}

export function startWizardListeners(startListening: AppStartListening): void {
  startListening({
    predicate: changed((wizard, before) => wizard.starting !== null && before.starting === null),
    effect: async (_action, { dispatch, getState }) => {
      const wizard = wizardView(getState().wizard);
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
      if (code === 'NOT_CONNECTED') dispatch(connectionScreenOpened());
      dispatch(
        searchStartFailed({
          clientRequestId,
          answered: status !== null && status >= 400 && status < 500,
          timedOut,
          message: searchStartFailure(message ?? details, code),
          // What to do about it, where the sentence itself does not say so already.
          details: message ? details : whereUnsaid(error),
        }),
      );
    },
  });

  startListening({
    predicate: changed(
      (wizard, before) => wizard.polling && (!before.polling || wizard.search?.id !== before.search?.id),
    ),
    effect: async (_action, { cancelActiveListeners, condition, dispatch, getState }) => {
      cancelActiveListeners();
      const id = wizardView(getState().wizard).search?.id ?? '';
      const polling = dispatch(
        api.endpoints.getSearch.initiate(
          { id },
          { forceRefetch: true, subscriptionOptions: { pollingInterval: pollIntervals.getSearch } },
        ),
      );
      try {
        await condition((_next, state) => {
          const { polling: watched, search } = wizardView(state.wizard);
          return !watched || search?.id !== id;
        });
      } finally {
        polling.unsubscribe();
      }
    },
  });

  // Once more with every start, so that what could not be said while the network was away is said then.
  startListening({
    predicate: changed(
      (wizard, before) =>
        wizard.abandoned.length > 0 &&
        (wizard.abandoned.length > before.abandoned.length || (wizard.starting !== null && before.starting === null)),
    ),
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
    predicate: changed((wizard, before) => wizard.processing && !before.processing),
    effect: async (_action, { dispatch, getState }) => {
      const id = wizardView(getState().wizard).search?.id ?? '';
      const { data, error } = await dispatch(api.endpoints.processSearch.initiate({ searchId: id }, { track: false }));
      if (data) {
        const now = new Date().toISOString();
        const found = data.contracts.map((contract) => toFoundContract(contract, now, nanoid));
        const perhaps = (data.perhaps ?? []).map((contract) => toFoundContract(contract, now, nanoid));
        const userId = getState().auth.user?.id ?? '';
        const restored = restoreDraft(found, readDraft<WizardDraft>(), { userId, searchId: id });
        dispatch(searchProcessed({ id, contracts: found, perhaps, receipt: data.receipt ?? null, ...restored }));
      } else {
        const message = errorSentence(error, messages.processFailed);
        const { timedOut } = readApiError(error);
        dispatch(processingFailed({ id, timedOut, message, hint: whereUnsaid(error) }));
      }
    },
  });

  startListening({
    predicate: changed((wizard, before) => wizard.uploading && !before.uploading),
    effect: async (_action, { dispatch, getState }) => {
      const contracts = reviewedContracts(wizardView(getState().wizard).contracts).map(toContractUpload);
      const { data, error } = await dispatch(
        api.endpoints.uploadContracts.initiate({ uploadContractsRequest: { contracts } }, { track: false }),
      );
      if (data) {
        const { created, updated, unchanged = 0, restored = 0, ids = [] } = data;
        dispatch(contractsUploaded({ count: contracts.length, created, updated, unchanged, restored, ids }));
      } else {
        const { message, details } = readApiError(error);
        dispatch(contractsUploadFailed({ trouble: message ?? details ?? troubleSentence(error) }));
      }
    },
  });
}

/** What happened, where the service has said nothing: no network, for instance. */
function whereUnsaid(error: unknown): string | null {
  return errorSentence(error, '') === '' ? troubleSentence(error) : null;
}
