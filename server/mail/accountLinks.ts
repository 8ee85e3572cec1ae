/** The links about an account. What each may do is signed; nothing of it is stored. */
import { createHash } from 'node:crypto';
import type { MailRoom } from './mailRoom.ts';

export const RESET_MINUTES = 60;
const CONFIRM_DAYS = 7;
const INVITE_DAYS = 7;
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type LinkRoom = Pick<MailRoom, 'links' | 'publicUrl' | 'clock'>;
export type Addressee = { id: string; email: string };

/** Opens the page where a new password is chosen. It works until the password is another one: once. */
export function resetLink(room: LinkRoom, { id, email }: Addressee, passwordHash: string): string {
  const grant = grantFor(room, { id, email }, RESET_MINUTES);
  const token = room.links.sign({ ...grant, purpose: 'reset', mark: markOf(passwordHash) });
  return `${room.publicUrl}/reset-password?token=${token}`;
}

/** Opens the page that asks whether the address is the user's. */
export function confirmLink(room: LinkRoom, user: Addressee): string {
  const token = room.links.sign({ ...grantFor(room, user, CONFIRM_DAYS * 1440), purpose: 'confirm' });
  return `${room.publicUrl}/confirm?token=${token}`;
}

/** Opens the sign-up page for one address, whoever else may sign up. It works until there is such an account. */
export function inviteLink(room: LinkRoom, email: string): string {
  const token = room.links.sign({ ...grantFor(room, { id: NOBODY, email }, INVITE_DAYS * 1440), purpose: 'invite' });
  return `${room.publicUrl}/register?invitation=${token}`;
}

/** Opens the page where a colleague joins the renewals database `databaseId`. It works while there is that invitation. */
export function joinLink(
  room: LinkRoom,
  { id, databaseId, email, expiresAt }: { id: string; databaseId: string; email: string; expiresAt: Date },
): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  const grant = { ...grantFor(room, { id: databaseId, email }, 0), expires, purpose: 'join' as const, mark: id };
  return `${room.publicUrl}/join?token=${room.links.sign(grant)}`;
}

/** Names a password without saying anything of it. */
export function markOf(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22);
}

function grantFor({ clock }: LinkRoom, { id, email }: Addressee, minutes: number) {
  const expires = Math.floor(clock().getTime() / 1000) + minutes * 60;
  return { userId: id, contractId: null, cycleEnd: null, address: email, expires };
}
