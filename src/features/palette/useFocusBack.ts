/** Gives the focus back to what had it before something opened. What a choice leads to may take it from there. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusedElement } from '../../platform/keys.ts';

/** What opens must take the focus in an effect, not before: by then it has been seen who has it. */
export function useFocusBack(open: boolean): void {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = focusedElement() ?? before.current;
  }, [open]);
  useEffect(() => {
    if (open) return;
    before.current?.focus();
    before.current = null;
  }, [open]);
}
