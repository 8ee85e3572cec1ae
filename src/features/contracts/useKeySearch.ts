/**
 * What of the contracts the list shows, and the way of a key of its search: what it finds is written at once (`tablePlaces.ts`), and React hears of it
 * once that is on the screen. It finds its own part of the page as it would have drawn it.
 */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Contract } from '../../api/api.ts';
import { filterByName } from '../../../contract/searchNames.ts';
import { afterPaint } from '../../platform/idle.ts';
import type { ListView } from './listView.ts';
import type { Shown, TablePlaces } from './tablePlaces.ts';
import type { useListView } from './useListView.ts';

type Asked = {
  /** The contracts of the view, in its order. */
  asked: readonly Contract[];
  /** How many there are in all. */
  all: number;
  today: string;
  view: ListView;
  change: ReturnType<typeof useListView>['change'];
  places: TablePlaces;
  /** What React draws itself changes with a key, too: it is told at once. */
  byReact: boolean;
};

/** `over`: what React believes to be searched for meanwhile. */
type Ahead = { search: string; over: string; stop: () => void };

export function useKeySearch({ asked, all, today, view, change, places, byReact }: Asked) {
  const { pageSize, search, page } = view;
  const shownOf = useCallback(
    (text: string, wanted: number): Shown => {
      const found = filterByName(asked, text);
      const shownPage = Math.min(wanted, Math.max(1, Math.ceil(found.length / pageSize)));
      const rows = found.slice((shownPage - 1) * pageSize, shownPage * pageSize);
      return { rows, found: found.length, all, page: shownPage, pageSize, today };
    },
    [asked, all, pageSize, today],
  );
  const shown = useMemo(() => shownOf(search, page), [shownOf, search, page]);

  const ahead = useRef<Ahead | null>(null);
  const forget = useCallback(() => {
    ahead.current?.stop();
    ahead.current = null;
  }, []);
  useEffect(() => forget, [forget]);
  const latest = useRef({ shownOf, search, byReact });
  useLayoutEffect(() => {
    latest.current = { shownOf, search, byReact: byReact || shown.found === 0 };
    // Somebody else has searched for something meanwhile.
    if (ahead.current && ahead.current.over !== search) forget();
    places.show(ahead.current ? shownOf(ahead.current.search, 1) : shown);
  }, [places, shown, shownOf, search, byReact, forget]);

  /** Tells React what was typed, if it has not heard of it. */
  const tellTyped = useCallback(() => {
    const typed = ahead.current;
    if (!typed) return;
    forget();
    places.showUnseen();
    // In one go: a key in between would find its letter taken back.
    flushSync(() => change({ search: typed.search, page: 1 }, { replace: true }));
  }, [change, forget, places]);
  const onSearch = useCallback(
    (typed: string) => {
      forget();
      const next = latest.current.shownOf(typed, 1);
      if (latest.current.byReact || next.found === 0 || !places.hold(next.rows.length)) {
        change({ search: typed, page: 1 }, { replace: true });
        return;
      }
      places.showSeen(next);
      ahead.current = { search: typed, over: latest.current.search, stop: afterPaint(tellTyped) };
    },
    [change, forget, places, tellTyped],
  );
  return { shown, onSearch, tellTyped };
}
