/** Does what a command of the palette says. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLogout } from './useLogout.tsx';
import { paths } from '../../domain/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useToday } from '../../ui/useToday.ts';
import { useExport } from '../../features/contracts/useExport.ts';
import { saveSupportLog } from '../../features/support/saveSupportLog.ts';
import { newSearchChosen } from '../../features/wizard/wizardSlice.ts';
import type { Act } from '../../features/palette/commands.tsx';
import { keysOpened } from '../../features/palette/paletteSlice.ts';

/** `dialog` is to be drawn beside what calls `run`: logging out may ask first. */
export function useCommand(): { run: (act: Act) => void; dialog: ReactNode } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const today = useToday();
  const { run: exportContracts } = useExport();
  const { logout, dialog } = useLogout();
  const done = useAppSelector(({ wizard }) => wizard.phase.name === 'done');
  const run = (act: Act) => {
    switch (act.do) {
      case 'go':
        return void navigate(act.to);
      case 'newSearch':
        // What the wizard is in the middle of is shown, not thrown away.
        if (done) dispatch(newSearchChosen());
        return void navigate(paths.wizard);
      case 'export':
        return void exportContracts({ format: act.format, today, view: {} });
      case 'listKeys':
        return void dispatch(keysOpened());
      case 'supportLog':
        return dispatch(saveSupportLog());
      case 'logout':
        return logout();
    }
  };
  return { run, dialog };
}
