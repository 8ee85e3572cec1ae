/** Loads code that may be wanted later, once the browser has nothing better to do. */
import { useEffect } from 'react';

/** `load` must be the same function at every render. Where it fails, the code is loaded when it is wanted. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const idle = requestIdleCallback(() => void load().catch(() => undefined), { timeout: 5000 });
    return () => cancelIdleCallback(idle);
  }, [load]);
}
