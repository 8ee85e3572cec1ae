/** The way to the palette for the pointer, and the hint at its keys. */
import './paletteButton.css';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { onMac } from '../../platform/keys.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { paletteOpened, selectPalette } from './paletteSlice.ts';

export function PaletteButton() {
  const dispatch = useAppDispatch();
  const { open } = useAppSelector(selectPalette);
  return (
    <button
      type="button"
      className="palette-button"
      aria-label="Search and commands"
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-keyshortcuts={onMac ? 'Meta+K' : 'Control+K'}
      onClick={() => dispatch(paletteOpened())}
    >
      <SearchOutlined aria-hidden />
      <span aria-hidden>Search</span>
      {/* Drawn by the style sheet: as a text of its own it would have to be part of the button's name. */}
      <kbd aria-hidden data-keys={onMac ? '⌘K' : 'Ctrl K'} />
    </button>
  );
}
