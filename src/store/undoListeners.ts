/** Takes back what a notice offers to undo. The calls are loaded when they are needed: signing in pays nothing for them. */
import { errorSentence } from '../api/apiError.ts';
import { decisionUndone, deletionUndone } from './undoEvents.ts';
import type { AppStartListening } from './appTypes.ts';
import { noticeShown } from './noticesSlice.ts';

export function startUndoListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: decisionUndone,
    effect: async ({ payload }, { dispatch }) => {
      const { takeBackDecision } = await import('./takeBack.ts');
      const { error } = await dispatch(takeBackDecision(payload));
      if (!error) return;
      const text = errorSentence(error, 'The decision could not be taken back. Open the contract to change it.');
      dispatch(noticeShown({ kind: 'error', text }));
    },
  });

  startListening({
    actionCreator: deletionUndone,
    effect: async ({ payload: { ids, today } }, { dispatch }) => {
      const { takeBackDeletion } = await import('./takeBack.ts');
      const answers = await Promise.all(ids.map((id) => dispatch(takeBackDeletion(id, today))));
      const failed = answers.find(({ error }) => error);
      if (!failed) return;
      const text = errorSentence(failed.error, 'We couldn’t restore everything. The rest is still in the trash.');
      dispatch(noticeShown({ kind: 'error', text, link: { to: '/contracts?view=trash', label: 'Open the trash' } }));
    },
  });
}
