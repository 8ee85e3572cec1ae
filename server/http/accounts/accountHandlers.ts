/** Sign-up, sign-in, sign-out, and who is signed in. */
import { takeBackDeletion } from '../../db/accountDeletion.ts';
import { noteEvent, noteRefusedSignIn } from '../../db/accountEvents.ts';
import { loadSecondFactor } from '../../db/secondFactors.ts';
import { passSecondFactor } from './secondFactor.ts';
import { findGoogleAccount } from '../../db/googleAccount.ts';
import { findKnownDevice, rememberDevice } from '../../db/knownDevices.ts';
import { peopleOf } from '../../db/colleagues.ts';
import { isInvited } from '../../db/invitations.ts';
import { createSession, deleteSession } from '../../db/sessions.ts';
import { createUser, findUserByEmail, normaliseEmail } from '../../db/users.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { sendConfirmLink, sendLater, sendsMail } from '../../mail/accountMail.ts';
import { keepDevice, readDevice } from './deviceCookie.ts';
import { deviceLabel } from '../../../contract/deviceLabel.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { networksOf } from './networkOf.ts';
import { returnPlaces, signInPlaces, signUpPlaces, takePlaces } from './signInLimits.ts';

const DAY_MS = 86_400_000;

const BLOCKED = 'This account has been blocked. Please ask whoever runs this service.';

const CODE_WANTED = 'Please enter the code from your authenticator app, or a recovery code.';
const CODES_UNREADABLE =
  'Codes of your app can’t be checked here any more. Use a recovery code, or ask whoever runs this service to turn your second factor off.';
const CODE_REFUSED = 'This code isn’t right, or it has already been used.';

/** Said to whoever may not sign up. */
const SIGN_UP_REFUSALS = {
  closed: 'Sign-ups are closed here. Please ask whoever runs this service for an account.',
  invite: 'You need an invitation to sign up here. Please ask whoever runs this service for one.',
} as const;

export function accountHandlers({
  database,
  clock,
  config,
  google,
  mail,
}: AppContext): Handlers<'getCurrentUser' | 'login' | 'logout' | 'register'> {
  const { queries } = database;
  return {
    async getCurrentUser({ user }) {
      const connected = await findGoogleAccount(queries, user.id);
      const { id, email, databaseId } = user;
      const shared =
        databaseId === id
          ? {}
          : { worksFor: (await peopleOf(queries, databaseId)).find(({ began }) => began)?.email ?? null };
      return {
        id,
        email,
        ...shared,
        googleConnected: connected !== null,
        googleWorkspaceEmail: connected?.email ?? null,
      };
    },

    async login(request, reply) {
      const email = normaliseEmail(request.body.email);
      const [network] = networksOf(request.ip);
      const known = await findKnownDevice(queries, email, { browser: readDevice(request), network }, clock());
      const places = await takePlaces(queries, signInPlaces(request, email, known), clock());
      const found = await findUserByEmail(queries, email);
      const matches = await verifyPassword(request.body.password, found?.passwordHash ?? null);
      const device = deviceLabel(request.headers['user-agent']);
      if (!found || !matches) {
        if (found) await noteRefusedSignIn(queries, found.id, { at: clock(), device });
        throw new HttpError(401, 'Invalid email or password', { code: 'INVALID_CREDENTIALS' });
      }
      // Said to whoever knows the password alone.
      if (found.blockedAt !== null) throw new HttpError(403, BLOCKED, { code: 'BLOCKED' });
      const now = clock();
      const factor = await loadSecondFactor(queries, found.id);
      if (factor?.confirmedAt) {
        const { oneTimeCode: code } = request.body;
        // The password was right: asking for the code costs nothing, a wrong one does.
        if (code === undefined) await returnPlaces(queries, places);
        if (code === undefined) throw new HttpError(401, CODE_WANTED, { code: 'SECOND_FACTOR' });
        const passed = await passSecondFactor(queries, google.secretBox, factor, { code, now });
        if (passed === 'unreadable') {
          await returnPlaces(queries, places);
          throw new HttpError(403, CODES_UNREADABLE, { code: 'SECOND_FACTOR_UNREADABLE' });
        }
        if (passed === null) await noteRefusedSignIn(queries, found.id, { at: now, device });
        if (passed === null) throw new HttpError(401, CODE_REFUSED, { code: 'SECOND_FACTOR_REFUSED' });
        if (passed === 'recovery') await noteEvent(queries, found.id, { at: now, kind: 'recovery-code-used', device });
      }
      await returnPlaces(queries, places);
      const browser = keepDevice(request, reply, config.publicUrl);
      await rememberDevice(queries, { id: found.id, email }, { browser, network }, now);
      const expiresAt = new Date(now.getTime() + config.sessionDays * DAY_MS);
      const token = await createSession(queries, {
        userId: found.id,
        now,
        expiresAt,
        device,
      });
      await noteEvent(queries, found.id, { at: now, kind: 'signed-in', device });
      if (await takeBackDeletion(queries, found.id))
        await noteEvent(queries, found.id, { at: now, kind: 'deletion-cancelled', device });
      return { token, expiresAt: expiresAt.toISOString() };
    },

    async logout({ sessionId }, reply) {
      if (sessionId !== null) await deleteSession(queries, sessionId);
      return reply.code(204).send();
    },

    async register(request, reply) {
      const email = normaliseEmail(request.body.email);
      if (config.signUp !== 'open' && !(await isInvitedTo(request.body.invitation ?? '', email)))
        throw new HttpError(403, SIGN_UP_REFUSALS[config.signUp], { code: 'SIGN_UP_CLOSED' });
      await takePlaces(queries, signUpPlaces(request, email), clock());
      const passwordHash = await hashPassword(request.body.password);
      const id = await createUser(queries, { email, passwordHash, now: clock() });
      if (id === null) {
        throw new HttpError(409, 'Registration failed. Email might already be in use.', { code: 'EMAIL_IN_USE' });
      }
      const device = deviceLabel(request.headers['user-agent']);
      await noteEvent(queries, id, { at: clock(), kind: 'signed-up', device });
      if (await sendsMail(mail, id)) sendLater(mail, sendConfirmLink(mail, { id, email }));
      reply.code(201);
      return { id, email };
    },
  };

  /** By whoever runs the service; or by a colleague, where invitations are what it takes. */
  async function isInvitedTo(token: string, email: string): Promise<boolean> {
    const now = clock();
    if (mail.links.open(token, 'invite', now)?.address === email) return true;
    const grant = config.signUp === 'invite' ? mail.links.open(token, 'join', now) : null;
    return grant?.address === email && grant.mark !== undefined && isInvited(queries, grant.mark, email, now);
  }
}
