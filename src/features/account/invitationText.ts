/** What an invitation says to whoever opens its link: who invites, or why it can no longer be accepted and what to do then. */
import type { InvitationLink } from '../../api/sharingApi.ts';
import { formatInstantDay } from '../../domain/format.ts';

/** `title`: what has happened. `todo`: what to do about it. */
export type WhyClosed = { title: string; todo: string };

export const INCOMPLETE_LINK: WhyClosed = {
  title: 'This link is incomplete.',
  todo: 'Please open it again from the message, or copy all of it.',
};

/** The first line of an invitation that can be accepted. */
export function invitationAnswer({ invitedBy }: Pick<InvitationLink, 'invitedBy'>): string {
  return `${invitedBy} invites you to work in a renewals database together.`;
}

/** `begunBy`: an email address; null where that account has been deleted. */
export function databaseStartedBy(begunBy: string | null): string {
  return `Started by ${begunBy ?? 'a former colleague'}`;
}

/** `user`: the address of whoever is signed in. Null where the invitation can be accepted. */
export function whyClosed(invitation: InvitationLink, user: string): WhyClosed | null {
  const { state, email, begunBy, expiresAt } = invitation;
  const started = databaseStartedBy(begunBy).toLowerCase();
  const inviter = invitation.invitedBy ?? 'whoever invited you';
  switch (state) {
    case 'open':
      return null;
    case 'accepted':
      return {
        title: 'You have already accepted this invitation.',
        todo: `The account menu leads to the renewals database (${started}). If it isn’t there any more, ask ${inviter} for a new invitation.`,
      };
    case 'withdrawn':
      return {
        title: 'This invitation was taken back.',
        todo: `If you still want to join, ask ${inviter} for a new one.`,
      };
    case 'replaced':
      return {
        title: 'There is a newer invitation for you.',
        todo: `Open the link of the latest one from ${inviter}: only that one works.`,
      };
    case 'expired':
      return {
        title: `This invitation expired on ${expiresAt === null ? 'an earlier day' : formatInstantDay(expiresAt)}.`,
        todo: `Ask ${inviter} for a new one. Invitations are good for 7 days.`,
      };
    case 'other-address':
      return {
        title: `This invitation is for ${email}.`,
        todo: `You are signed in as ${user}. To read and accept it, log out, open its link again, and sign in with ${email}.`,
      };
    case 'unknown':
      return {
        title: 'We don’t know this invitation.',
        todo: 'Part of its link may be missing, or it is too old. Open the link again from the message, or ask for a new invitation.',
      };
  }
}
