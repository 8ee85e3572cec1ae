/** Takes one contract out of the trash, and says what came of it. */
import { useCallback } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import type { Contract } from '../../api/api.ts';
import { useRestoreContractMutation } from '../../api/cycleApi.ts';
import { deletionTakenBack } from '../../domain/changeMessages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';

/** `today`: the user's own day (ISO). What is answered stays the same function from one drawing to the next. */
export function useRestore(today: string): (contract: Contract) => Promise<void> {
  const dispatch = useAppDispatch();
  const [restore] = useRestoreContractMutation();
  return useCallback(
    async ({ id }) => {
      const { error } = await restore({ id, today });
      const failed = error && errorSentence(error, 'The contract was not restored. Please try again.');
      dispatch(
        noticeShown(
          failed ? { kind: 'error', text: failed } : { kind: 'success', text: deletionTakenBack(1), about: [id] },
        ),
      );
    },
    [restore, today, dispatch],
  );
}
