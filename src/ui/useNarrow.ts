/** Is the page too narrow for a table or a month grid? Screens then show their list form. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** `below`: the page's width in pixels under which it is too narrow. */
export function useNarrow(below: number): boolean {
  const query = `(max-width: ${below - 0.02}px)`;
  const list = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (callback: () => void) => {
      list.addEventListener('change', callback);
      return () => list.removeEventListener('change', callback);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
