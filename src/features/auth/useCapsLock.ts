/** Is caps lock on? Known only while keys are pressed in the field the handlers are put on. */
import { type KeyboardEvent, useState } from 'react';

export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { capsLock: on, capsLockHandlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}
