/** Is the page too narrow for a table or a month grid? Screens then show their list form. */
import { useMemo, useSyncExternalStore } from 'react';
import { mediaQuery } from '../platform/mediaQuery.ts';

/** `below`: the page's width in pixels under which it is too narrow. */
export function useNarrow(below: number): boolean {
  const { subscribe, matches } = useMemo(() => mediaQuery(`(max-width: ${below - 0.02}px)`), [below]);
  return useSyncExternalStore(subscribe, matches);
}
