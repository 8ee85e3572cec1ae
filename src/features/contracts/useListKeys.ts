/** Keys of the list: `/` goes to the search, arrows go from row to row. Letters work only where no field has the focus. */
import { type RefObject, useEffect } from 'react';
import { onKeyDown } from '../../platform/keys.ts';

export function useListKeys(list: RefObject<HTMLElement | null>, search: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (at?.closest('input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox]'))
        return;
      if (event.key === '/') {
        event.preventDefault();
        search.current?.focus();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const links = [...(list.current?.querySelectorAll<HTMLElement>('.row-link') ?? [])];
        const row = at?.closest('tr, .contract-card')?.querySelector<HTMLElement>('.row-link');
        const next = links[row ? links.indexOf(row) + (event.key === 'ArrowDown' ? 1 : -1) : 0];
        if (!next || !row) return;
        event.preventDefault();
        next.focus();
      }
    };
    return onKeyDown(onKey);
  }, [list, search]);
}
