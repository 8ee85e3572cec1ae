/** The messages in the sandbox workspace's mailboxes. They stand in the database, so that they are there after a restart, too. */
import type { WorkspaceMail } from '../../sandbox/samples/workspaceTypes.ts';
import type { SandboxState } from '../../sandbox/sandboxState.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { listSandboxMessages } from '../db/reminders.ts';
import { messageIdOf } from './messageId.ts';
import { sandboxMail } from './sandboxMailer.ts';

const MOST_KEPT = 500;

export type SandboxMailbox = {
  /** Puts a message into the mailbox of its account, once there is a sandbox. */
  deliver: (mail: WorkspaceMail) => Promise<void>;
  /** What was delivered before, the latest first, at most 500. */
  delivered: () => Promise<WorkspaceMail[]>;
  /** The sandbox that it is about. */
  open: (sandbox: SandboxState) => void;
};

export function sandboxMailbox(
  { queries }: Pick<Database, 'queries'>,
  { publicUrl, mailFrom, smtpUrl }: Pick<Config, 'publicUrl' | 'mailFrom' | 'smtpUrl'>,
): SandboxMailbox {
  let sandbox: SandboxState | null = null;
  return {
    open: (made) => (sandbox = made),
    deliver: async (mail) => (await sandbox?.index())?.deliver(mail),
    delivered: async () => {
      // With a mail server they went elsewhere.
      if (smtpUrl !== null) return [];
      const rows = await listSandboxMessages(queries, MOST_KEPT);
      return Promise.all(
        rows.map(({ reminder: { id, address, subject, html, body, sentAt, dueAt }, mailbox }) =>
          sandboxMail(
            {
              messageId: messageIdOf('reminder', id, publicUrl),
              to: address,
              subject: subject ?? '',
              html: html ?? '',
              text: body ?? '',
              unsubscribe: null,
            },
            { account: mailbox, from: mailFrom, at: sentAt ?? dueAt },
          ),
        ),
      );
    },
  };
}
