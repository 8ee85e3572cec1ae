/** What the list does in idle moments, so that the first key and the first click need not wait for it. */
import { useEffect } from 'react';
import type { Contract } from '../../api/api.ts';
import { tellsWhenIdle, whenIdle } from '../../platform/idle.ts';
import { filterByName } from '../../../contract/searchNames.ts';
import { sortContracts, sorts } from '../../../contract/sortContracts.ts';

/** More contracts than this are not put in order before somebody asks for it: no key waits that long for an idle moment's end. */
const SORTED_AHEAD = 20_000;
/** Milliseconds without a key after which that begins. */
const QUIET_MS = 1_000;

type Sort = (contracts: readonly Contract[], sort: (typeof sorts)[number]) => unknown;

/** Reads the names of what is shown at once, and makes the other orders by `sort` once `search` has not changed for a while. */
export function useWorkAhead(
  contracts: readonly Contract[],
  sorted: readonly Contract[],
  search: string,
  sort: Sort = sortContracts,
): void {
  useEffect(() => readNamesWhenIdle(sorted), [sorted]);
  // eslint-disable-next-line react/exhaustive-effect-dependencies -- a key begins the wait anew.
  useEffect(() => sortWhenIdle(contracts, sort), [contracts, search, sort]);
}

/** Makes one order after the other before somebody asks for it, once nobody types. Answers how to stop. */
function sortWhenIdle(contracts: readonly Contract[], sort: Sort): (() => void) | undefined {
  if (!tellsWhenIdle() || contracts.length > SORTED_AHEAD) return undefined;
  const ahead = [...sorts];
  let stop: (() => void) | undefined;
  const next = () => {
    const order = ahead.shift();
    if (!order) return;
    sort(contracts, order);
    stop = whenIdle(next);
  };
  const quiet = setTimeout(() => {
    stop = whenIdle(next);
  }, QUIET_MS);
  return () => {
    clearTimeout(quiet);
    stop?.();
  };
}

/** Reads the names once, so that the first key of a search does not have to. Answers how to stop. */
function readNamesWhenIdle(contracts: readonly Contract[]): () => void {
  return whenIdle(() => void filterByName(contracts, '\0'));
}
