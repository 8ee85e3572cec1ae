/** What is new for a user, read and unread. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { notices } from './schema/reminders.ts';

export type NewNotice = {
  userId: string;
  /** What it is about: the same is told once. */
  key: string;
  title: string;
  contractId?: string | null;
  reminderId?: string | null;
};

const MOST_SHOWN = 100;

/** Tells the user in the app; false where that was told before. */
export async function addNotice(queries: Queries, notice: NewNotice, now: Date): Promise<boolean> {
  const added = await queries
    .insert(notices)
    .values({ id: randomUUID(), at: now, ...notice })
    .onConflictDoNothing({ target: [notices.userId, notices.key] })
    .returning({ id: notices.id });
  return added.length > 0;
}

/** The latest, and how many are unread in all. */
export async function listNotices(queries: Queries, userId: string) {
  const shown = await queries
    .select()
    .from(notices)
    .where(eq(notices.userId, userId))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(MOST_SHOWN);
  const [count] = await queries
    .select({ unread: sql<number>`count(*)::int` })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)));
  return {
    unread: count?.unread ?? 0,
    notices: shown.map(({ id, at, title, contractId, reminderId, readAt }) => ({
      id,
      at: at.toISOString(),
      title,
      read: readAt !== null,
      contractId,
      reminderId,
    })),
  };
}

/** Marks these as read, or all. */
export async function readNotices(
  queries: Queries,
  userId: string,
  ids: readonly string[] | undefined,
  now: Date,
): Promise<void> {
  const these = ids === undefined ? undefined : inArray(notices.id, [...ids]);
  await queries
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), these));
}
