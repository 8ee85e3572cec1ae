/** Without a mail server: messages of users who have connected the sandbox workspace go into the mailbox that they have connected. */
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { WorkspaceMail } from '../../sandbox/samples/workspaceTypes.ts';
import { findConnection } from '../db/connections.ts';
import type { Database } from '../db/database.ts';
import type { Clock } from '../domain/clock.ts';
import { MailFailure, type Mailer, NO_MAIL_SERVER, type OutgoingMail } from './mailer.ts';
import { silentMailer } from './silentMail.ts';
import { toMessage } from './toMessage.ts';

export type SandboxMailerOptions = {
  database: Database;
  clock: Clock;
  from: string;
  /** Puts a message into the mailbox of its `account`. The same one twice is there once. */
  deliver: (mail: WorkspaceMail) => Promise<void>;
};

export function sandboxMailer({ database, clock, from, deliver }: SandboxMailerOptions): Mailer {
  const mailboxOf = async (userId: string): Promise<string | null> => {
    const connection = await findConnection(database.queries, userId);
    return connection?.sandbox ? connection.email : null;
  };
  return {
    ...silentMailer,
    delivery: async (userId) => ((await mailboxOf(userId)) === null ? 'none' : 'sandbox'),
    async send(userId, mail) {
      const account = await mailboxOf(userId);
      if (account === null) throw new MailFailure(NO_MAIL_SERVER, true);
      await deliver(await sandboxMail(mail, { account, from, at: clock() }));
    },
  };
}

/** The message as the sandbox keeps it. */
export async function sandboxMail(
  mail: OutgoingMail,
  { account, from, at }: { account: string; from: string; at: Date },
): Promise<WorkspaceMail> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail({ ...toMessage(from, mail), date: at });
  const id = createHash('sha256').update(mail.messageId).digest('hex').slice(0, 16);
  const { to, subject } = mail;
  const where = { account, from, to, subject, date: at.toISOString(), labelIds: ['INBOX', 'UNREAD'] };
  return { id, threadId: id, ...where, raw: message as Buffer };
}
