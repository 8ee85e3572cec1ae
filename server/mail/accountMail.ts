/** Sends the messages about an account, and opens the links in them. What the links may do is signed; nothing of it is stored. */
import { createHash, randomUUID } from 'node:crypto';
import type { Letter } from '../../contract/letter.ts';
import { letterHtml } from '../../contract/letterHtml.ts';
import { letterText } from '../../contract/letterText.ts';
import { productName } from '../../src/domain/product.ts';
import { confirmLetter, resetLetter } from './accountLetters.ts';
import type { MailRoom } from './mailRoom.ts';

const RESET_MINUTES = 60;
const CONFIRM_DAYS = 7;

export type Addressee = { id: string; email: string };

/** Is there anything to send messages with? */
export async function sendsMail({ mailer }: MailRoom, userId: string): Promise<boolean> {
  return (await mailer.delivery(userId)) !== 'none';
}

/** The link works until the password is another one: once. */
export async function sendResetLink(room: MailRoom, { id, email }: Addressee, passwordHash: string): Promise<void> {
  const expires = Math.floor(room.clock().getTime() / 1000) + RESET_MINUTES * 60;
  const grant = { purpose: 'reset', userId: id, contractId: null, cycleEnd: null, address: email, expires } as const;
  const token = room.links.sign({ ...grant, mark: markOf(passwordHash) });
  await send(room, { id, email }, resetLetter(`${room.publicUrl}/reset-password?token=${token}`, RESET_MINUTES));
}

export async function sendConfirmLink(room: MailRoom, { id, email }: Addressee): Promise<void> {
  const expires = Math.floor(room.clock().getTime() / 1000) + CONFIRM_DAYS * 86_400;
  const grant = { purpose: 'confirm', userId: id, contractId: null, cycleEnd: null, address: email, expires } as const;
  await send(room, { id, email }, confirmLetter(`${room.publicUrl}/confirm?token=${room.links.sign(grant)}`));
}

/** Names a password without saying anything of it. */
export function markOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);
}

async function send(room: MailRoom, { id, email }: Addressee, letter: Letter): Promise<void> {
  await room.mailer.send(id, {
    messageId: `account.${randomUUID()}@${new URL(room.publicUrl).hostname}`,
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
