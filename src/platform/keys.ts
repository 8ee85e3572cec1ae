/** Keys pressed anywhere on the page. */

/** Calls `listener` at every key; `first`: before the element that has the focus sees it. Returns how to stop. */
export function onKeyDown(listener: (event: KeyboardEvent) => void, { first = false } = {}): () => void {
  document.addEventListener('keydown', listener, first);
  return () => document.removeEventListener('keydown', listener, first);
}

/** Is a dialog open? Then keys belong to it. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([style*="display: none"])') !== null;
}
