/** The end of an account: asked for, taken back by signing in, and carried out when the days of grace are over. */
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { moveRevision } from './contracts.ts';
import type { Queries } from './database.ts';
import { users } from './schema/accounts.ts';
import { deleteSessionsOf } from './sessions.ts';

/** Days between asking and the end. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Ends all sessions and answers when the account will be gone. Asked for again, the first day counts. */
export async function requestDeletion(queries: Queries, userId: string, now: Date): Promise<Date> {
  return queries.transaction(async (transaction) => {
    const [user] = await transaction
      .select({ deleteAt: users.deleteAt })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    const deleteAt = user?.deleteAt ?? new Date(now.getTime() + GRACE_DAYS * DAY_MS);
    await transaction.update(users).set({ deleteAt }).where(eq(users.id, userId));
    // Reminders are planned anew by it: there are none until the user comes back.
    await moveRevision(transaction, userId);
    await deleteSessionsOf(transaction, userId);
    return deleteAt;
  });
}

/** Keeps the account of whoever signs in; true where its deletion had been asked for. */
export async function takeBackDeletion(queries: Queries, userId: string): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const kept = await transaction
      .update(users)
      .set({ deleteAt: null })
      .where(and(eq(users.id, userId), isNotNull(users.deleteAt)))
      .returning({ id: users.id });
    if (kept.length === 0) return false;
    await moveRevision(transaction, userId);
    return true;
  });
}

/** Deletes the accounts whose days of grace are over, with every row and document of theirs. Answers how many. */
export async function deleteDueAccounts(queries: Queries, now: Date): Promise<number> {
  const gone = await queries.delete(users).where(lte(users.deleteAt, now)).returning({ id: users.id });
  return gone.length;
}
