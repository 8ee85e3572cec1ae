/** Waits for the first sign that somebody uses the page: what is only needed then is not loaded before. */

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls back once: at the first move or press of a pointer, the first key, or the first focus. Returns the way to stop waiting. */
export function onFirstInteraction(callback: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, first, true);
  };
  const first = () => {
    stop();
    callback();
  };
  for (const sign of signs) window.addEventListener(sign, first, { capture: true, passive: true });
  return stop;
}
