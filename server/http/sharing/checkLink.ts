/** What the link of an invitation is worth, before anybody has signed in. */
import { findInvitation } from '../../db/invitations.ts';
import type { Queries } from '../../db/database.ts';
import { findUserByEmail } from '../../db/users.ts';
import type { MailRoom } from '../../mail/mailRoom.ts';
import type { Operations } from '../operations.ts';

/** Of a colleague's invitation, or of one by whoever runs the service. What is not signed by us names nobody. */
export async function checkLink(
  queries: Queries,
  { links }: Pick<MailRoom, 'links'>,
  token: string,
  now: Date,
): Promise<Operations['checkInvitation']['answer']> {
  const joins = links.openLate(token, 'join');
  const grant = joins ?? links.openLate(token, 'invite');
  if (!grant) return { state: 'unknown', email: null };
  const { address: email, expires, mark } = grant;
  const inTime = expires * 1000 > now.getTime();
  if (joins) {
    const invitation = mark === undefined ? null : await findInvitation(queries, mark, email);
    // Without its row it was forgotten: with an account that is gone, or long after it expired.
    if (!invitation && inTime) return { state: 'unknown', email };
    return { state: invitation?.ended ?? (inTime ? 'open' : 'expired'), email };
  }
  if (await findUserByEmail(queries, email)) return { state: 'accepted', email };
  return { state: inTime ? 'open' : 'expired', email };
}
