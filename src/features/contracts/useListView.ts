/** The list's view in the address bar. Typing replaces the entry, everything else adds one, so that Back undoes a step. */
import { startTransition, useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListView, readListView, writeListView } from './listView.ts';

export function useListView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readListView(params), [params]);
  const change = useCallback(
    (part: Partial<ListView>, { replace = false } = {}) =>
      // Never at the cost of the key that was just pressed.
      startTransition(() =>
        setParams((current) => writeListView({ ...readListView(current), ...part }), {
          replace,
          preventScrollReset: true,
        }),
      ),
    [setParams],
  );
  return { view, change };
}
