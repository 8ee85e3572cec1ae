/** Waits for the first sign that somebody uses the page: what is only needed then is not loaded before. */

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once: at the first move or press of a pointer, the first key, or the first focus. Returns the way to stop waiting.
 * A browser reports a move of a pointer at rest when the page under it has changed, so a move counts from the second place on.
 */
export function onFirstInteraction(callback: () => void): () => void {
  let rest: string | null = null;
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, first, true);
  };
  const first = (event: Event) => {
    if (event.type === 'pointermove') {
      const { clientX, clientY } = event as PointerEvent;
      const place = `${clientX},${clientY}`;
      rest ??= place;
      if (place === rest) return;
    }
    stop();
    callback();
  };
  for (const sign of signs) window.addEventListener(sign, first, { capture: true, passive: true });
  return stop;
}
