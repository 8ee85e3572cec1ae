/** In the place of a part of the frame whose code has not arrived: a notice. */
import { useEffect } from 'react';
import { messages } from '../../domain/messages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';

/** `onShown` closes what was to open: there is nothing in it. */
export function PartNotice({ onShown }: { onShown: () => void }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(noticeShown({ kind: 'error', text: messages.partNotShown }));
    onShown();
  }, [dispatch, onShown]);
  return null;
}
