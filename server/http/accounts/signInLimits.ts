/** How often somebody may try to sign in or sign up: per e-mail and per address, whichever process is asked. */
import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../db/database.ts';
import { returnPlace, takePlace, type RateLimit } from '../../db/rateLimits.ts';
import { HttpError } from '../httpError.ts';

/** Guesses at one account: ten, then one a minute. A successful sign-in does not count. */
const SIGN_IN_PER_EMAIL: RateLimit = { name: 'sign-in:email', burst: 10, refillSeconds: 60 };
/** Guesses from one place at any account. An office behind one address is many people, but they guess rarely. */
const SIGN_IN_PER_ADDRESS: RateLimit = { name: 'sign-in:address', burst: 50, refillSeconds: 15 };
/** Accounts from one place: an office may come all at once. */
const SIGN_UP_PER_ADDRESS: RateLimit = { name: 'sign-up:address', burst: 60, refillSeconds: 60 };
/** Tries to register one mailbox: somebody is asking which accounts exist. */
const SIGN_UP_PER_EMAIL: RateLimit = { name: 'sign-up:email', burst: 5, refillSeconds: 300 };

type Place = { limit: RateLimit; subject: string };

/** The places one try takes. `email` is normalised. */
export function placesOf(kind: 'signIn' | 'signUp', request: FastifyRequest, email: string): Place[] {
  const address = networkOf(request.ip);
  return kind === 'signIn'
    ? [
        { limit: SIGN_IN_PER_ADDRESS, subject: address },
        { limit: SIGN_IN_PER_EMAIL, subject: email },
      ]
    : [
        { limit: SIGN_UP_PER_ADDRESS, subject: address },
        { limit: SIGN_UP_PER_EMAIL, subject: mailboxOf(email) },
      ];
}

/** Takes all places before anything is hashed or compared, so that no number of parallel tries gets more. Throws 429. */
export async function takePlaces(queries: Queries, places: Place[], now: Date): Promise<void> {
  for (const { limit, subject } of places) {
    const seconds = await takePlace(queries, limit, subject, now);
    if (seconds > 0) throw tooMany(seconds);
  }
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

/** A subscriber of IPv6 has a whole /64 to come from; an IPv4 address written as IPv6 is the IPv4 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** `anna+1@x.example` and `anna+2@x.example` are one mailbox; to Gmail, `a.nna@googlemail.com` and `anna@gmail.com` are, too. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name, domain] = [email.slice(0, at).replace(/\+.*$/, ''), email.slice(at + 1).replace(/\.$/, '')];
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
