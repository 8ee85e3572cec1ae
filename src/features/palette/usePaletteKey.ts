/** Ctrl+K, or Command+K on a Mac, opens the palette from anywhere, and closes it again. */
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { paletteClosed, paletteOpened, selectPalette } from './paletteSlice.ts';

/** Answers whether the palette is open. Over another dialog it isn't opened: that one asks for an answer first. */
export function usePaletteKey(): boolean {
  const dispatch = useAppDispatch();
  const { open } = useAppSelector(selectPalette);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return;
      // Browsers would go to their address bar.
      event.preventDefault();
      if (open) dispatch(paletteClosed());
      else if (!isAsking()) dispatch(paletteOpened());
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [dispatch, open]);
  return open;
}

/** Is a dialog in sight? Those that were closed may stay in the page, hidden. */
function isAsking(): boolean {
  return [...document.querySelectorAll('[aria-modal=true]')].some((dialog) => dialog.getClientRects().length > 0);
}
