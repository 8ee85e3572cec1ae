/** The palette with what it can reach: the screens of the main menu, and what the frame can do. And the list of keys. Loaded when either is first opened. */
import { KeyList } from '../../features/palette/KeyList.tsx';
import { Palette } from '../../features/palette/Palette.tsx';
import { menuEntries, quietEntries } from './menuEntries.tsx';
import { useCommand } from './useCommand.tsx';

/** Both are for who draws something in its place where the code does not arrive. */
export type CommandPaletteProps = { open: boolean; onClose: () => void };

const screens = [...menuEntries, ...quietEntries];

export function CommandPalette({ onClose: _onClose }: CommandPaletteProps) {
  const { run, dialog } = useCommand();
  return (
    <>
      <Palette screens={screens} onAct={run} />
      <KeyList />
      {dialog}
    </>
  );
}
