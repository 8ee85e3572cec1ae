/** Tells when an element comes near what can be seen, once, and again when it has left. */

/** Calls `onChange` with true when `element` is within `margin` pixels of the viewport, with false when it isn't. Returns how to stop. */
export function whenVisible(element: Element, margin: number, onChange: (visible: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last.isIntersecting);
    },
    // What scrolls within the page cuts off what isn't seen in it, unless it is told of the margin, too.
    { rootMargin: `${margin}px`, scrollMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
