/** Reminders as their user sees them: what is planned, what was sent, what could not be; the messages; and the bell. */
import { changeChoice, NOTHING_CHOSEN } from '../../../contract/reminderChoice.ts';
import { contractInTrash } from '../../../contract/refused.ts';
import { dayInZone } from '../../../contract/zonedTime.ts';
import { shownSettings } from '../../../contract/settings.ts';
import { moveRevision } from '../../db/contracts.ts';
import { listNotices, readNotices } from '../../db/notices.ts';
import { loadChoices, planReminders, saveChoice } from '../../db/reminderPlans.ts';
import { findReminder, type ListedReminder, listReminders } from '../../db/reminders.ts';
import { loadSettings } from '../../db/settings.ts';
import { isSameAddress, listStoppedAddresses, reachAgain } from '../../db/stoppedAddresses.ts';
import { loadAccount } from '../../db/users.ts';
import { isUuid } from '../../db/uuid.ts';
import { sendTest } from '../../jobs/reminders/sendTest.ts';
import { composeMessage } from '../../mail/composeMessage.ts';
import { NO_MAIL_SERVER } from '../../mail/mailer.ts';
import { takePlaces, testMessagePlaces } from '../accounts/signInLimits.ts';
import type { AppContext } from '../appContext.ts';
import { findRecord } from '../cycle/changeContract.ts';
import { HttpError, notFound } from '../httpError.ts';
import type { Handlers, SignedInUser } from '../operations.ts';
import type { StoppedAddress } from '../wire.gen.ts';
import { onWire, remindersOnWire } from './reminderOnWire.ts';

const MOST_LISTED = 500;

type ReminderOperation =
  | ('listReminders' | 'getReminder' | 'sendTestMessage' | 'putReminderChoice')
  | ('getMailState' | 'listStoppedAddresses' | 'sendAgain' | 'listNotices' | 'readNotices');

export function reminderHandlers({ database, clock, mail }: AppContext): Handlers<ReminderOperation> {
  const { queries } = database;
  return {
    async listReminders({ user, query }) {
      await planReminders(queries, user.databaseId, clock());
      const states = query.state === 'planned' ? (['planned', 'claimed'] as const) : query.state && [query.state];
      const rows = await listReminders(queries, user.databaseId, {
        ...(states && { states: [...states] }),
        most: MOST_LISTED,
      });
      return remindersOnWire(queries, user.databaseId, rows);
    },

    async getReminder({ user, params }) {
      const row = isUuid(params.id) ? await findReminder(queries, user.databaseId, params.id) : null;
      if (row === null) throw notFound('This reminder');
      const message = await messageOf(row);
      if (message === null) throw notFound('The message of this reminder');
      const { subject, html, text } = message;
      return { reminder: onWire(row, subject), from: mail.mailer.state().from, html, text };
    },

    async sendTestMessage({ user }) {
      await takePlaces(queries, testMessagePlaces(user.id), clock());
      const { timeZone } = shownSettings(await loadSettings(queries, user.databaseId), []);
      const { sent, reason, delivery } = await sendTest(mail, { user, day: dayInZone(clock(), timeZone) });
      if (!sent) throw new HttpError(409, reason ?? NO_MAIL_SERVER, { code: 'NOT_SENT' });
      const inSandbox = 'It is in the mailbox of the sandbox workspace.';
      return { message: delivery === 'sandbox' ? inSandbox : `The mail server has accepted it for ${user.email}.` };
    },

    async putReminderChoice({ user, params, body }) {
      const { id, deletedAt } = await findRecord(queries, user.databaseId, params.id);
      if (deletedAt !== null) throw contractInTrash();
      const choice = await queries.transaction(async (transaction) => {
        // Of two changes at once, the second waits here, and is made of what the first has set.
        await moveRevision(transaction, user.databaseId);
        const kept = (await loadChoices(transaction, user.databaseId)).get(id) ?? NOTHING_CHOSEN;
        const changed = changeChoice(kept, body);
        await saveChoice(transaction, user.databaseId, id, changed);
        return changed;
      });
      // What the contract's page shows next is what is planned now.
      await planReminders(queries, user.databaseId, clock());
      return { ...choice, days: choice.days && [...choice.days] };
    },

    async getMailState({ user }) {
      const { from, problem, checkedAt } = mail.mailer.state();
      const delivery = await mail.mailer.delivery(user.id);
      return { delivery, from, problem, checkedAt: checkedAt?.toISOString() ?? null };
    },

    listStoppedAddresses: ({ user }) => stoppedFor(user),

    async sendAgain({ user }) {
      const before = await stoppedFor(user);
      if (!before.some(({ own }) => own)) return before;
      const account = await loadAccount(queries, user.id);
      if (!account?.emailConfirmedAt) {
        const sentence = 'Please confirm your address first, under My account. Then we can send to it again.';
        throw new HttpError(409, sentence, { code: 'NOT_CONFIRMED' });
      }
      await queries.transaction(async (transaction) => {
        await moveRevision(transaction, user.databaseId);
        await reachAgain(transaction, user.databaseId, user.email, clock());
      });
      await planReminders(queries, user.databaseId, clock());
      return stoppedFor(user);
    },

    listNotices: ({ user }) => listNotices(queries, user.id),

    async readNotices({ user, body }) {
      await readNotices(queries, user.id, body.ids?.filter(isUuid), clock());
      return listNotices(queries, user.id);
    },
  };

  async function stoppedFor({ databaseId, email }: SignedInUser): Promise<StoppedAddress[]> {
    const stopped = await listStoppedAddresses(queries, databaseId);
    return stopped.map(({ since, ...each }) => ({
      ...each,
      since: since.toISOString(),
      own: isSameAddress(each.address, email),
    }));
  }

  async function messageOf({ subject, html, body, ...row }: ListedReminder) {
    if (subject !== null && html !== null && body !== null) return { subject, html, text: body };
    return composeMessage(mail, { ...row, subject, html, body });
  }
}
