/** What composing and sending messages works with. Made once per process; tests bring their own. */
import type { Database } from '../db/database.ts';
import type { Clock } from '../domain/clock.ts';
import type { Mailer } from './mailer.ts';
import type { SignedLinks } from './signedLinks.ts';

/** Facts are ids, states and counts: never an address, a subject or a text. */
export type MailLog = (facts: Record<string, string | number | boolean | null>, event: string) => void;

export type MailRoom = {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  links: SignedLinks;
  /** What a browser calls us, without a slash at the end. */
  publicUrl: string;
  log: MailLog;
};
