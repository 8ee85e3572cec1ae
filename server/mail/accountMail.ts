/** Sends the messages about an account. */
import { randomUUID } from 'node:crypto';
import type { Letter } from '../../contract/letter.ts';
import { letterHtml } from '../../contract/letterHtml.ts';
import { letterText } from '../../contract/letterText.ts';
import { productName } from '../../src/domain/product.ts';
import { type Addressee, confirmLink, RESET_MINUTES, resetLink } from './accountLinks.ts';
import { confirmLetter, resetLetter } from './accountLetters.ts';
import type { MailRoom } from './mailRoom.ts';
import { messageIdOf } from './messageId.ts';

/** Can messages about accounts be sent? Not into the sandbox workspace: whoever opens its mailbox would hold the link to the account. */
export async function sendsMail({ mailer }: MailRoom, userId: string): Promise<boolean> {
  return (await mailer.delivery(userId)) === 'smtp';
}

export async function sendResetLink(room: MailRoom, user: Addressee, passwordHash: string): Promise<void> {
  await send(room, user, resetLetter(resetLink(room, user, passwordHash), RESET_MINUTES));
}

export async function sendConfirmLink(room: MailRoom, user: Addressee): Promise<void> {
  await send(room, user, confirmLetter(confirmLink(room, user)));
}

async function send(room: MailRoom, { id, email }: Addressee, letter: Letter): Promise<void> {
  await room.mailer.send(id, {
    messageId: messageIdOf('account', randomUUID(), room.publicUrl),
    to: email,
    subject: letter.subject,
    html: letterHtml(letter, productName),
    text: letterText(letter),
    unsubscribe: null,
  });
}

/** For senders who must not be kept waiting, or be told by the time it takes whether there is such an account. */
export function sendLater({ log }: MailRoom, sending: Promise<void>): void {
  sending.catch(() => log({}, 'account message not sent'));
}
