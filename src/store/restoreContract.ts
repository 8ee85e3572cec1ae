/** Takes one contract out of the trash, and says what came of it. */
import { errorSentence } from '../api/apiError.ts';
import { trashApi } from '../api/cycleApi.ts';
import { deletionTakenBack } from '../domain/changeMessages.ts';
import type { AppThunk } from './appTypes.ts';
import { noticeShown } from './noticesSlice.ts';

/** `today`: the user's own day (ISO). */
export function restoreContract({ id, today }: { id: string; today: string }): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { error } = await dispatch(trashApi.endpoints.restoreContract.initiate({ id, today }));
    const failed = error && errorSentence(error, 'The contract was not restored. Please try again.');
    dispatch(
      noticeShown(
        failed ? { kind: 'error', text: failed } : { kind: 'success', text: deletionTakenBack(1), about: [id] },
      ),
    );
  };
}
