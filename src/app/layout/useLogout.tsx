/** Logging out, wherever it is asked for: with a question before it where work would be lost. */
import { type ReactNode, useState } from 'react';
import { signedOut } from '../../features/auth/authSlice.ts';
import { selectValuesTyped } from '../../features/contract/valueDraftsSlice.ts';
import { hasUnsavedWork } from '../../features/wizard/unsavedWork.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { partOnDemand } from '../../ui/partOnDemand.tsx';
import type { LogoutDialogProps } from './LogoutDialog.tsx';
import { PartNotice } from './PartNotice.tsx';
import { useTypedForms } from './useTypedForms.ts';

const LogoutDialog = partOnDemand<LogoutDialogProps>(
  () => import('./LogoutDialog.tsx').then((module) => module.LogoutDialog),
  ({ onCancel }) => <PartNotice onShown={onCancel} />,
  ({ open }) => open || null,
);

/** `dialog` is to be drawn beside what calls `logout`. */
export function useLogout(): { logout: () => void; dialog: ReactNode } {
  const dispatch = useAppDispatch();
  const unsaved = useAppSelector(({ wizard }) => hasUnsavedWork(wizard));
  const typed = useAppSelector(selectValuesTyped);
  const forms = useTypedForms();
  const [asking, setAsking] = useState(false);
  return {
    logout: () => (unsaved || typed || forms.length > 0 ? setAsking(true) : dispatch(signedOut())),
    dialog: (
      <LogoutDialog
        open={asking}
        corrections={unsaved}
        values={typed}
        forms={forms}
        onCancel={() => setAsking(false)}
        onLogout={() => dispatch(signedOut())}
      />
    ),
  };
}
