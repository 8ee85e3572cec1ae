/** Says that the service doesn't answer, asks for it again and again, and has everything on screen loaded anew when it is back. */
import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { api } from '../../api/api.ts';
import { onOnline } from '../../platform/pageEvents.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectAway, selectFailing } from '../../store/reachSlice.ts';

const PROBE_MS = 5000;

export function ServiceAway() {
  const dispatch = useAppDispatch();
  const failing = useAppSelector(selectFailing);
  const away = useAppSelector(selectAway);
  useEffect(() => {
    if (!failing) return;
    const ask = () =>
      void dispatch(api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
    // A single call that failed is asked after at once: most of them are the call's own trouble.
    ask();
    const timer = setInterval(ask, PROBE_MS);
    const stop = onOnline(ask);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [dispatch, failing]);
  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !away) dispatch(api.internalActions.onOnline());
    wasAway.current = away;
  }, [away, dispatch]);
  return (
    <output className="service-away">
      {away ? (
        <Alert
          type="warning"
          showIcon
          title="We can’t reach Perennial right now."
          description="What you entered stays on this page, so don’t close or reload it. We check every few seconds whether it’s back. Then save again."
        />
      ) : null}
    </output>
  );
}
