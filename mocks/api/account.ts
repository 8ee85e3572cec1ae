/** The operations of the tag `account`: what a user does with the account beyond signing up and in. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { Account, AccountEvent, ChangePasswordRequest, Session } from '../../src/api/generated/account.gen.ts';
import { note } from '../activity.ts';
import type { MockBackend } from '../backend.ts';
import type { MockState } from '../db.ts';
import { digest } from '../digest.ts';
import { answer, readBody, Refusal, signedIn, type SignedInCall } from '../operation.ts';

/** Sign-out, the account, its password, its sessions and what happened to it. */
export function accountHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.post('*/api/auth/logout', signedIn(backend, logout)),
    http.get(
      '*/api/account',
      signedIn(backend, ({ user }) =>
        answer<Account>({
          email: user.email,
          createdAt: user.createdAt ?? LONG_AGO,
          emailConfirmed: user.confirmed ?? user.demo,
          secondFactor: user.secondFactor?.on ?? false,
          sendsMail: true,
        }),
      ),
    ),
    http.post('*/api/account/password', signedIn(backend, changePassword)),
    http.get(
      '*/api/account/sessions',
      signedIn(backend, (call) => answer<Session[]>(sessionsOf(call))),
    ),
    http.delete('*/api/account/sessions', signedIn(backend, endSessions)),
    http.delete('*/api/account/sessions/:id', signedIn(backend, endSession)),
    http.get(
      '*/api/account/activity',
      signedIn(backend, ({ account }) => answer<AccountEvent[]>(account.activity ?? [])),
    ),
  ];
}

/** When accounts began that are older than their record. */
const LONG_AGO = '2026-01-01T00:00:00.000Z';

/** Ends the sessions that `isOver` names. */
export function end({ backend, user }: SignedInCall, isOver: (token: string) => boolean): void {
  backend.db.update((state: MockState) => {
    for (const [token, { userId }] of Object.entries(state.sessions)) {
      if (userId === user.id && isOver(token)) delete state.sessions[token];
    }
  });
}

function logout(call: SignedInCall): Response {
  end(call, (token) => token === call.token);
  note(call, 'signed-out');
  return new Response(null, { status: 204 });
}

async function changePassword(call: SignedInCall): Promise<Response> {
  const { currentPassword, newPassword } = await readBody<ChangePasswordRequest>(call.request, 'changePassword');
  if ((await digest(currentPassword)) !== call.user.passwordDigest) {
    throw new Refusal(422, 'WRONG_PASSWORD', 'This is not your current password.', 'currentPassword');
  }
  const passwordDigest = await digest(newPassword);
  call.backend.db.update((state) => {
    for (const user of state.users) if (user.id === call.user.id) user.passwordDigest = passwordDigest;
  });
  end(call, (token) => token !== call.token);
  note(call, 'password-changed');
  return new Response(null, { status: 204 });
}

function sessionsOf({ backend, user, token: own }: SignedInCall): Session[] {
  const now = backend.now().toISOString();
  return Object.entries(backend.db.read().sessions)
    .filter(([, { userId, endsAt }]) => userId === user.id && endsAt > backend.now().getTime())
    .map(([token, { id = token.slice(0, 8), device = null, createdAt = now }]) => {
      const current = token === own;
      return { id, device, createdAt, lastSeenAt: current ? now : createdAt, current };
    })
    .toSorted((a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt));
}

function endSessions(call: SignedInCall): Response {
  end(call, () => true);
  note(call, 'signed-out-everywhere');
  return new Response(null, { status: 204 });
}

function endSession(call: SignedInCall): Response {
  const id = call.param('id');
  const { sessions } = call.backend.db.read();
  const found = Object.entries(sessions).find(([token, each]) => (each.id ?? token.slice(0, 8)) === id);
  if (found?.[1].userId !== call.user.id) throw new Refusal(404, 'NOT_FOUND', 'This session does not exist.');
  end(call, (token) => token === found[0]);
  note(call, 'signed-out');
  return new Response(null, { status: 204 });
}
