/** Sends the messages about an account. */
import { randomUUID } from 'node:crypto';
import type { Letter } from '../../contract/letter.ts';
import { letterHtml } from '../../contract/letterHtml.ts';
import { letterText } from '../../contract/letterText.ts';
import { productName } from '../../contract/product.ts';
import { INVITATION_DAYS, type Invitation } from '../db/invitations.ts';
import { type Addressee, confirmLink, joinLink, RESET_MINUTES, resetLink } from './accountLinks.ts';
import { confirmLetter, joinLetter, resetLetter } from './accountLetters.ts';
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

/** To somebody who may have no account yet. Throws `MailFailure`. */
export async function sendJoinLink(room: MailRoom, inviter: Addressee, invitation: Invitation): Promise<string> {
  const link = joinLink(room, invitation);
  const letter = joinLetter(link, { invitedBy: inviter.email, days: INVITATION_DAYS });
  await send(room, { id: inviter.id, email: invitation.email }, letter);
  return link;
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
