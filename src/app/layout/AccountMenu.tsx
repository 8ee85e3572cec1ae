/** The account menu: who is signed in, the renewals databases where there are several, the account, the settings, and a way out. */
import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import SettingOutlined from '@ant-design/icons/es/icons/SettingOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type RenewalsDatabase, useGetSharingQuery, useOpenRenewalsDatabaseMutation } from '../../api/sharingApi.ts';
import { paths } from '../../domain/paths.ts';
import { selectUser } from '../../features/auth/authSlice.ts';
import { navigation } from '../../platform/navigation.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { KeyMenu } from '../../ui/KeyMenu.tsx';
import { useLogout } from './useLogout.tsx';

export function AccountMenu() {
  const email = useAppSelector(selectUser)?.email ?? '';
  const navigate = useNavigate();
  const { logout, dialog } = useLogout();
  const [wasOpened, setWasOpened] = useState(false);
  const { data } = useGetSharingQuery(undefined, { skip: !wasOpened });
  const [openDatabase] = useOpenRenewalsDatabaseMutation();
  const databases = data && data.databases.length > 1 ? data.databases : [];
  const items = [
    ...(databases.length > 0 ? [databasesItem(databases), { type: 'divider' as const }] : []),
    { key: paths.account, label: 'Account', icon: <UserOutlined aria-hidden /> },
    { key: paths.settings, label: 'Settings', icon: <SettingOutlined aria-hidden /> },
    { type: 'divider' as const },
    { key: 'logout', label: 'Logout', icon: <LogoutOutlined aria-hidden /> },
  ];
  const act = async (key: string) => {
    const chosen = databases.find(({ id }) => id === key);
    if (!chosen) return key === 'logout' ? logout() : void navigate(key);
    const { error } = await openDatabase({ openRenewalsDatabaseRequest: { id: key } });
    // Nothing of the earlier one may stay on the screen.
    if (!error) navigation.go(paths.dashboard);
  };
  return (
    <>
      <KeyMenu
        placement="bottomRight"
        items={items}
        onOpen={() => setWasOpened(true)}
        onChoose={(key) => void act(key)}
      >
        {(onButton) => (
          <button
            type="button"
            className="bar-button"
            aria-haspopup="menu"
            aria-label={`Account of ${email}`}
            {...onButton}
          >
            {/* The letter is drawn by the style sheet: as a text of its own it would have to be part of the button's name. */}
            <span
              className="owner-initials account-initial"
              aria-hidden
              data-initial={email.slice(0, 1).toUpperCase()}
            />
          </button>
        )}
      </KeyMenu>
      {dialog}
    </>
  );
}

function databasesItem(databases: readonly RenewalsDatabase[]) {
  return {
    type: 'group' as const,
    label: 'Renewals database',
    children: databases.map(({ id, begunBy, own, open }) => ({
      key: id,
      label: `${own ? 'Your own' : `Started by ${begunBy ?? 'a former colleague'}`}${open ? ' (open)' : ''}`,
      icon: open ? <CheckOutlined aria-hidden /> : <span className="anticon" aria-hidden />,
      disabled: open,
    })),
  };
}
