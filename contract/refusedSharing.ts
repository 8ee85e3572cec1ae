/** Why somebody cannot be invited to a renewals database, join it, or be removed from it. */
import { Refused } from './refused.ts';

export function noSuchDatabase(): Refused {
  return new Refused(404, 'NOT_FOUND', 'You do not work in this renewals database, or no longer.');
}

export function worksHereAlready(email: string): Refused {
  return new Refused(409, 'COLLEAGUE_ALREADY', `${email} works in this renewals database already.`);
}

/** `most`: people and open invitations. */
export function tooManyPeople(most: number): Refused {
  return new Refused(
    422,
    'TOO_MANY',
    `A renewals database can be shared by ${most} people, the invited ones included.`,
  );
}

export function deadInvitation(): Refused {
  return new Refused(410, 'LINK_EXPIRED', 'This invitation does not work any more. Please ask for a new one.');
}

/** `email`: the address that was invited. */
export function invitationOfAnother(email: string): Refused {
  return new Refused(403, 'OTHER_ADDRESS', `This invitation is for ${email}. Sign in with that address to join.`);
}

export function youBegan(): Refused {
  return new Refused(
    409,
    'BEGAN',
    'You began this renewals database. You leave it by deleting your account; your colleagues keep the contracts.',
  );
}

/** `email`: of the person who began it. */
export function theyBegan(email: string): Refused {
  return new Refused(409, 'BEGAN', `${email} began this renewals database and cannot be removed from it.`);
}

export function lastOne(): Refused {
  return new Refused(
    409,
    'LAST_ONE',
    'You are the only one left in this renewals database. Export its contracts and delete them before you leave.',
  );
}
