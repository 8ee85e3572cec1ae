/** What follows from auth events: the first check, and the way out when a session ends. */
import { isAnyOf, isRejected } from '@reduxjs/toolkit';
import { api } from '../../api/api.ts';
import { readApiError } from '../../api/apiError.ts';
import type { AppStartListening } from '../../store/appTypes.ts';
import { sessionExpired, signedOut, signedOutElsewhere, tokenRestored } from './authSlice.ts';

const fetchUser = () => api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false });

/** Endpoints whose 401 is an answer about what was entered, or the first check itself. */
const answersForThemselves = new Set([
  'login',
  'register',
  'getCurrentUser',
  'requestPasswordReset',
  'resetPassword',
  'checkInvitation',
]);

export function startAuthListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: tokenRestored,
    effect: async ({ payload }, { dispatch, getState }) => {
      if (!payload.token || getState().auth.token !== payload.token) return;
      const { error } = await dispatch(fetchUser());
      // eslint-disable-next-line no-console -- specified: a failed first check is silent but for the console.
      if (error) console.log('The stored session is no longer valid.', readApiError(error).status);
      // What was asked for beside it may have been answered: whoever signs in next must not see it.
      if (error) dispatch(api.util.resetApiState());
    },
  });

  startListening({
    matcher: isRejected,
    effect: (action, { dispatch, getState }) => {
      const endpointName = (action.meta as { arg?: { endpointName?: string } }).arg?.endpointName;
      if (!endpointName || answersForThemselves.has(endpointName)) return;
      if (readApiError(action.payload).status !== 401 || !getState().auth.user) return;
      dispatch(sessionExpired());
    },
  });

  startListening({
    matcher: isAnyOf(signedOut, signedOutElsewhere, sessionExpired),
    effect: (_action, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });
}
