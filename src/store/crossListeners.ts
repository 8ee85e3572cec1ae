/** Reactions that cross features: no feature knows another, so what one causes in another is wired here. */
import { isAnyOf } from '@reduxjs/toolkit';
import { leaveService } from '../api/leaveService.ts';
import { paths } from '../domain/paths.ts';
import { storageKeys } from '../domain/storageKeys.ts';
import { signedOut, signedOutElsewhere, userUpdated } from '../features/auth/authSlice.ts';
import { keysClosed, paletteClosed } from '../features/palette/paletteSlice.ts';
import { accountConnected, accountDisconnected, pollingResumed, wizardOpened } from '../features/wizard/wizardSlice.ts';
import { noticeOf } from '../features/wizard/searchOutcome.ts';
import { runningSearches } from '../features/wizard/wizardRetry.ts';
import { keepDraft } from '../platform/draftStorage.ts';
import type { AppStartListening } from './appTypes.ts';
import { noticeShown, noticesFollowed } from './noticesSlice.ts';
import { placeShown } from './placeSlice.ts';
import { selectAway } from './reachSlice.ts';

export function startCrossListeners(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, { connection }, before) => connection.connected !== before.connection.connected,
    effect: (_action, { dispatch, getState }) => {
      const { connected, success } = getState().connection;
      dispatch(connected ? accountConnected({ message: success }) : accountDisconnected());
    },
  });

  startListening({
    predicate: (_action, { auth, connection }, before) =>
      auth.user !== null &&
      (connection.connected !== before.connection.connected || connection.email !== before.connection.email),
    effect: (_action, { dispatch, getState }) => {
      const { auth, connection } = getState();
      if (!auth.user) return;
      const { connected, email } = connection;
      dispatch(userUpdated({ ...auth.user, google_credentials: connected, googleWorkspaceEmail: email }));
    },
  });

  startListening({
    // What the wizard did not believe left its state as it was.
    predicate: (action, { wizard }, before) =>
      !wizard.onScreen && wizard !== before.wizard && noticeOf(action, wizard) !== null,
    effect: (action, { dispatch, getState }) => {
      const notice = noticeOf(action, getState().wizard);
      if (notice) dispatch(noticeShown(notice));
    },
  });

  // Signing out stops everything: what runs, and what was kept for another visit. A session that expires stops nothing.
  startListening({
    matcher: isAnyOf(signedOut, signedOutElsewhere),
    effect: (_action, { getOriginalState }) => {
      const { auth, wizard } = getOriginalState();
      if (auth.token) leaveService(runningSearches(wizard), auth.token);
    },
  });
  startListening({
    actionCreator: signedOut,
    effect: () => {
      keepDraft(null);
      keepDraft(null, storageKeys.completedUpload);
      keepDraft(null, storageKeys.searchCriteria);
      keepDraft(null, storageKeys.upload);
      keepDraft(null, storageKeys.newContract);
      keepDraft(null, storageKeys.notes);
      keepDraft(null, storageKeys.cancellation);
      keepDraft(null, storageKeys.values);
      keepDraft(null, storageKeys.settings);
    },
  });

  // Nobody gave the search up: its status could not be asked for. Now it can.
  startListening({
    predicate: (_action, state, before) => selectAway(before) && !selectAway(state),
    effect: (_action, { dispatch }) => {
      dispatch(pollingResumed());
    },
  });

  // Also by the browser's Back: neither stays open over another screen.
  startListening({
    actionCreator: placeShown,
    effect: (_action, { dispatch, getState }) => {
      const { open, keysListed } = getState().palette;
      if (open) dispatch(paletteClosed());
      if (keysListed) dispatch(keysClosed());
    },
  });

  startListening({
    actionCreator: wizardOpened,
    effect: (_action, { dispatch }) => {
      dispatch(noticesFollowed({ to: paths.wizard }));
    },
  });
}
