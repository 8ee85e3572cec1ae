/** Reactions that cross features: no feature knows another, so what one causes in another is wired here. */
import { paths } from '../domain/paths.ts';
import { userUpdated } from '../features/auth/authSlice.ts';
import { accountConnected, accountDisconnected, wizardOpened } from '../features/wizard/wizardSlice.ts';
import { outcomeOf } from '../features/wizard/searchOutcome.ts';
import type { AppStartListening } from './appTypes.ts';
import { noticeShown, noticesFollowed } from './noticesSlice.ts';

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
    predicate: (_action, { wizard }, before) =>
      !wizard.onScreen && outcomeOf(wizard) !== null && outcomeOf(before.wizard) === null,
    effect: (_action, { dispatch, getState }) => {
      const outcome = outcomeOf(getState().wizard);
      if (outcome) dispatch(noticeShown({ ...outcome, link: { to: paths.wizard, label: 'Show the search' } }));
    },
  });

  startListening({
    actionCreator: wizardOpened,
    effect: (_action, { dispatch }) => {
      dispatch(noticesFollowed({ to: paths.wizard }));
    },
  });
}
