/** The main menu: the screens, and at its foot the support log and Logout. Both drawers show it. */
import BugOutlined from '@ant-design/icons/es/icons/BugOutlined';
import LogoutOutlined from '@ant-design/icons/es/icons/LogoutOutlined';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { signedOut } from '../../features/auth/authSlice.ts';
import { saveSupportLog } from '../../features/support/saveSupportLog.ts';
import { hasUnsavedWork } from '../../features/wizard/unsavedWork.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import type { LogoutDialogProps } from './LogoutDialog.tsx';
import { menuEntries, quietEntries } from './menuEntries.tsx';
import { PartNotice } from './PartNotice.tsx';

const LogoutDialog = partOnDemand<LogoutDialogProps>(
  () => import('./LogoutDialog.tsx').then((module) => module.LogoutDialog),
  ({ onCancel }) => <PartNotice onShown={onCancel} />,
  ({ open }) => open || null,
);

export function MainMenu({ onChosen }: { onChosen?: () => void }) {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(({ wizard }) => hasUnsavedWork(wizard));
  const [asking, setAsking] = useState(false);
  return (
    <nav className="main-nav" aria-label="Main">
      {[menuEntries, quietEntries].map((entries) => (
        <ul key={entries[0]?.to} className="main-menu">
          {entries.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink className="menu-entry" to={to} onClick={onChosen}>
                {icon}
                {label}
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
          <button
            type="button"
            className="menu-entry"
            onClick={() => (unsaved ? setAsking(true) : dispatch(signedOut()))}
          >
            <LogoutOutlined aria-hidden />
            Logout
          </button>
        </li>
      </ul>
      <LogoutDialog open={asking} onCancel={() => setAsking(false)} onLogout={() => dispatch(signedOut())} />
    </nav>
  );
}
