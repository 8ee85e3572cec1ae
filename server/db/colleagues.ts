/** Who works in which renewals database. A database has the id of the user who began it; who joined has a row. */
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { users } from './schema/accounts.ts';
import { colleagues } from './schema/sharing.ts';

export type Person = {
  id: string;
  email: string;
  since: Date;
  /** Began the renewals database. */
  began: boolean;
  /** Is told nothing: blocked, or the account is about to be deleted. */
  silent: boolean;
  /** Has shown that the address is theirs. */
  confirmed: boolean;
};

/** The renewals database that the user works in: one that was joined and is open, or the user's own. */
export async function databaseOf(queries: Queries, userId: string): Promise<string> {
  const [row] = await queries
    .select({ databaseId: colleagues.databaseId })
    .from(colleagues)
    .where(and(eq(colleagues.userId, userId), eq(colleagues.open, true)));
  return row?.databaseId ?? userId;
}

/** Everybody who works in it, in the order they came; who began it is missing once that account has been deleted. */
export async function peopleOf(queries: Queries, databaseId: string): Promise<Person[]> {
  const { id, email, deleteAt, blockedAt, createdAt, emailConfirmedAt } = users;
  const [founder] = await queries
    .select({ id, email, since: createdAt, deleteAt, blockedAt, emailConfirmedAt })
    .from(users)
    .where(and(eq(users.id, databaseId), isNull(users.endedAt)));
  const joined = await queries
    .select({ id, email, since: colleagues.joinedAt, deleteAt, blockedAt, emailConfirmedAt })
    .from(colleagues)
    .innerJoin(users, eq(users.id, colleagues.userId))
    .where(eq(colleagues.databaseId, databaseId))
    .orderBy(asc(colleagues.joinedAt), asc(email));
  return [...(founder ? [founder] : []), ...joined].map((row) => ({
    id: row.id,
    email: row.email,
    since: row.since,
    began: row.id === databaseId,
    silent: row.deleteAt !== null || row.blockedAt !== null,
    confirmed: row.emailConfirmedAt !== null,
  }));
}

/** The databases that the user joined, in that order, with the address of whoever began each; null where that account is gone. */
export async function joinedDatabases(
  queries: Queries,
  userId: string,
): Promise<{ id: string; begunBy: string | null; open: boolean }[]> {
  const rows = await queries
    .select({ id: users.id, email: users.email, endedAt: users.endedAt, open: colleagues.open })
    .from(colleagues)
    .innerJoin(users, eq(users.id, colleagues.databaseId))
    .where(eq(colleagues.userId, userId))
    .orderBy(asc(colleagues.joinedAt), asc(users.id));
  return rows.map(({ id, email, endedAt, open }) => ({ id, begunBy: endedAt === null ? email : null, open }));
}

/** From now on the user works in that database. False where it is neither the user's own nor one that the user joined. */
export async function workIn(transaction: Queries, userId: string, databaseId: string): Promise<boolean> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await transaction.update(colleagues).set({ open: false }).where(eq(colleagues.userId, userId));
  if (databaseId === userId) return true;
  const opened = await transaction
    .update(colleagues)
    .set({ open: true })
    .where(and(eq(colleagues.userId, userId), eq(colleagues.databaseId, databaseId)))
    .returning({ databaseId: colleagues.databaseId });
  return opened.length > 0;
}

/** Lets a user work in it; nothing happens where the user does already. */
export async function addColleague(
  transaction: Queries,
  { databaseId, userId, now }: { databaseId: string; userId: string; now: Date },
): Promise<void> {
  if (databaseId === userId) return;
  await transaction.insert(colleagues).values({ databaseId, userId, joinedAt: now }).onConflictDoNothing();
}

/** False where the user had not joined it. */
export async function removeColleague(transaction: Queries, databaseId: string, userId: string): Promise<boolean> {
  const removed = await transaction
    .delete(colleagues)
    .where(and(eq(colleagues.databaseId, databaseId), eq(colleagues.userId, userId)))
    .returning({ userId: colleagues.userId });
  return removed.length > 0;
}

/** How many have joined it. */
export async function countColleagues(queries: Queries, databaseId: string): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(colleagues).where(eq(colleagues.databaseId, databaseId));
  return row?.n ?? 0;
}
