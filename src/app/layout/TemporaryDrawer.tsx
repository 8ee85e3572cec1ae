/** The drawer of small screens: over the page, opened by the menu button. Loaded when it is first opened. */
import { Drawer } from 'antd';
import { limits } from '../../domain/limits.ts';
import { productName } from '../../../contract/product.ts';
import { MainMenu } from './MainMenu.tsx';

const logo = `${import.meta.env.BASE_URL}favicon.svg`;

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
      // Like the drawer of wide screens, it begins with whose it is.
      title={
        <span className="drawer-brand in-drawer">
          <img src={logo} alt="" width="20" height="20" />
          {productName}
        </span>
      }
      closable={{ placement: 'end' }}
      styles={{ body: { padding: 0 } }}
    >
      <MainMenu onChosen={onClose} />
    </Drawer>
  );
}
