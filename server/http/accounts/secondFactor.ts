/** Codes of authenticator apps (RFC 6238: six digits, half a minute) and recovery codes. */
import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Queries } from '../../db/database.ts';
import type { SecretBox } from '../../db/secretBox.ts';
import { SECOND_FACTOR_SECRET, type SecondFactor, takeRecoveryCode, takeStep } from '../../db/secondFactors.ts';

/** A clock that is so much ahead or behind is no reason to be kept out. */
const TOLERANCE_SECONDS = 30;
const RECOVERY_CODES = 10;
/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

type SealedSecret = Pick<SecondFactor, 'userId' | 'secret'>;

/** A secret for an app, as text, as the app's address for it, and sealed for the database. */
export function newSecret(box: SecretBox, user: { id: string; email: string }) {
  const secret = generateSecret();
  const uri = generateURI({ issuer: 'Perennial', label: user.email, secret });
  return { secret, uri, sealed: box.seal(secret, { owner: user.id, column: SECOND_FACTOR_SECRET }) };
}

/** The app's secret; null where none of our keys opens it: the key was changed or lost, and may come back. */
function openSecret(box: SecretBox, { userId, secret }: SealedSecret): string | null {
  try {
    return box.open(secret, { owner: userId, column: SECOND_FACTOR_SECRET });
  } catch {
    return null;
  }
}

/** The half minute since 1970 whose code this is; null where it is the code of none that counts now. */
export async function stepOf(box: SecretBox, factor: SealedSecret, code: string, now: Date): Promise<number | null> {
  const token = code.replaceAll(/\s/g, '');
  const secret = openSecret(box, factor);
  if (secret === null || !/^\d{6}$/.test(token)) return null;
  const result = await verify({
    secret,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}

const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Recovery codes such as `k3v9p-7wq2m`, 49 bits each, and what is kept of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
  return { codes, hashes: codes.map(hashOf) };
}

/**
 * What a sign-in is let in by, used up by it; null where the code is not right or was used before, `unreadable` where no code of the app
 * can be checked.
 */
export async function passSecondFactor(
  queries: Queries,
  box: SecretBox,
  factor: SecondFactor,
  { code, now }: { code: string; now: Date },
): Promise<'app' | 'recovery' | 'unreadable' | null> {
  const { userId } = factor;
  if (/[a-z]/i.test(code)) return (await takeRecoveryCode(queries, userId, hashOf(code))) ? 'recovery' : null;
  if (openSecret(box, factor) === null) return 'unreadable';
  const step = await stepOf(box, factor, code, now);
  return step !== null && (await takeStep(queries, userId, step)) ? 'app' : null;
}

function hashOf(code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  return createHash('sha256').update(letters).digest('hex');
}
