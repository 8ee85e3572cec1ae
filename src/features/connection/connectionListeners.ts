/** What the connection's events set off: looking at the status, waiting for a consent, and finding out the email. */
import { api, pollIntervals } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import { limits } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';
import { consentPopup } from '../../platform/consentPopup.ts';
import { restoreTokenFromBackup } from '../../platform/tokenStorage.ts';
import type { AppListenerApi, AppStartListening } from '../../store/appTypes.ts';
import {
  connectionScreenOpened,
  connectStepHidden,
  connectStepShown,
  consentConfirmed,
  consentMessageReceived,
  consentReturned,
  consentStarted,
  consentStartFailed,
  consentTimedOut,
  consentWindowSent,
  disconnected,
  disconnectFailed,
  disconnectSubmitted,
  keyFileAccepted,
  statusCheckFailed,
  statusReceived,
} from './connectionSlice.ts';
import { discoverEmail } from './discoverEmail.ts';

const fresh = { forceRefetch: true, subscribe: false } as const;
const checkStatus = () => api.endpoints.getGoogleStatus.initiate(undefined, fresh);
const checkConsent = () => api.endpoints.getGoogleAuthStatus.initiate(undefined, fresh);

export function startConnectionListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: connectionScreenOpened,
    effect: (_action, { dispatch }) => void dispatch(checkStatus()),
  });

  startListening({
    matcher: api.endpoints.getGoogleStatus.matchFulfilled,
    effect: ({ payload }, { dispatch }) => {
      dispatch(statusReceived(payload));
    },
  });

  startListening({
    matcher: api.endpoints.getGoogleStatus.matchRejected,
    effect: ({ meta }, { dispatch, getState }) => {
      if (!meta.condition && !getState().connection.checked) dispatch(statusCheckFailed());
    },
  });

  startListening({
    actionCreator: connectStepShown,
    effect: async (_action, { cancelActiveListeners, condition, dispatch }) => {
      cancelActiveListeners();
      const polling = dispatch(
        api.endpoints.getGoogleStatus.initiate(undefined, {
          forceRefetch: true,
          subscriptionOptions: { pollingInterval: pollIntervals.getGoogleStatus },
        }),
      );
      try {
        await condition((action) => connectStepHidden.match(action), limits.connectionPollDuration);
      } finally {
        polling.unsubscribe();
      }
    },
  });

  startListening({
    actionCreator: consentStarted,
    effect: ({ payload }, listener) => awaitConsent(payload.id, listener),
  });

  startListening({
    actionCreator: consentMessageReceived,
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      restoreTokenFromBackup();
      if (!getState().auth.user) return;
      await dispatch(checkConsent());
      if (getState().connection.connected) return;
      await delay(limits.popupMessageRetryDelay);
      await dispatch(checkConsent());
    },
  });

  startListening({
    matcher: api.endpoints.getGoogleAuthStatus.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      if (payload.connected && !getState().connection.connected) dispatch(consentConfirmed({ email: payload.email }));
    },
  });

  startListening({
    actionCreator: consentReturned,
    effect: async (_action, listener) => {
      const { condition, delay, dispatch, getState } = listener;
      if (!getState().auth.user) await condition((_next, { auth }) => auth.user !== null);
      await Promise.all([
        discoverEmail(listener),
        delay(limits.oauthReturnRecheckDelay).then(() => dispatch(checkStatus())),
      ]);
    },
  });

  startListening({
    actionCreator: keyFileAccepted,
    effect: async (_action, listener) => {
      await listener.delay(limits.emailRefetchDelay);
      await listener.dispatch(checkStatus());
      await discoverEmail(listener);
    },
  });

  startListening({
    predicate: (action, { connection }) =>
      (statusReceived.match(action) || consentConfirmed.match(action)) && connection.connected && !connection.email,
    effect: (_action, listener) => {
      if (listener.getState().connection.emailSearch === 'idle') return discoverEmail(listener);
      return undefined;
    },
  });

  startListening({
    actionCreator: disconnectSubmitted,
    effect: async (_action, { dispatch }) => {
      const { data, error } = await dispatch(api.endpoints.disconnectGoogle.initiate(undefined, { track: false }));
      dispatch(error ? disconnectFailed() : disconnected({ message: data?.message || messages.disconnected }));
    },
  });
}

/** Sends the popup to Google, then asks every 2 s, for at most 120 s, whether the consent has come through. */
async function awaitConsent(id: string, listener: AppListenerApi): Promise<void> {
  const { cancelActiveListeners, condition, dispatch, getState } = listener;
  cancelActiveListeners();
  const { data, error } = await dispatch(api.endpoints.getGoogleAuthUrl.initiate(undefined, fresh));
  const { consent } = getState().connection;
  if (consent?.id !== id) {
    // Cancelled meanwhile: the empty window goes, unless a newer consent has taken it over.
    if (!consent) consentPopup.close();
    return;
  }
  if (!data || !consentPopup.goTo(data.authUrl)) {
    consentPopup.close();
    dispatch(consentStartFailed({ id, message: errorSentence(error, messages.authStartFailed) }));
    return;
  }
  dispatch(consentWindowSent({ id }));
  const polling = dispatch(
    api.endpoints.getGoogleAuthStatus.initiate(undefined, {
      forceRefetch: true,
      subscriptionOptions: { pollingInterval: pollIntervals.getGoogleAuthStatus },
    }),
  );
  try {
    const over = await condition((_next, { connection }) => connection.consent?.id !== id, limits.oauthPollDuration);
    if (!over) dispatch(consentTimedOut({ id }));
  } finally {
    polling.unsubscribe();
  }
}
