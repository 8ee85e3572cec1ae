/** A click beside what can be pressed in a row does what the row's link does. The keyboard has the link itself. */
import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, select';

/** For `onClick` of the row: opens its first link, in another tab where the keys ask for that. */
export function openRow({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  // A menu of the row's stands elsewhere on the page.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  // Whoever misses a box or a button by a hair means that one.
  if (target.closest(CONTROLS) || target.closest('td')?.querySelector('button, input')) return;
  // Somebody marks a text to copy it.
  if (getSelection()?.type === 'Range') return;
  const click = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  currentTarget.querySelector('a[href]')?.dispatchEvent(click);
}
