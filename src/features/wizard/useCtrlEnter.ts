/** Ctrl+Enter (or Cmd+Enter) does what the main button of the step does, wherever the focus is on the page. */
import { useEffect, useEffectEvent } from 'react';
import { onKeyDown } from '../../platform/keys.ts';

/** `ready`: can the button be pressed? In a dialog the keys belong to the dialog. */
export function useCtrlEnter(ready: boolean, press: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || !ready) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    event.preventDefault();
    press();
  });
  // Before the field that has the focus: Enter alone means something there.
  useEffect(() => onKeyDown(onKey, { first: true }), []);
}
