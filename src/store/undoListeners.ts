/** Takes back what a notice offers to undo. The calls are loaded when they are needed: signing in pays nothing for them. */
import { errorSentence } from '../api/apiError.ts';
import { decisionUndone, deletionUndone } from './undoEvents.ts';
import type { AppStartListening } from './appTypes.ts';
import { noticeShown } from './noticesSlice.ts';

export function startUndoListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: decisionUndone,
    effect: async ({ payload: { id, today, ...putDecisionRequest } }, { dispatch }) => {
      const { cycleApi } = await import('../api/cycleApi.ts');
      const { error } = await dispatch(cycleApi.endpoints.putDecision.initiate({ id, today, putDecisionRequest }));
      if (!error) return;
      const text = errorSentence(error, 'The decision could not be taken back. Open the contract to change it.');
      dispatch(noticeShown({ kind: 'error', text }));
    },
  });

  startListening({
    actionCreator: deletionUndone,
    effect: async ({ payload: { ids, today } }, { dispatch }) => {
      const { trashApi } = await import('../api/cycleApi.ts');
      const restore = (id: string) => dispatch(trashApi.endpoints.restoreContract.initiate({ id, today }));
      const answers = await Promise.all(ids.map(restore));
      const failed = answers.find(({ error }) => error);
      if (!failed) return;
      const text = errorSentence(failed.error, 'Not everything could be restored. You find the rest in the trash.');
      dispatch(noticeShown({ kind: 'error', text, link: { to: '/contracts?view=trash', label: 'Open the trash' } }));
    },
  });
}
