/** What a signed-in user sees of the account and does with it: password, sessions, activity. */
import { loadEvents } from '../../db/accountEvents.ts';
import { loadSecondFactor } from '../../db/secondFactors.ts';
import { deleteSessionOf, deleteSessionsOf, loadSessions } from '../../db/sessions.ts';
import { loadAccount, replacePassword } from '../../db/users.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError, notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { sendsMail } from '../../mail/accountMail.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { passwordPlaces, returnPlaces, takePlaces } from './signInLimits.ts';

type OwnAccountOperation =
  | 'getAccount'
  | 'changePassword'
  | 'listSessions'
  | 'endSessions'
  | 'endSession'
  | 'listActivity';

export function ownAccountHandlers({ database, clock, config, mail }: AppContext): Handlers<OwnAccountOperation> {
  const { queries } = database;
  return {
    async getAccount({ user }) {
      const account = await loadAccount(queries, user.id);
      if (!account) throw notFound('This account');
      return {
        email: account.email,
        createdAt: account.createdAt.toISOString(),
        emailConfirmed: account.emailConfirmedAt !== null,
        secondFactor: (await loadSecondFactor(queries, user.id))?.confirmedAt != null,
        sendsMail: await sendsMail(mail, user.id),
      };
    },

    async changePassword({ user, sessionId, body }, reply) {
      const places = passwordPlaces(user.id);
      await takePlaces(queries, places, clock());
      const checked = (await loadAccount(queries, user.id))?.passwordHash ?? null;
      if (!(await verifyPassword(body.currentPassword, checked)) || checked === null) throw wrongPassword();
      await returnPlaces(queries, places);
      const hash = await hashPassword(body.newPassword);
      await queries.transaction(async (transaction) => {
        if (!(await replacePassword(transaction, user.id, { checked, hash }))) throw wrongPassword();
        await deleteSessionsOf(transaction, user.id, sessionId);
      });
      return reply.code(204).send();
    },

    async listSessions({ user, sessionId }) {
      const sessions = await loadSessions(queries, user.id, clock(), config.sessionIdleDays);
      return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current: id === sessionId,
      }));
    },

    async endSessions({ user }, reply) {
      await deleteSessionsOf(queries, user.id);
      return reply.code(204).send();
    },

    async endSession({ user, params }, reply) {
      if (!isUuid(params.id) || !(await deleteSessionOf(queries, user.id, params.id))) throw notFound('This session');
      return reply.code(204).send();
    },

    async listActivity({ user }) {
      const events = await loadEvents(queries, user.id);
      return events.map((event) => ({ ...event, at: event.at.toISOString() }));
    },
  };
}

/** Not 401: the session is in order, and goes on. */
export function wrongPassword(): HttpError {
  return new HttpError(422, 'This is not your current password.', {
    code: 'WRONG_PASSWORD',
    details: 'currentPassword',
  });
}
