/** Why somebody cannot be invited to a renewals database, join it, or be removed from it. */
import { Refused } from './refused.ts';

export function noSuchDatabase(): Refused {
  return new Refused(
    404,
    'NOT_FOUND',
    'You don’t have access to this renewals database. Ask a colleague for an invitation.',
  );
}

export function worksHereAlready(email: string): Refused {
  return new Refused(409, 'COLLEAGUE_ALREADY', `${email} already works in this renewals database.`);
}

/** `most`: people and open invitations. */
export function tooManyPeople(most: number): Refused {
  return new Refused(422, 'TOO_MANY', `A renewals database can be shared by ${most} people, including those invited.`);
}

export function deadInvitation(): Refused {
  return new Refused(410, 'LINK_EXPIRED', 'This invitation no longer works. Please ask for a new one.');
}

/** `email`: the address that was invited. */
export function invitationOfAnother(email: string): Refused {
  return new Refused(403, 'OTHER_ADDRESS', `This invitation is for ${email}. Sign in with that address to join.`);
}

export function youBegan(): Refused {
  return new Refused(
    409,
    'BEGAN',
    'You started this renewals database. To leave it, delete your account. Your colleagues keep the contracts.',
  );
}

/** `email`: of the person who began it. */
export function theyBegan(email: string): Refused {
  return new Refused(409, 'BEGAN', `${email} started this renewals database and can’t be removed from it.`);
}

export function lastOne(): Refused {
  return new Refused(
    409,
    'LAST_ONE',
    'You are the only one left in this renewals database. Export its contracts and delete them before you leave.',
  );
}
