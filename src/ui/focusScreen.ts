/** Moves the focus to the screen that `element` stands on, for what goes away with the focus in it: the Tab key goes on from there. */
export function focusScreen(element: HTMLElement): void {
  element.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
}
