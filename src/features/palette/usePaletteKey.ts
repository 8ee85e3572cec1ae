/** Ctrl+K, or Command+K on a Mac, opens the palette from anywhere, and closes it again. */
import { useEffect } from 'react';
import { isDialogInSight, onKeyDown } from '../../platform/keys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { paletteClosed, paletteOpened, selectPalette } from './paletteSlice.ts';

/** Answers whether the palette is open. Over another dialog it isn't opened: that one asks for an answer first. */
export function usePaletteKey(): boolean {
  const dispatch = useAppDispatch();
  const { open } = useAppSelector(selectPalette);
  useEffect(() => {
    return onKeyDown((event) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      // Browsers would go to their address bar.
      event.preventDefault();
      if (open) dispatch(paletteClosed());
      else if (!isDialogInSight()) dispatch(paletteOpened());
    });
  }, [dispatch, open]);
  return open;
}
