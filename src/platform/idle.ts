/** Work for moments in which the browser has nothing better to do. */

/** Safari doesn't tell when it is idle. */
export function tellsWhenIdle(): boolean {
  return 'requestIdleCallback' in window;
}

/**
 * Calls `act` once the browser is idle, or after `patience` milliseconds at the latest. Returns how to stop. Where the browser doesn't
 * tell (`tellsWhenIdle`), `act` is never called.
 */
export function whenIdle(act: () => void, patience?: number): () => void {
  if (!tellsWhenIdle()) return () => undefined;
  const idle = requestIdleCallback(act, patience === undefined ? {} : { timeout: patience });
  return () => cancelIdleCallback(idle);
}
