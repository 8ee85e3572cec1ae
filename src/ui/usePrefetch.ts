/** Loads code that may be wanted later: once somebody uses the page, and the browser has nothing better to do. */
import { useEffect } from 'react';
import { onFirstInteraction } from '../platform/firstInteraction.ts';
import { tellsWhenIdle, whenIdle } from '../platform/idle.ts';

/** `load` must be the same function at every render. Where it fails, the code is loaded when it is wanted. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!tellsWhenIdle()) return undefined;
    let forget: (() => void) | undefined;
    const stop = onFirstInteraction(() => {
      forget = whenIdle(() => void load().catch(() => undefined), 5000);
    });
    return () => {
      stop();
      forget?.();
    };
  }, [load]);
}
