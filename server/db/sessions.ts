/** Sign-ins: opaque 256-bit tokens, of which only the SHA-256 is kept. A session ends by age, by not being used, or when it is ended. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { sessions, users } from './schema/accounts.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
/** "Last used" is this much behind at most, so that not every request writes. */
const SEEN_EVERY_MS = 300_000;

export type NewSession = {
  userId: string;
  now: Date;
  /** It ends then, however much it is used. */
  expiresAt: Date;
  /** What the user knows the device by; null where it did not say. */
  device?: string | null;
};

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Starts a session and returns its token, which cannot be had again. */
export async function createSession(
  queries: Queries,
  { userId, now, expiresAt, device = null }: NewSession,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await queries.insert(sessions).values({
    tokenHash: hashToken(token),
    id: randomUUID(),
    userId,
    createdAt: now,
    expiresAt,
    lastSeenAt: now,
    device,
  });
  return token;
}

/** Sessions not used since then are over. */
function idleSince(now: Date, idleDays: number): Date {
  return new Date(now.getTime() - idleDays * DAY_MS);
}

/** The session of a token that is known, has not expired and was used within `idleDays`, with its user; else null. Notes that it was used. */
export async function findSession(
  queries: Queries,
  token: string,
  now: Date,
  idleDays: number,
): Promise<{ sessionId: string; user: { id: string; email: string } } | null> {
  const [found] = await queries
    .select({ sessionId: sessions.id, lastSeenAt: sessions.lastSeenAt, user: { id: users.id, email: users.email } })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince(now, idleDays)),
      ),
    );
  if (!found) return null;
  const { sessionId, user, lastSeenAt } = found;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  return { sessionId, user };
}

/** Ends one session: its token opens nothing from now on. */
export async function deleteSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Forgets sessions that are over. */
export async function deleteExpiredSessions(queries: Queries, now: Date, idleDays: number): Promise<void> {
  const isOver = or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince(now, idleDays)));
  await queries.delete(sessions).where(isOver);
}
