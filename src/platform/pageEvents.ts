/** What happens to the page as a whole: it is looked at again, left, or has files dragged over it. Each function returns how to stop. */

type DragListeners = Partial<Record<'dragenter' | 'dragleave' | 'dragover' | 'drop', (event: DragEvent) => void>>;

/** Calls `callback` when the page is shown again, and when it is hidden. */
export function onVisibilityChange(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

/** Calls `callback` when the connection to the network is back. */
export function onOnline(callback: () => void): () => void {
  window.addEventListener('online', callback);
  return () => window.removeEventListener('online', callback);
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** From now on the browser asks before it closes or leaves the page. */
export function askBeforeLeaving(): () => void {
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}

/** Calls `before` while the page can still be drawn otherwise for paper, and `after` once it has been printed, or not. */
export function onPrint(before: () => void, after: () => void): () => void {
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}

/** Whatever is dragged, anywhere on the page. */
export function onPageDrag(listeners: DragListeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) window.addEventListener(type, listener);
  return () => {
    for (const [type, listener] of entries) window.removeEventListener(type, listener);
  };
}
