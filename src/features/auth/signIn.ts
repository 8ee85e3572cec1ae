/** Signing in and signing up: the calls in their order, up to the full page navigation that ends them. */
import { api } from '../../api/api.ts';
import { readApiError, troubleSentence } from '../../api/apiError.ts';
import { paths } from '../../domain/paths.ts';
import { ownPath } from '../../domain/redirect.ts';
import { navigation } from '../../platform/navigation.ts';
import { takeRememberedPath } from '../../platform/redirectMemory.ts';
import type { AppThunk } from '../../store/appTypes.ts';
import { codeAsked, type SignInFailure, signInFailed, signInSubmitted, tokenReceived } from './authSlice.ts';

export type Credentials = { email: string; password: string; oneTimeCode?: string };

/**
 * Signs in and leaves the page: for the remembered path, the one the address asks for (`?redirect=`), or the fallback.
 * Untracked mutations: neither the password nor the token's answer stays in the API cache.
 */
export function signIn(credentials: Credentials, asked: string | null = null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(signInSubmitted());
    await enter(credentials, asked, 'login')(dispatch);
  };
}

/** Creates the account, then signs in with it. */
export function signUp(credentials: Credentials, invitation: string | null = null): AppThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(signInSubmitted());
    const { error } = await dispatch(
      api.endpoints.register.initiate(
        { registerRequest: { ...credentials, ...(invitation === null ? {} : { invitation }) } },
        { track: false },
      ),
    );
    if (error) dispatch(signInFailed({ step: 'registration', trouble: troubleSentence(error) }));
    else await enter(credentials, null, 'login after registration')(dispatch);
  };
}

function enter(credentials: Credentials, asked: string | null, step: SignInFailure['step']) {
  return async (dispatch: Parameters<AppThunk>[0]): Promise<void> => {
    const login = await dispatch(api.endpoints.login.initiate({ loginRequest: credentials }, { track: false }));
    if (login.error) {
      const { code } = readApiError(login.error);
      if (code === 'SECOND_FACTOR') dispatch(codeAsked());
      else if (code === 'SECOND_FACTOR_REFUSED') dispatch(signInFailed({ step: 'code', trouble: null }));
      else dispatch(signInFailed({ step, trouble: troubleSentence(login.error) }));
      return;
    }
    dispatch(tokenReceived({ token: login.data.token }));
    const me = await dispatch(
      api.endpoints.getCurrentUser.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (me.error) dispatch(signInFailed({ step, trouble: troubleSentence(me.error) }));
    else navigation.go(takeRememberedPath() ?? ownPath(asked) ?? paths.wizard);
  };
}
