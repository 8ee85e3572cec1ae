/** Scrolling a document on its desk: the screen around it stays where it is, in browsers that can. */

/** In others the screen scrolls, too. */
const onDesk = { container: 'nearest', inline: 'nearest' } as const;

/** What the top bar covers, px. */
const COVERED = 56;

/** Brings the start of a page to the top of the desk. */
export function turnToPage(page: Element): void {
  page.scrollIntoView({ block: 'start', ...onDesk });
}

/** Brings a passage into the middle of the desk, and, where somebody asked for it, of the screen if it isn't seen then. */
export function showPassage(mark: Element, asked: boolean): void {
  mark.scrollIntoView({ block: 'center', ...onDesk });
  if (!asked) return;
  const { top, bottom } = mark.getBoundingClientRect();
  const { clientHeight } = mark.ownerDocument.documentElement;
  if (top < COVERED || bottom > clientHeight) mark.scrollIntoView({ block: 'center', inline: 'nearest' });
}

/** Changes the size of what lies on the desk, and keeps in its middle what was there. */
export function keepMiddle(desk: Element | null, change: () => void): void {
  const middle = desk ? (desk.scrollTop + desk.clientHeight / 2) / desk.scrollHeight : 0;
  change();
  desk?.scrollTo({ top: middle * desk.scrollHeight - desk.clientHeight / 2 });
}
