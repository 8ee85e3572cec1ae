/** The keys of the review one at a time. A key that means something where the focus is, as in a field or on a button, is left to it. */
import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen, onKeyDown } from '../../../platform/keys.ts';

type Keys = {
  move: (by: 1 | -1) => void;
  confirm: () => void;
  edit: () => void;
  /** Counted from 0. */
  choose: (index: number) => void;
  enabled: boolean;
};

const FIELDS =
  'input:not([type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="combobox"]';
const PRESSED_BY_ENTER = 'a, button, summary';

/** What is looked at. Enter elsewhere, as on the choice of the view or the heading of a step just reached, has not seen the contract. */
const LOOKED_AT = '.one-columns';

export function useReviewKeys({ move, confirm, edit, choose, enabled }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event;
    if (!enabled || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const element = target instanceof Element ? target : null;
    if (element?.closest(FIELDS) || isDialogOpen()) return;
    if (key === 'Enter' && (event.repeat || !confirmsHere(element))) return;
    const act = actionOf(key.toLowerCase(), { move, confirm, edit, choose });
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => onKeyDown(onKey), []);
}

function confirmsHere(element: Element | null): boolean {
  if (!element || element === element.ownerDocument.body) return true;
  return element.closest(LOOKED_AT) !== null && element.closest(PRESSED_BY_ENTER) === null;
}

function actionOf(key: string, { move, confirm, edit, choose }: Omit<Keys, 'enabled'>): (() => void) | null {
  if (key === 'j') return () => move(1);
  if (key === 'k') return () => move(-1);
  if (key === 'e') return edit;
  if (key === 'enter') return confirm;
  return /^[1-9]$/.test(key) ? () => choose(Number(key) - 1) : null;
}
