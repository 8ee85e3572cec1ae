/** The drawer of small screens: over the page, opened by the menu button. Loaded when it is first opened. */
import { Drawer } from 'antd';
import { limits } from '../../domain/limits.ts';
import { MainMenu } from './MainMenu.tsx';

type Props = { open: boolean; onClose: () => void; /** It is out of sight. */ onClosed: () => void };

// eslint-disable-next-line import/no-default-export -- React.lazy asks for one.
export default function TemporaryDrawer({ open, onClose, onClosed }: Props) {
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
      styles={{ body: { padding: 0 } }}
    >
      <MainMenu onChosen={onClose} />
    </Drawer>
  );
}
