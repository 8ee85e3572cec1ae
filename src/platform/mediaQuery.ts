/** A media query, in the shape that `useSyncExternalStore` takes. */

/** `matches` answers for now; `subscribe` calls back at every change and returns how to stop. */
export function mediaQuery(query: string): { matches: () => boolean; subscribe: (callback: () => void) => () => void } {
  const list = window.matchMedia(query);
  return {
    matches: () => list.matches,
    subscribe: (callback) => {
      list.addEventListener('change', callback);
      return () => list.removeEventListener('change', callback);
    },
  };
}
