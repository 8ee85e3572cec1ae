/** The operations of the tag `account`: what a user does with the account beyond signing up and in. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { MockBackend } from '../backend.ts';
import { signedIn } from '../operation.ts';

/** POST logout. */
export function accountHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.post(
      '*/api/auth/logout',
      signedIn(backend, ({ token }) => {
        backend.db.update((state) => {
          delete state.sessions[token];
        });
        return new Response(null, { status: 204 });
      }),
    ),
  ];
}
