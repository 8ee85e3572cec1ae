/** A forgotten password, and the confirmation of an address: both by a link in a message. */
import { noteEvent } from '../../db/accountEvents.ts';
import { rememberDevice } from '../../db/knownDevices.ts';
import { deleteSessionsOf } from '../../db/sessions.ts';
import { confirmEmail, findUserByEmail, loadAccount, normaliseEmail, replacePassword } from '../../db/users.ts';
import { deviceLabel } from '../../../contract/deviceLabel.ts';
import { MailFailure, NO_MAIL_SERVER } from '../../mail/mailer.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { markOf } from '../../mail/accountLinks.ts';
import { sendConfirmLink, sendLater, sendResetLink, sendsMail } from '../../mail/accountMail.ts';
import { keepDevice } from './deviceCookie.ts';
import { networksOf } from './networkOf.ts';
import { hashPassword } from './passwords.ts';
import { confirmPlaces, resetPlaces, takePlaces } from './signInLimits.ts';

const ON_ITS_WAY = 'If there is an account with this address, we have sent it a message with a link.';
const NOBODY = '00000000-0000-0000-0000-000000000000';

export function accountMailHandlers({
  database,
  clock,
  config,
  mail,
}: AppContext): Handlers<'requestPasswordReset' | 'resetPassword' | 'sendConfirmation'> {
  const { queries } = database;
  return {
    async requestPasswordReset(request, reply) {
      const email = normaliseEmail(request.body.email);
      if (!(await sendsMail(mail, NOBODY))) throw noMail(' Please ask whoever runs this service for a new password.');
      await takePlaces(queries, resetPlaces(request, email), clock());
      const found = await findUserByEmail(queries, email);
      if (found) {
        const device = deviceLabel(request.headers['user-agent']);
        const noted = noteEvent(queries, found.id, { at: clock(), kind: 'reset-requested', device });
        sendLater(
          mail,
          noted.then(() => sendResetLink(mail, { id: found.id, email }, found.passwordHash)),
        );
      }
      reply.code(202);
      return { message: ON_ITS_WAY };
    },

    async resetPassword(request, reply) {
      const { body, headers } = request;
      const now = clock();
      const grant = mail.links.open(body.token, 'reset', now);
      const checked = grant && ((await loadAccount(queries, grant.userId))?.passwordHash ?? null);
      if (!grant || !checked || markOf(checked) !== grant.mark) throw deadLink();
      const { userId, address } = grant;
      const hash = await hashPassword(body.newPassword);
      await queries.transaction(async (transaction) => {
        // Of two at the same moment one comes too late.
        if (!(await replacePassword(transaction, userId, { checked, hash }))) throw deadLink();
        await confirmEmail(transaction, userId, address, now);
        await deleteSessionsOf(transaction, userId);
        const device = deviceLabel(headers['user-agent']);
        await noteEvent(transaction, userId, { at: now, kind: 'password-reset', device });
      });
      // Whoever has the mailbox may sign in from here, however many guess from elsewhere.
      const browser = keepDevice(request, reply, config.publicUrl);
      const [network] = networksOf(request.ip);
      await rememberDevice(queries, { id: userId, email: address }, { browser, network }, now);
      return reply.code(204).send();
    },

    async sendConfirmation({ user }, reply) {
      if (!(await sendsMail(mail, user.id))) throw noMail();
      await takePlaces(queries, confirmPlaces(user.id), clock());
      try {
        await sendConfirmLink(mail, user);
      } catch (error) {
        if (error instanceof MailFailure) throw new HttpError(502, error.message, { code: 'MAIL_NOT_SENT' });
        throw error;
      }
      reply.code(202);
      return { message: `A message with a link is on its way to ${user.email}.` };
    },
  };
}

function noMail(advice = ''): HttpError {
  return new HttpError(409, `${NO_MAIL_SERVER}${advice}`, { code: 'NO_MAIL_SERVER' });
}

function deadLink(): HttpError {
  return new HttpError(410, 'This link no longer works. Please ask for a new one.', { code: 'LINK_EXPIRED' });
}
