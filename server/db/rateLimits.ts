/**
 * Rate limits in the database, so that several processes share them: the generic cell rate algorithm, one row and one statement
 * per try. Two tries at the same moment cannot both have the last place.
 */
import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { rateLimits } from './schema/accounts.ts';

export type RateLimit = {
  /** What is limited, as part of the key. */
  name: string;
  /** Tries at once. */
  burst: number;
  /** One more after every so many seconds. */
  refillSeconds: number;
};

/** The name of the limit and a hash of what it limits (an address, an email): nothing personal in clear. */
function keyOf(limit: RateLimit, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** Takes one place. Returns 0 where there was one, else the whole seconds (at least 1) until the next. */
export async function takePlace(queries: Queries, limit: RateLimit, subject: string, now: Date): Promise<number> {
  const key = keyOf(limit, subject);
  const refillMs = limit.refillSeconds * 1000;
  /** A bucket that is full again no later than this has a place. */
  const latest = new Date(now.getTime() + (limit.burst - 1) * refillMs);
  const taken = await queries
    .insert(rateLimits)
    .values({ key, fullAt: new Date(now.getTime() + refillMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { fullAt: sql`greatest(${rateLimits.fullAt}, ${now}) + ${refillMs} * interval '1 millisecond'` },
      setWhere: lte(rateLimits.fullAt, latest),
    })
    .returning({ fullAt: rateLimits.fullAt });
  if (taken.length > 0) return 0;
  const [row] = await queries.select({ fullAt: rateLimits.fullAt }).from(rateLimits).where(eq(rateLimits.key, key));
  return Math.max(1, Math.ceil(((row?.fullAt.getTime() ?? 0) - latest.getTime()) / 1000));
}

/** Gives a place back: the try turned out to be a good one. */
export async function returnPlace(queries: Queries, limit: RateLimit, subject: string): Promise<void> {
  await queries
    .update(rateLimits)
    .set({ fullAt: sql`${rateLimits.fullAt} - ${limit.refillSeconds * 1000} * interval '1 millisecond'` })
    .where(eq(rateLimits.key, keyOf(limit, subject)));
}

/** Forgets buckets that are full: they limit nothing. */
export async function deleteFullBuckets(queries: Queries, now: Date): Promise<void> {
  await queries.delete(rateLimits).where(lte(rateLimits.fullAt, now));
}
