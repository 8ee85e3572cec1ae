/** A forgotten password and the confirmation of an address. The demo sends no message: its links stay in its database. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type { Message } from '../../src/api/endpoints.gen.ts';
import type { RequestPasswordResetRequest, ResetPasswordRequest } from '../../src/api/generated/account.gen.ts';
import { noteOf } from '../activity.ts';
import type { MockBackend } from '../backend.ts';
import { digest } from '../digest.ts';
import { answer, open, readBody, Refusal, signedIn, type Call } from '../operation.ts';

export function accountMailHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.post('*/api/auth/forgot', open(backend, forgot)),
    http.post('*/api/auth/reset', open(backend, reset)),
    http.post(
      '*/api/account/confirmation',
      signedIn(backend, ({ user }) => {
        const message = `A message with a link would go to ${user.email} now. The demo sends none.`;
        return answer<Message>({ message }, { status: 202 });
      }),
    ),
  ];
}

async function forgot(call: Call): Promise<Response> {
  const { email } = await readBody<RequestPasswordResetRequest>(call.request, 'requestPasswordReset');
  const wanted = email.trim().toLowerCase();
  const user = call.backend.db.read().users.find((each) => each.email.toLowerCase() === wanted);
  if (user) {
    call.backend.db.update((state) => {
      state.resets = { ...state.resets, [`${crypto.randomUUID()}.${crypto.randomUUID()}`]: user.id };
    });
    noteOf(call, user.id, 'reset-requested');
  }
  const message =
    'If there is an account with this address, we would now send it a message with a link. The demo sends none.';
  return answer<Message>({ message }, { status: 202 });
}

async function reset(call: Call): Promise<Response> {
  const { token, newPassword } = await readBody<ResetPasswordRequest>(call.request, 'resetPassword');
  const { resets = {} } = call.backend.db.read();
  const userId = Object.hasOwn(resets, token) ? resets[token] : undefined;
  if (userId === undefined) {
    throw new Refusal(410, 'LINK_EXPIRED', 'This link no longer works. Please ask for a new one.');
  }
  const passwordDigest = await digest(newPassword);
  call.backend.db.update((state) => {
    for (const user of state.users) if (user.id === userId) Object.assign(user, { passwordDigest, confirmed: true });
    for (const [key, session] of Object.entries(state.sessions))
      if (session.userId === userId) delete state.sessions[key];
    for (const [key, owner] of Object.entries(state.resets ?? {})) if (owner === userId) delete state.resets?.[key];
  });
  noteOf(call, userId, 'password-reset');
  return new Response(null, { status: 204 });
}
