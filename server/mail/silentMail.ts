/** No mail server: messages are made and can be read, and nothing pretends that they were sent. */
import { randomBytes } from 'node:crypto';
import type { Mailer } from './mailer.ts';
import type { MailRoom } from './mailRoom.ts';
import { signedLinks } from './signedLinks.ts';
import { MailFailure, NO_MAIL_SERVER } from './mailer.ts';

export const silentMailer: Mailer = {
  delivery: async () => 'none',
  send: async () => {
    throw new MailFailure(NO_MAIL_SERVER, true);
  },
  state: () => ({ from: null, problem: null, checkedAt: null }),
  check: async () => undefined,
  close: () => undefined,
};

/** For an app that was given none: a signing key of its own, which ends with it. */
export function silentMail({
  database,
  clock,
  config,
}: Pick<MailRoom, 'database' | 'clock'> & { config: Pick<MailRoom, 'publicUrl'> }): MailRoom {
  const links = signedLinks([{ id: 0, key: randomBytes(32) }]);
  return { database, clock, mailer: silentMailer, links, publicUrl: config.publicUrl, log: () => undefined };
}
