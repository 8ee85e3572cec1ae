import { describe, expect, it } from 'vitest';
import { decideAccess, type Session } from './access.ts';

const session = (more: Partial<Session> = {}): Session => ({
  loading: false,
  signedIn: false,
  hasToken: false,
  signedOutByUser: false,
  leaving: false,
  ...more,
});
const user = session({ signedIn: true, hasToken: true });

describe('access', () => {
  it('waits for the first check everywhere', () => {
    for (const area of ['guest', 'protected', 'wizard'] as const) {
      expect(decideAccess(area, session({ loading: true, hasToken: true }))).toEqual({ kind: 'loading' });
    }
  });

  it('shows a signed-in user everything but the sign-in screens', () => {
    expect(decideAccess('protected', user)).toEqual({ kind: 'show' });
    expect(decideAccess('wizard', user)).toEqual({ kind: 'show' });
    expect(decideAccess('guest', user)).toEqual({ kind: 'redirect', to: '/upload-contracts', remember: false });
  });

  it('keeps the sign-in screen in place while its page navigation is under way', () => {
    expect(decideAccess('guest', { ...user, leaving: true })).toEqual({ kind: 'show' });
  });

  it('sends everybody else to sign in, and remembers where they wanted to go', () => {
    expect(decideAccess('guest', session())).toEqual({ kind: 'show' });
    expect(decideAccess('protected', session())).toEqual({ kind: 'redirect', to: '/login', remember: true });
    expect(decideAccess('wizard', session())).toEqual({
      kind: 'redirect',
      to: '/login?redirect=/upload-contracts',
      remember: true,
    });
  });

  it('waits on the wizard while a token has no user yet', () => {
    expect(decideAccess('wizard', session({ hasToken: true }))).toEqual({ kind: 'loading' });
  });

  it('sends somebody who pressed Logout to sign in, and remembers nothing', () => {
    for (const area of ['protected', 'wizard'] as const) {
      expect(decideAccess(area, session({ signedOutByUser: true }))).toEqual({
        kind: 'redirect',
        to: '/login',
        remember: false,
      });
    }
  });
});
