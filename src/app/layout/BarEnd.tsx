/** The right end of the top bar: the search, the bell and the account menu. Loaded when the screen has been drawn. */
import { Bell } from '../../features/bell/Bell.tsx';
import { PaletteButton } from '../../features/palette/PaletteButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SharedBadge } from './SharedBadge.tsx';

export type BarEndProps = {
  /** Its code may come. */ wanted: boolean;
  /** How many notices are unread, at every change. */ onUnread: (unread: number) => void;
};

export function BarEnd({ onUnread }: BarEndProps) {
  return (
    <div className="bar-end">
      <SharedBadge />
      <PaletteButton />
      <Bell onUnread={onUnread} />
      <AccountMenu />
    </div>
  );
}
