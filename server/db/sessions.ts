/** Sign-ins: opaque 256-bit tokens, of which only the SHA-256 is kept. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { sessions, users } from './schema/accounts.ts';

const TOKEN_BYTES = 32;

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Starts a session and returns its token, which cannot be had again. */
export async function createSession(queries: Queries, userId: string, now: Date, expiresAt: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await queries.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt });
  return token;
}

/** The user of a token that is known and has not expired, else null. */
export async function findSessionUser(
  queries: Queries,
  token: string,
  now: Date,
): Promise<{ id: string; email: string } | null> {
  const [user] = await queries
    .select({ id: users.id, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return user ?? null;
}

/** Forgets sessions that are over. */
export async function deleteExpiredSessions(queries: Queries, now: Date): Promise<void> {
  await queries.delete(sessions).where(lte(sessions.expiresAt, now));
}
