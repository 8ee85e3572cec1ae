/** For the links of views: what one stands for shows at once, and the address follows. */
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../ui/useOpenLink.ts';

/** Answers what a link to such a part of the list's address does when it is clicked. What the browser is asked for, it does itself. */
export function showsAtOnce(query: string, onView: (query: string) => void): (event: MouseEvent) => void {
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onView(query);
  };
}
