/** Is the page too narrow for a table or a month grid? Screens then show their list form. */
import { useSyncExternalStore } from 'react';

const narrowQuery = '(max-width: 699.98px)';

function onWidthChange(callback: () => void): () => void {
  const query = window.matchMedia(narrowQuery);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

export function useNarrow(): boolean {
  return useSyncExternalStore(onWidthChange, () => window.matchMedia(narrowQuery).matches);
}
