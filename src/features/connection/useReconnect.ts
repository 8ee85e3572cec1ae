/** Whether the connection to Google has ended, asked when a screen that needs it is opened; and what follows once it is made again there. */
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { connectionScreenOpened } from './connectionSlice.ts';

/** `onReconnected` is called once the user has connected again from this screen, not where the connection came back by itself. */
export function useReconnect(needed: boolean, onReconnected: () => void): { ended: boolean } {
  const dispatch = useAppDispatch();
  const { checked, connected, consent, uploading } = useAppSelector((state) => state.connection);
  const asked = useRef(false);
  useEffect(() => {
    if (needed) dispatch(connectionScreenOpened());
  }, [needed, dispatch]);
  useEffect(() => {
    if (needed && (consent || uploading)) asked.current = true;
    if (!connected || !asked.current) return;
    asked.current = false;
    onReconnected();
  }, [needed, connected, consent, uploading, onReconnected]);
  return { ended: needed && checked && !connected };
}
