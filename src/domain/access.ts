/** Who may see what: the guards of the route table (specification, section 2) as one pure decision. */
import { paths } from './paths.ts';

export type Access =
  | { kind: 'show' }
  | { kind: 'loading' }
  /** `remember`: come back to the path asked for after the next sign-in. */
  | { kind: 'redirect'; to: string; remember: boolean };

/** `guest`: the sign-in and sign-up screens; `protected`: the layout's screens; `wizard`: /upload-contracts, which waits for a stored token. */
export type Area = 'guest' | 'protected' | 'wizard';

export type Session = {
  /** The first check has not ended. */
  loading: boolean;
  signedIn: boolean;
  hasToken: boolean;
  /** The user pressed Logout: nobody wants to be led back. */
  signedOutByUser: boolean;
  /** A sign-in just succeeded and the full page navigation is under way. */
  leaving: boolean;
};

/** What to do with a visitor of an area. */
export function decideAccess(area: Area, session: Session): Access {
  if (session.loading) return { kind: 'loading' };
  if (area === 'guest') {
    const stay = !session.signedIn || session.leaving;
    return stay ? { kind: 'show' } : { kind: 'redirect', to: paths.wizard, remember: false };
  }
  if (session.signedIn) return { kind: 'show' };
  if (session.signedOutByUser) return { kind: 'redirect', to: paths.login, remember: false };
  if (area === 'wizard' && session.hasToken) return { kind: 'loading' };
  const to = area === 'wizard' ? `${paths.login}?redirect=${paths.wizard}` : paths.login;
  return { kind: 'redirect', to, remember: true };
}
