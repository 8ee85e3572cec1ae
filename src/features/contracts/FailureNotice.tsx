/** A failure as a notice, in the place of its toast: the network that made it fail may have kept the toast's code away, too. */
import { useEffect } from 'react';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';

/** `failures` counts them: every further one is told anew. */
export type FailureProps = { text: string; failures: number };

/** Draws nothing itself: notices have their place. */
export function FailureNotice({ text, failures }: FailureProps) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (failures > 0) dispatch(noticeShown({ kind: 'error', text }));
  }, [dispatch, text, failures]);
  return null;
}
