/** Takes back what a notice offers to undo. The calls are loaded when they are needed: signing in pays nothing for them. */
import { errorSentence } from '../api/apiError.ts';
import { changedBeforeUndo, changesTakenBack, changeTakenBack } from '../domain/changeMessages.ts';
import { contractPath } from '../domain/paths.ts';
import { changesUndone, changeUndone, deletionUndone } from './undoEvents.ts';
import type { AppStartListening } from './appTypes.ts';
import { noticeShown } from './noticesSlice.ts';

export function startUndoListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: changeUndone,
    effect: async ({ payload }, { dispatch }) => {
      const { changedSince, takeBackChange } = await import('./takeBack.ts');
      const { error } = await dispatch(takeBackChange(payload));
      const { id, name } = payload;
      const about = [id];
      if (!error) return void dispatch(noticeShown({ kind: 'success', text: changeTakenBack(name), about }));
      const since = changedSince(error);
      const text = since
        ? changedBeforeUndo(name, since)
        : errorSentence(error, 'Nothing was undone. Please try again.');
      const link = { to: contractPath(id), label: 'Open the contract' };
      dispatch(noticeShown({ kind: since ? 'warning' : 'error', text, about, link }));
    },
  });

  startListening({
    actionCreator: changesUndone,
    effect: async ({ payload }, { dispatch }) => {
      const { takeBackChanges } = await import('./takeBack.ts');
      const { data, error } = await dispatch(takeBackChanges(payload));
      const about = payload.changes.map(({ id }) => id);
      if (data) {
        const text = changesTakenBack(data.undone.length, data.left.length);
        dispatch(noticeShown({ kind: data.left.length > 0 ? 'warning' : 'success', text, about }));
        return;
      }
      // Nothing was taken back: the way back stays.
      const text = errorSentence(error, 'Nothing was undone. Please try again.');
      dispatch(noticeShown({ kind: 'error', text, about, action: { label: 'Undo', event: changesUndone(payload) } }));
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
