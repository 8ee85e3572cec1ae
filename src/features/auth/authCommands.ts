/** What the sign-in screens ask for. They are drawn before the store has been loaded, so the calls behind it are loaded when they are wanted. */
import type { AppThunk } from '../../store/appTypes.ts';
import type { Credentials } from './signIn.ts';

/** Signs in and leaves the page; see `signIn.ts`. Rejects where the code could not be loaded. */
export function signIn(credentials: Credentials, asked: string | null = null): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch((await import('./signIn.ts')).signIn(credentials, asked));
}

/** Creates the account and signs in; see `signIn.ts`. Rejects where the code could not be loaded. */
export function signUp(credentials: Credentials, invitation: string | null = null): AppThunk<Promise<void>> {
  return async (dispatch) => dispatch((await import('./signIn.ts')).signUp(credentials, invitation));
}

/** Forgets what the last attempt said. */
export function closeForm(): AppThunk<Promise<void>> {
  return async (dispatch) => void dispatch((await import('./authSlice.ts')).formClosed());
}
