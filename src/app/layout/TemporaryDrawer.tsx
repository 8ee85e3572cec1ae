/** The drawer of small screens: over the page, opened by the menu button. Loaded when it is first opened. */
import { Drawer } from 'antd';
import { limits } from '../../domain/limits.ts';
import { MainMenu } from './MainMenu.tsx';

export type TemporaryDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** It is out of sight. */ onClosed: () => void;
};

export function TemporaryDrawer({ open, onClose, onClosed }: TemporaryDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(shown) => {
        if (!shown) onClosed();
      }}
      placement="left"
      size={limits.drawerWidth}
      title="Menu"
      closable={{ placement: 'end' }}
      styles={{ body: { padding: 0 } }}
    >
      <MainMenu onChosen={onClose} />
    </Drawer>
  );
}
