/**
 * How often somebody may try to sign in or sign up, whichever process is asked. A guesser is slowed where the guesses come from; whoever is
 * known from a browser or a network, the guesses of others do not lock out.
 */
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../db/database.ts';
import type { DeviceKind } from '../../db/knownDevices.ts';
import { returnPlace, takePlace, type RateLimit } from '../../db/rateLimits.ts';
import { mailboxOf } from '../../mail/mailboxOf.ts';
import { HttpError } from '../httpError.ts';
import { readDevice } from './deviceCookie.ts';
import { networksOf } from './networkOf.ts';

/** Guesses at one account from a browser that its user has signed in with. */
const SIGN_IN_PER_BROWSER: RateLimit = { name: 'sign-in:browser', burst: 10, refillSeconds: 60 };
/** Guesses at one account from one place: ten, then one every two minutes. A successful sign-in does not count. */
const SIGN_IN_PER_ADDRESS_AND_EMAIL: RateLimit = { name: 'sign-in:address-email', burst: 10, refillSeconds: 120 };
/**
 * Guesses at one account from everywhere it is not known. It takes several places at once to use this up: twice as fast as one place
 * can go on, and room for three at the start. From then on the account is under attack.
 */
const SIGN_IN_PER_EMAIL: RateLimit = { name: 'sign-in:email', burst: 30, refillSeconds: 60 };
/** What every place that does not know the account has during an attack: its owner, coming from a new one, needs a try or two. */
const UNDER_ATTACK_PER_PLACE: RateLimit = { name: 'sign-in:attack-place', burst: 3, refillSeconds: 3600 };
/** What all of them have together: whoever has thousands of places has no thousands of guesses a day. */
const UNDER_ATTACK_PER_EMAIL: RateLimit = { name: 'sign-in:attack-email', burst: 1000, refillSeconds: 90 };
/** Guesses from one place at any account. An office behind one address is many people, but they guess rarely. */
const SIGN_IN_PER_ADDRESS: RateLimit = { name: 'sign-in:address', burst: 50, refillSeconds: 15 };
/** The same from a site of IPv6, which is given 65,536 networks. */
const SIGN_IN_PER_SITE: RateLimit = { name: 'sign-in:site', burst: 100, refillSeconds: 8 };
/** Accounts from one place: an office may come all at once. */
const SIGN_UP_PER_ADDRESS: RateLimit = { name: 'sign-up:address', burst: 60, refillSeconds: 60 };
const SIGN_UP_PER_SITE: RateLimit = { name: 'sign-up:site', burst: 120, refillSeconds: 30 };
/** Tries to register one mailbox: somebody is asking which accounts exist. */
const SIGN_UP_PER_EMAIL: RateLimit = { name: 'sign-up:email', burst: 5, refillSeconds: 300 };

/** Tries at the password from within a session: whoever finds one open is not to find out the password with it. */
const PASSWORD_PER_USER: RateLimit = { name: 'password:user', burst: 10, refillSeconds: 120 };

/** Messages with a link for a new password: nobody's mailbox is filled, and nobody asks for those of a whole list. */
const RESET_PER_EMAIL: RateLimit = { name: 'reset:email', burst: 3, refillSeconds: 900 };
const RESET_PER_ADDRESS: RateLimit = { name: 'reset:address', burst: 20, refillSeconds: 60 };
const CONFIRM_PER_USER: RateLimit = { name: 'confirm:user', burst: 3, refillSeconds: 900 };
/** Whoever sets up a mail server tries a few times; nobody fills the mailbox of another whose address was signed up with. */
const TEST_MESSAGE_PER_USER: RateLimit = { name: 'test-message:user', burst: 10, refillSeconds: 600 };
/** A service that sends messages to strangers on a user's word must not become a sender of advertisements. */
const INVITE_PER_USER: RateLimit = { name: 'invite:user', burst: 20, refillSeconds: 600 };
/** Each reads everything of the user. */
const EXPORT_PER_USER: RateLimit = { name: 'export:user', burst: 5, refillSeconds: 600 };

