/** Ctrl+K, or Command+K on a Mac, opens the palette from anywhere, and closes it again. `?` lists all keys. */
import { useEffect } from 'react';
import { isDialogInSight, onKeyDown } from '../../platform/keys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { keysOpened, paletteClosed, paletteOpened, selectPalette } from './paletteSlice.ts';

/** Where a question mark is typed, it is a question mark. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Answers whether the palette or the list of keys is open. Over another dialog neither is opened: that one asks for an answer first. */
export function usePaletteKey(): boolean {
  const dispatch = useAppDispatch();
  const { open, keysListed } = useAppSelector(selectPalette);
  useEffect(() => {
    return onKeyDown((event) => {
      if (event.key === '?') {
        const typed = event.target instanceof Element && event.target.closest(FIELDS) !== null;
        if (!typed && !event.ctrlKey && !event.metaKey && !isDialogInSight()) dispatch(keysOpened());
        return;
      }
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      // Browsers would go to their address bar.
      event.preventDefault();
      if (open) dispatch(paletteClosed());
      else if (!isDialogInSight()) dispatch(paletteOpened());
    });
  }, [dispatch, open]);
  return open || keysListed;
}
