/**
 * What the screen in the address is going to ask for goes out beside the question who is there. It would otherwise go out only when
 * that is answered: a round trip during which the page shows nothing. Without a valid session neither is answered.
 */
import { matchPath } from 'react-router-dom';
import { localDay } from '../../contract/calendar.ts';
import { api } from '../api/api.ts';
import { cycleApi } from '../api/cycleApi.ts';
import { paths } from '../domain/paths.ts';
import { tokenRestored } from '../features/auth/authSlice.ts';
import { currentTime } from '../platform/clock.ts';
import { navigation } from '../platform/navigation.ts';
import type { AppStartListening } from './appTypes.ts';

const showContracts: ReadonlySet<string> = new Set([paths.contracts, paths.dashboard, paths.calendar]);

export function startFirstCalls(startListening: AppStartListening): void {
  startListening({
    actionCreator: tokenRestored,
    effect: ({ payload }, { dispatch }) => {
      if (!payload.token) return;
      const [path = ''] = navigation.path().split('?');
      const today = localDay(currentTime());
      if (showContracts.has(path)) dispatch(api.util.prefetch('listContracts', { today }, {}));
      if (path === paths.dashboard) dispatch(api.util.prefetch('getDashboardStats', { today }, {}));
      const id = matchPath(paths.contract, path)?.params.id;
      const isForm = path === paths.newContract || path === paths.importSheet;
      if (id && !isForm) dispatch(cycleApi.util.prefetch('getContract', { id, today }, {}));
    },
  });
}
