/** The arrow keys, Home and End lead through a list of checkboxes, each of which Tab reaches, too. Space selects, as it does anyway. */
import type { KeyboardEvent } from 'react';

/** To be called with each key that is pressed in the list. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const at = boxes.findIndex((box) => box === event.target);
  if (at < 0) return;
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 };
  const to = places[event.key];
  if (to === undefined) return;
  // The page would scroll, also at the end of the list.
  event.preventDefault();
  boxes[to]?.focus();
}
