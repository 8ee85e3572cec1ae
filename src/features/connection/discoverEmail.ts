/** Finds out which account is connected: different calls know it, so they are asked one after the other. */
import { api } from '../../api/api.ts';
import type { AppListenerApi } from '../../store/appTypes.ts';
import { emailFound, emailNotFound, emailSearchStarted } from './connectionSlice.ts';

const fresh = { forceRefetch: true, subscribe: false } as const;

/** Status, then auth-status, then the mailbox's profile, then the connection test; stops at the first that knows. */
export async function discoverEmail({ dispatch, getState }: AppListenerApi): Promise<void> {
  const known = () => getState().connection.email !== null || !getState().connection.connected;
  if (known()) return;
  dispatch(emailSearchStarted());
  for (const ask of sources) {
    const email = await ask(dispatch);
    if (known()) return;
    if (email) {
      dispatch(emailFound({ email }));
      return;
    }
  }
  dispatch(emailNotFound());
}

type Dispatch = AppListenerApi['dispatch'];

const sources: ((dispatch: Dispatch) => Promise<string | null | undefined>)[] = [
  async (dispatch) => (await dispatch(api.endpoints.getGoogleStatus.initiate(undefined, fresh))).data?.workspaceEmail,
  async (dispatch) => (await dispatch(api.endpoints.getGoogleAuthStatus.initiate(undefined, fresh))).data?.email,
  async (dispatch) => (await dispatch(api.endpoints.getGmailProfile.initiate(undefined, fresh))).data?.emailAddress,
  async (dispatch) => {
    const { data } = await dispatch(api.endpoints.testGoogleConnection.initiate(undefined, fresh));
    return data?.workspaceEmail ?? data?.services.gmail.emailAddress;
  },
];
