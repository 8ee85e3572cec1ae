/** The account menu: who is signed in, the account, the settings, and a way out. */
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { selectUser } from '../../features/auth/authSlice.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useLogout } from './useLogout.tsx';

export function AccountMenu() {
  const email = useAppSelector(selectUser)?.email ?? '';
  const navigate = useNavigate();
  const { logout, dialog } = useLogout();
  const items = [
    { key: paths.account, label: 'Account', icon: <UserOutlined aria-hidden /> },
    { key: paths.settings, label: 'Settings', icon: <SettingOutlined aria-hidden /> },
    { type: 'divider' as const },
    { key: 'logout', label: 'Logout', icon: <LogoutOutlined aria-hidden /> },
  ];
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items, selectable: false, onClick: ({ key }) => (key === 'logout' ? logout() : void navigate(key)) }}
      >
        <button type="button" className="bar-button" aria-haspopup="menu" aria-label={`Account of ${email}`}>
          {/* The letter is drawn by the style sheet: as a text of its own it would have to be part of the button's name. */}
          <span className="owner-initials account-initial" aria-hidden data-initial={email.slice(0, 1).toUpperCase()} />
        </button>
      </Dropdown>
      {dialog}
    </>
  );
}
