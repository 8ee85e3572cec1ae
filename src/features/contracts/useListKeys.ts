/**
 * Keys of the list: `/` goes to the search, arrows go from there to the first row, from row to row, and back; Home and End go to the first row of
 * the page and to its last. Left and right go through a row, and are the way to its buttons: the Tab key stops at its box and its name alone.
 * Letters work only where no field has the focus.
 */
import { type RefObject, useEffect } from 'react';
import { onKeyDown } from '../../platform/keys.ts';

export function useListKeys(list: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      const go = (to: HTMLElement | null | undefined) => {
        if (!to) return;
        event.preventDefault();
        to.focus();
      };
      if (at !== null && at === search.current) {
        if (event.key === 'ArrowDown') go(linksIn(list.current)[0]);
        return;
      }
      if (at?.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]'))
        return;
      if (event.key === '/') go(search.current);
      else {
        const within = at?.closest('tr, .contract-card');
        const row = within?.querySelector<HTMLElement>('.row-link');
        if (!within || !row) return;
        if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
          const stops = [...within.querySelectorAll<HTMLElement>('.row-select, .row-link, .row-action')];
          const step = event.key === 'ArrowRight' ? 1 : -1;
          go(stops[stops.findIndex((stop) => stop === at) + step]);
          return;
        }
        const links = linksIn(list.current);
        const here = links.indexOf(row);
        const places: Record<string, number> = {
          ArrowDown: here + 1,
          ArrowUp: here - 1,
          Home: 0,
          End: links.length - 1,
        };
        const to = places[event.key];
        if (to !== undefined) go(to < 0 ? search.current : links[to]);
      }
    };
    return onKeyDown(onKey);
  }, [list, search]);
}

function linksIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('.row-link') ?? [])];
}
