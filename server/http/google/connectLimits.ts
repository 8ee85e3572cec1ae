/** How often a user may begin to connect: each try costs a row or several calls to Google. */
import type { Queries } from '../../db/database.ts';
import { takePlace, type RateLimit } from '../../db/rateLimits.ts';
import { HttpError } from '../httpError.ts';

/** Clicks on "Connect": far more than anybody needs, far fewer than a loop would make. */
export const CONSENTS_PER_USER: RateLimit = { name: 'google:consent', burst: 60, refillSeconds: 10 };
/** Uploads of key files: each signs and asks for three tokens. */
export const KEYS_PER_USER: RateLimit = { name: 'google:key', burst: 20, refillSeconds: 15 };

/** Takes a place, or throws 429 with the time to wait. */
export async function takeConnectPlace(queries: Queries, limit: RateLimit, userId: string, now: Date): Promise<void> {
  const seconds = await takePlace(queries, limit, userId, now);
  if (seconds === 0) return;
  throw new HttpError(429, `Too many attempts. Please try again in ${seconds} second${seconds === 1 ? '' : 's'}.`, {
    code: 'TOO_MANY_ATTEMPTS',
    headers: { 'retry-after': String(seconds) },
  });
}