/** `otherwise`: the places that are taken where there is none. */
type Place = { limit: RateLimit; subject: string; otherwise?: Place[] };

/** The places one try to sign in takes. `email` is normalised; `known` says by what its user is known here. */
export function signInPlaces(request: FastifyRequest, email: string, known: DeviceKind | null): Place[] {
  if (known === 'browser') return [{ limit: SIGN_IN_PER_BROWSER, subject: `${readDevice(request)} ${email}` }];
  const [network, site] = networksOf(request.ip);
  // A site counts as one place: of networks it has as many as it likes.
  const otherwise = [
    { limit: UNDER_ATTACK_PER_PLACE, subject: `${site ?? network} ${email}` },
    { limit: UNDER_ATTACK_PER_EMAIL, subject: email },
  ];
  return [
    { limit: SIGN_IN_PER_ADDRESS, subject: network },
    ...(site === undefined ? [] : [{ limit: SIGN_IN_PER_SITE, subject: site }]),
    { limit: SIGN_IN_PER_ADDRESS_AND_EMAIL, subject: `${network} ${email}` },
    ...(known === 'network' ? [] : [{ limit: SIGN_IN_PER_EMAIL, subject: email, otherwise }]),
  ];
}

/** The places one try to sign up takes. `email` is normalised. */
export function signUpPlaces(request: FastifyRequest, email: string): Place[] {
  const [network, site] = networksOf(request.ip);
  return [
    { limit: SIGN_UP_PER_ADDRESS, subject: network },
    ...(site === undefined ? [] : [{ limit: SIGN_UP_PER_SITE, subject: site }]),
    { limit: SIGN_UP_PER_EMAIL, subject: mailboxOf(email) },
  ];
}

/** The place that one check of a signed-in user's password takes. */
export function passwordPlaces(userId: string): Place[] {
  return [{ limit: PASSWORD_PER_USER, subject: userId }];
}

/** The places that asking for a new password takes. `email` is normalised. */
export function resetPlaces(request: FastifyRequest, email: string): Place[] {
  return [
    { limit: RESET_PER_ADDRESS, subject: networksOf(request.ip)[0] },
    { limit: RESET_PER_EMAIL, subject: mailboxOf(email) },
  ];
}

export function confirmPlaces(userId: string): Place[] {
  return [{ limit: CONFIRM_PER_USER, subject: userId }];
}

/** The place that one message takes which the user asks for to see that messages arrive. */
export function testMessagePlaces(userId: string): Place[] {
  return [{ limit: TEST_MESSAGE_PER_USER, subject: userId }];
}

/** The place that one invitation of a colleague takes. */
export function invitePlaces(userId: string): Place[] {
  return [{ limit: INVITE_PER_USER, subject: userId }];
}

export function exportPlaces(userId: string): Place[] {
  return [{ limit: EXPORT_PER_USER, subject: userId }];
}

/**
 * Takes all places before anything is hashed or compared, so that no number of parallel tries gets more. Answers those it has taken. Throws
 * 429.
 */
export async function takePlaces(queries: Queries, places: Place[], now: Date): Promise<Place[]> {
  const taken: Place[] = [];
  for (const place of places) {
    const seconds = await takePlace(queries, place.limit, place.subject, now);
    if (seconds === 0) taken.push(place);
    else if (place.otherwise) taken.push(...(await takePlaces(queries, place.otherwise, now)));
    else throw tooMany(seconds);
  }
  return taken;
}

/** After a success. */
export async function returnPlaces(queries: Queries, places: Place[]): Promise<void> {
  for (const { limit, subject } of places) await returnPlace(queries, limit, subject);
}

function tooMany(seconds: number): HttpError {
  const wait = seconds < 120 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new HttpError(429, `Too many attempts. Please try again in ${wait}.`, {
    code: 'TOO_MANY_ATTEMPTS',
    headers: { 'retry-after': String(seconds) },
  });
}
