/** Becomes true once the page has been drawn and the browser has a moment: for what the first look at a screen does not need. */
import { useEffect, useState } from 'react';
import { tellsWhenIdle, whenIdle } from '../platform/idle.ts';

/** `patience`: milliseconds that a busy browser is waited for, at most. */
export function useAfterPaint(patience = 2000): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const act = () => setPainted(true);
    // Safari has no idle time to tell of.
    if (!tellsWhenIdle()) {
      const timer = setTimeout(act, 200);
      return () => clearTimeout(timer);
    }
    return whenIdle(act, patience);
  }, [patience]);
  return painted;
}
