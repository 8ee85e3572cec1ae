/** The drawer of small screens: over the page, opened by the menu button. Loaded when it is first opened. */
import { Drawer } from 'antd';
import { limits } from '../../domain/limits.ts';
import { MainMenu } from './MainMenu.tsx';

// eslint-disable-next-line import/no-default-export -- React.lazy asks for one.
export default function TemporaryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={limits.drawerWidth}
      title="Menu"
      styles={{ body: { padding: 0 } }}
    >
      <MainMenu onChosen={onClose} />
    </Drawer>
  );
}
