/** /api/auth: accounts and sessions. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type {
  CurrentUser,
  LoginRequest,
  LoginResponse,
  RegisterRequest,
  RegisterResponse,
} from '../../src/api/endpoints.gen.ts';
import { deviceOf, noteOf } from '../activity.ts';
import { newAccount } from '../backend.ts';
import type { MockBackend } from '../backend.ts';
import { digest } from '../digest.ts';
import { answer, open, readBody, Refusal, signedIn, type Call } from '../operation.ts';
import { databaseOf } from '../sharing.ts';
import { passSecondFactor } from './secondFactor.ts';
import { deleteDue } from './leaving.ts';
import { localDay } from '../../contract/calendar.ts';

/** GET me, POST login, POST register. */
export function authHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get(
      '*/api/auth/me',
      signedIn(backend, ({ user, account }) =>
        answer<CurrentUser>({
          id: user.id,
          email: user.email,
          ...worksFor(backend, user.id),
          googleConnected: account.google !== null,
          googleWorkspaceEmail: account.google?.email ?? null,
        }),
      ),
    ),
    http.post(
      '*/api/auth/login',
      open(backend, async (call) => {
        const { email, password, oneTimeCode } = await readBody<LoginRequest>(call.request, 'login');
        const passwordDigest = await digest(password);
        deleteDue(backend);
        const user = backend.db.read().users.find((each) => sameEmail(each.email, email));
        if (!user || user.passwordDigest !== passwordDigest) {
          if (user) noteOf(call, user.id, 'sign-in-refused');
          throw new Refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password');
        }
        await passSecondFactor(call, user, oneTimeCode);
        const token = crypto.randomUUID();
        const endsAt = backend.now().getTime() + backend.scenario().sessionSeconds * 1000;
        backend.db.update((state) => {
          state.sessions[token] = {
            userId: user.id,
            endsAt,
            id: crypto.randomUUID(),
            device: deviceOf(call),
            createdAt: backend.now().toISOString(),
          };
        });
        noteOf(call, user.id, 'signed-in');
        if (user.deletesAt !== undefined) keepAccount(call, user.id);
        return answer<LoginResponse>({ token, expiresAt: new Date(endsAt).toISOString() });
      }),
    ),
    http.post(
      '*/api/auth/register',
      open(backend, async (call) => {
        const { email, password } = await readBody<RegisterRequest>(call.request, 'register');
        if (backend.db.read().users.some((user) => sameEmail(user.email, email))) {
          throw new Refusal(409, 'EMAIL_IN_USE', 'Registration failed. Email might already be in use.');
        }
        const user = {
          id: crypto.randomUUID(),
          email: email.trim(),
          passwordDigest: await digest(password),
          demo: false,
          createdAt: backend.now().toISOString(),
        };
        backend.db.update((state) => {
          state.users.push(user);
          state.accounts[user.id] = newAccount(backend.scenario(), localDay(backend.now()), false);
        });
        noteOf(call, user.id, 'signed-up');
        return answer<RegisterResponse>({ id: user.id, email: user.email }, { status: 201 });
      }),
    ),
  ];
}

/** Of whoever works in a renewals database that a colleague began. */
function worksFor({ db }: MockBackend, userId: string): { worksFor?: string | null } {
  const state = db.read();
  const databaseId = databaseOf(state, userId);
  if (databaseId === userId) return {};
  return { worksFor: state.users.find(({ id }) => id === databaseId)?.email ?? null };
}

/** Signing in takes back that the account was to be deleted. */
function keepAccount(call: Call, userId: string): void {
  call.backend.db.update((state) => {
    for (const user of state.users) if (user.id === userId) delete user.deletesAt;
  });
  noteOf(call, userId, 'deletion-cancelled');
}

function sameEmail(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
