/** The second factor of an account: the secret shared with an authenticator app, and recovery codes, of which only hashes are kept. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { secondFactors } from './schema/accounts.ts';

/** Where secrets lie sealed. */
export const SECOND_FACTOR_SECRET = 'second_factors.secret';

export type SecondFactor = typeof secondFactors.$inferSelect;

/** Null where the user has none; one that was never confirmed is not asked for. */
export async function loadSecondFactor(queries: Queries, userId: string): Promise<SecondFactor | null> {
  const [row] = await queries.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Keeps a secret that is still to be confirmed; false where the user has a second factor already. */
export async function startSecondFactor(queries: Queries, userId: string, secret: Buffer): Promise<boolean> {
  const kept = await queries
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return kept.length > 0;
}

/** From now on it is asked for; false where it is already, or another secret has taken its place. */
export async function confirmSecondFactor(
  queries: Queries,
  { userId, secret }: Pick<SecondFactor, 'userId' | 'secret'>,
  { now, step, recoveryHashes }: { now: Date; step: number; recoveryHashes: string[] },
): Promise<boolean> {
  const waiting = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.secret, secret),
    isNull(secondFactors.confirmedAt),
  );
  const confirmed = await queries
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step, recoveryHashes })
    .where(waiting)
    .returning({ userId: secondFactors.userId });
  return confirmed.length > 0;
}

/** Uses the code of a half minute up; false where it, or a later one, was used before. */
export async function takeStep(queries: Queries, userId: string, step: number): Promise<boolean> {
  const used = await queries
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** Uses a recovery code up; false where it is none, or was used. */
export async function takeRecoveryCode(queries: Queries, userId: string, hash: string): Promise<boolean> {
  const used = await queries
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${secondFactors.recoveryHashes}, ${hash})` })
    .where(and(eq(secondFactors.userId, userId), sql`${hash} = any(${secondFactors.recoveryHashes})`))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/** False where there was none. */
export async function deleteSecondFactor(queries: Queries, userId: string): Promise<boolean> {
  const gone = await queries
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return gone.length > 0;
}
