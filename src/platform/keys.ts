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

/** Is a modal dialog in sight? Those that were closed may stay in the page, hidden. */
export function isDialogInSight(): boolean {
  return [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => dialog.getClientRects().length > 0);
}

/** The element that has the focus, where it can be given back. */
export function focusedElement(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Macs and their like have Command where others have Ctrl. */
export const onMac: boolean = /Mac|iPhone|iPad/.test(navigator.userAgent);
