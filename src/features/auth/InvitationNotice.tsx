/** What an invitation is for; or that its link is broken or used, and whom to ask. */
import { Alert } from 'antd';
import type { CheckedInvitation } from '../../api/sharingApi.ts';
import type { Invited } from './useInvitation.ts';

export function InvitationNotice({ byService, checked }: Pick<Invited, 'byService' | 'checked'>) {
  const closed = checked && whyNotGood(checked, byService ? 'whoever runs this service' : 'whoever invited you');
  if (closed) {
    return <Alert className="auth-alert" type="warning" showIcon title={closed.title} description={closed.todo} />;
  }
  const forWhom = checked?.email ? ` The invitation is for ${checked.email}.` : '';
  return (
    <p className="auth-invited">
      {byService ? 'You’re invited to sign up.' : INVITED}
      {forWhom}
    </p>
  );
}

const INVITED = 'You’re invited to join your colleagues. Sign in, or sign up if you’re new here.';

/** Null where it can be accepted. */
function whyNotGood({ state, email }: CheckedInvitation, inviter: string): { title: string; todo: string } | null {
  switch (state) {
    case 'unknown':
      return {
        title: 'This invitation link is broken.',
        todo: `Part of it may be missing. Open it again from the message, or ask ${inviter} for a new one.`,
      };
    case 'expired':
      return {
        title: 'This invitation has expired.',
        todo: `Ask ${inviter} for a new one. Invitations are good for 7 days.`,
      };
    case 'withdrawn':
      return {
        title: 'This invitation was taken back.',
        todo: `If you still want to join, ask ${inviter} for a new one.`,
      };
    case 'replaced':
      return {
        title: 'There is a newer invitation for you.',
        todo: 'Open the link of the latest message: only that one works.',
      };
    case 'accepted':
      return { title: 'This invitation has been used.', todo: `Sign in with ${email}.` };
    default:
      return null;
  }
}
