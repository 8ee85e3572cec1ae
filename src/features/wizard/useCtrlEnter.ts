/** Ctrl+Enter (or Cmd+Enter) does what the main button of the step does, wherever the focus is on the page. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { focusedElement, onKeyDown } from '../../platform/keys.ts';

/** Pressed twice within this many milliseconds is meant once: the second one would act on a step that was not looked at yet. */
const TWICE = 500;

/** `ready`: can the button be pressed? In a dialog the keys belong to the dialog. */
export function useCtrlEnter(ready: boolean, press: () => void): void {
  const pressed = useRef(-Infinity);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || !ready) return;
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    event.preventDefault();
    if (event.timeStamp - pressed.current < TWICE) return;
    pressed.current = event.timeStamp;
    // A field takes what was typed when it is left.
    const field = focusedElement();
    field?.blur();
    field?.focus({ preventScroll: true });
    press();
  });
  // Before the field that has the focus: Enter alone means something there.
  useEffect(() => onKeyDown(onKey, { first: true }), []);
}
