/** What is known of the session, apart from the slice: the sign-in screen reads it before the store has been loaded. */
import type { User } from '../../domain/user.ts';

export type AuthState = {
  /** True until the first check ends. */
  loading: boolean;
  user: User | null;
  token: string | null;
  /** A sign-in or sign-up is under way, up to the page navigation that ends it. */
  signingIn: boolean;
  /** Why the last sign-in did not work, in the auth step's own words. */
  error: string | null;
  /** What really happened, where it was no refusal: no network, a server error, too many attempts. */
  trouble: string | null;
  /** `elsewhere`: the user signed out in another tab, and what is typed in this one was kept. */
  signedOutBy: 'user' | 'elsewhere' | 'expiry' | null;
  /** The password was right, and the account has a second factor: its code is wanted. */
  codeWanted: boolean;
};

export const initialAuthState: AuthState = {
  loading: true,
  user: null,
  token: null,
  signingIn: false,
  error: null,
  trouble: null,
  signedOutBy: null,
  codeWanted: false,
};
