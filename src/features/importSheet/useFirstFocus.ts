/**
 * What a step says first has the focus once the step is there, so that keyboards and screen readers follow: what was pressed for it is gone. A
 * dialog that was opened meanwhile keeps it.
 */
import { type RefObject, useEffect, useRef } from 'react';

export function useFirstFocus<T extends HTMLElement>(): RefObject<T | null> {
  const first = useRef<T>(null);
  useEffect(() => {
    const element = first.current;
    const active = element?.ownerDocument.activeElement;
    if (!active || active === element.ownerDocument.body || active.closest('main')) element?.focus();
  }, []);
  return first;
}
