/** Where messages go: to a mail server, or into the mailbox of the sandbox workspace, or nowhere, which is said. */

export type OutgoingMail = {
  /** Without angle brackets; of the row, so that the same message sent twice is one. */
  messageId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Address that takes the recipient off by one POST; null where there is nothing to take them off. */
  unsubscribe: string | null;
};

export type Delivery = 'smtp' | 'sandbox' | 'none';

export type MailState = { from: string | null; problem: string | null; checkedAt: Date | null };

export type Mailer = {
  /** How messages of this user are delivered at present. */
  delivery(userId: string): Promise<Delivery>;
  /** Hands the message over. Throws `MailFailure`. */
  send(userId: string, mail: OutgoingMail): Promise<void>;
  state(): MailState;
  /** Tries to reach the server; the outcome is in `state`. Never throws. */
  check(): Promise<void>;
  close(): void;
};

/** The message was not taken. The sentence is for the user and names no address and nothing of the message. */
export class MailFailure extends Error {
  /** Another attempt may work: greylisting, a full mailbox, a server that cannot be reached. */
  readonly temporary: boolean;
  /** It is not about this message or its address: no message would have been taken. */
  readonly ofServer: boolean;

  constructor(message: string, temporary: boolean, ofServer = false) {
    super(message);
    this.temporary = temporary;
    this.ofServer = ofServer;
  }
}

export const NO_MAIL_SERVER = 'No messages are being sent, because no mail server is set up.';
