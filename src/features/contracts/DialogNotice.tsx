/** In the place of a dialog whose code has not arrived: a notice, which is seen however far the list reaches down. */
import { useEffect } from 'react';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import type { DeleteContractDialogProps } from './DeleteContractDialog.tsx';

/** Closes at once: there is nothing to answer. */
export function DialogNotice({ contract, onClosed }: DeleteContractDialogProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!contract) return;
    dispatch(noticeShown({ kind: 'error', text: messages.partNotShown }));
    onClosed();
  }, [dispatch, contract, onClosed]);
  return null;
}
