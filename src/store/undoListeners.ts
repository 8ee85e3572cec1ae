/** Takes back what a notice offers to undo. The calls are loaded when they are needed: signing in pays nothing for them. */
import { errorSentence } from '../api/apiError.ts';
import {
  changedBeforeUndo,
  changesTakenBack,
  changeTakenBack,
  deletionTakenBack,
  findPutBack,
} from '../domain/changeMessages.ts';
import type { Notice } from '../domain/notice.ts';
import { contractPath } from '../domain/paths.ts';
import { changesUndone, changeUndone, deletionUndone, findRestored, joinUndone, takeOutUndone } from './undoEvents.ts';
import type { AppStartListening } from './appTypes.ts';
import { noticeShown } from './noticesSlice.ts';

export function startUndoListeners(startListening: AppStartListening): void {
  startListening({
    actionCreator: changeUndone,
    effect: async ({ payload }, { dispatch }) => {
      const { changedSince, takeBackChange } = await import('./takeBack.ts');
      const { error } = await dispatch(takeBackChange(payload));
      dispatch(noticeShown(ofOne(payload, error, changedSince)));
    },
  });

  startListening({
    actionCreator: joinUndone,
    effect: async ({ payload }, { dispatch }) => {
      const { changedSince, takeBackJoin } = await import('./takeBack.ts');
      const { error } = await dispatch(takeBackJoin(payload));
      dispatch(noticeShown(ofOne(payload, error, changedSince)));
    },
  });

  startListening({
    actionCreator: takeOutUndone,
    effect: async ({ payload }, { dispatch }) => {
      const { changedSince, takeBackTakeOut } = await import('./takeBack.ts');
      const { error } = await dispatch(takeBackTakeOut(payload));
      dispatch(noticeShown(ofOne(payload, error, changedSince)));
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
    actionCreator: findRestored,
    effect: async ({ payload }, { dispatch }) => {
      const { takeBackDismissal } = await import('./takeBack.ts');
      const { error } = await dispatch(takeBackDismissal(payload));
      const about = [payload.id];
      if (!error) {
        dispatch(noticeShown({ kind: 'success', text: findPutBack(payload.name), about }));
        return;
      }
      const text = errorSentence(error, 'It was not put back. Please try again.');
      dispatch(noticeShown({ kind: 'error', text, about, action: { label: 'Undo', event: findRestored(payload) } }));
    },
  });

  startListening({
    actionCreator: deletionUndone,
    effect: async ({ payload }, { dispatch }) => {
      const { takeBackDeletion } = await import('./takeBack.ts');
      const { error } = await dispatch(takeBackDeletion(payload));
      const about = payload.ids;
      if (!error) {
        dispatch(noticeShown({ kind: 'success', text: deletionTakenBack(about.length), about }));
        return;
      }
      // Nothing came back: the way back stays.
      const text = errorSentence(error, 'Nothing was restored. Please try again.');
      const link = { to: '/contracts?view=trash', label: 'Open the trash' };
      const action = { label: 'Undo', event: deletionUndone(payload) };
      dispatch(noticeShown({ kind: 'error', text, about, link, action }));
    },
  });
}

type ChangedSince = (error: unknown) => Parameters<typeof changedBeforeUndo>[1] | null;

/** Whether the last change of one contract was taken back, and where to look if not. */
function ofOne(
  { id, name }: { id: string; name: string },
  error: unknown,
  changedSince: ChangedSince,
): Omit<Notice, 'id'> {
  const about = [id];
  if (!error) return { kind: 'success', text: changeTakenBack(name), about };
  const since = changedSince(error);
  const text = since ? changedBeforeUndo(name, since) : errorSentence(error, 'Nothing was undone. Please try again.');
  return { kind: since ? 'warning' : 'error', text, about, link: { to: contractPath(id), label: 'Open the contract' } };
}
