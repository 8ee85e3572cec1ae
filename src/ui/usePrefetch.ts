/** Loads code that may be wanted later: once somebody uses the page, and the browser has nothing better to do. */
import { useEffect } from 'react';
import { onFirstInteraction } from '../platform/firstInteraction.ts';

/** `load` must be the same function at every render. Where it fails, the code is loaded when it is wanted. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    let idle = 0;
    const stop = onFirstInteraction(() => {
      idle = requestIdleCallback(() => void load().catch(() => undefined), { timeout: 5000 });
    });
    return () => {
      stop();
      cancelIdleCallback(idle);
    };
  }, [load]);
}
