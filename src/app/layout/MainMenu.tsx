/** The main menu: the screens, and at its foot the support log and Logout. Both drawers show it. */
import BugOutlined from '@ant-design/icons/es/icons/BugOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import { NavLink } from 'react-router-dom';
import { saveSupportLog } from '../../features/support/saveSupportLog.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { menuEntries, quietEntries } from './menuEntries.tsx';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import { useLogout } from './useLogout.tsx';

export function MainMenu({ onChosen }: { onChosen?: () => void }) {
  const dispatch = useAppDispatch();
  const { logout, dialog } = useLogout();
  const painted = useAfterPaint();
  return (
    <nav className="main-nav" aria-label="Main">
      {[menuEntries, quietEntries].map((entries) => (
        <ul key={entries[0]?.to} className="main-menu">
          {entries.map(({ to, label, icon, count: Count }) => (
            <li key={to}>
              <NavLink className="menu-entry" to={to} onClick={onChosen}>
                {icon}
                {label}
                {Count ? <Count wanted={painted} /> : null}
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
      <ul className="main-menu menu-foot">
        <li>
          <button
            type="button"
            className="menu-entry"
            onClick={() => {
              dispatch(saveSupportLog());
              onChosen?.();
            }}
          >
            <BugOutlined aria-hidden />
            Save support log
          </button>
        </li>
        <li>
          <button type="button" className="menu-entry" onClick={logout}>
            <LogoutOutlined aria-hidden />
            Logout
          </button>
        </li>
      </ul>
      {dialog}
    </nav>
  );
}
