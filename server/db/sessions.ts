/** Sign-ins: opaque 256-bit tokens, of which only the SHA-256 is kept. A session ends by age, by not being used, or when it is ended. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, lte, ne, or } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { sessions, users } from './schema/accounts.ts';
import { colleagues } from './schema/sharing.ts';

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

/**
 * The session of a token that is known, has not expired and was used within `idleDays`, with its user and the renewals database that the
 * user works in; else null. Notes that it was used.
 */
export async function findSession(
  queries: Queries,
  token: string,
  now: Date,
  idleDays: number,
): Promise<{ sessionId: string; user: { id: string; email: string; databaseId: string } } | null> {
  const [found] = await queries
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      user: { id: users.id, email: users.email },
      joined: colleagues.databaseId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(colleagues, and(eq(colleagues.userId, users.id), eq(colleagues.open, true)))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.lastSeenAt, idleSince(now, idleDays)),
      ),
    );
  if (!found) return null;
  const { sessionId, lastSeenAt, joined } = found;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS)
    await queries.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, sessionId));
  return { sessionId, user: { ...found.user, databaseId: joined ?? found.user.id } };
}

/** Ends one session: its token opens nothing from now on. */
export async function deleteSession(queries: Queries, sessionId: string): Promise<void> {
  await queries.delete(sessions).where(eq(sessions.id, sessionId));
}

export type ListedSession = { id: string; device: string | null; createdAt: Date; lastSeenAt: Date };

/** The sessions of a user that have not ended, the latest used first. */
export async function loadSessions(
  queries: Queries,
  userId: string,
  now: Date,
  idleDays: number,
): Promise<ListedSession[]> {
  const { id, device, createdAt, lastSeenAt, expiresAt } = sessions;
  return queries
    .select({ id, device, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(expiresAt, now), gt(lastSeenAt, idleSince(now, idleDays))))
    .orderBy(desc(lastSeenAt), desc(createdAt));
}

/** Ends one session of that user; false where the user has no such session. */
export async function deleteSessionOf(queries: Queries, userId: string, sessionId: string): Promise<boolean> {
  const ended = await queries
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a user, but for the one that is to go on. */
export async function deleteSessionsOf(queries: Queries, userId: string, goesOn: string | null = null): Promise<void> {
  const others = goesOn === null ? undefined : ne(sessions.id, goesOn);
  await queries.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Forgets sessions that are over. */
export async function deleteExpiredSessions(queries: Queries, now: Date, idleDays: number): Promise<void> {
  const isOver = or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince(now, idleDays)));
  await queries.delete(sessions).where(isOver);
}
