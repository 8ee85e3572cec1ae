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

/** Milliseconds that a busy browser is waited for after a paint. */
const BUSY_MS = 100;

/** Calls `act` once what has changed is painted, and the browser has a moment. Returns how to stop. */
export function afterPaint(act: () => void): () => void {
  let stop: () => void;
  // Before the paint, which what follows has to wait for.
  const frame = requestAnimationFrame(() => {
    if (tellsWhenIdle()) {
      stop = whenIdle(act, BUSY_MS);
      return;
    }
    const timer = setTimeout(act);
    stop = () => clearTimeout(timer);
  });
  stop = () => cancelAnimationFrame(frame);
  return () => stop();
}
