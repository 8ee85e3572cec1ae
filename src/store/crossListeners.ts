/** Reactions that cross features: no feature knows another, so what one causes in another is wired here. */
import { sessionExpired } from '../features/auth/authSlice.ts';
import { messages } from '../domain/messages.ts';
import type { AppStartListening } from './appTypes.ts';
import { noticeShown } from './noticesSlice.ts';

export function startCrossListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionExpired,
    effect: (_action, { dispatch }) => {
      dispatch(noticeShown({ kind: 'warning', text: messages.sessionEnded }));
    },
  });
}
