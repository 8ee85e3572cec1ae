/** What whoever runs the service does with accounts: look, keep out, let in again. */
import { and, asc, count, eq, isNull, max } from 'drizzle-orm';
import { moveRevision } from './contracts.ts';
import type { Queries } from './database.ts';
import { accountEvents } from './schema/accountEvents.ts';
import { users } from './schema/accounts.ts';
import { contracts } from './schema/contracts.ts';
import { deleteSessionsOf } from './sessions.ts';

export type ListedUser = {
  email: string;
  createdAt: Date;
  /** Null: not in the two years that are remembered. */
  signedInAt: Date | null;
  contracts: number;
  emailConfirmedAt: Date | null;
  blockedAt: Date | null;
  deleteAt: Date | null;
};

/** All users, the oldest first. */
export async function listUsers(queries: Queries): Promise<ListedUser[]> {
  const signedIn = queries
    .select({ userId: accountEvents.userId, at: max(accountEvents.at).as('signed_in_at') })
    .from(accountEvents)
    .where(eq(accountEvents.kind, 'signed-in'))
    .groupBy(accountEvents.userId)
    .as('signed_in');
  const owned = queries
    .select({ userId: contracts.userId, n: count().as('n') })
    .from(contracts)
    .where(and(isNull(contracts.deletedAt), isNull(contracts.joinedInto)))
    .groupBy(contracts.userId)
    .as('owned');
  const { email, createdAt, emailConfirmedAt, blockedAt, deleteAt } = users;
  const rows = await queries
    .select({ email, createdAt, emailConfirmedAt, blockedAt, deleteAt, signedInAt: signedIn.at, contracts: owned.n })
    .from(users)
    .leftJoin(signedIn, eq(signedIn.userId, users.id))
    .leftJoin(owned, eq(owned.userId, users.id))
    .where(isNull(users.endedAt))
    .orderBy(asc(users.createdAt), asc(users.email));
  return rows.map((row) => ({ ...row, contracts: row.contracts ?? 0 }));
}

/** Keeps a user out from now on, and ends all sessions; with null lets the user in again. False where there is no such user. */
export async function setBlocked(queries: Queries, email: string, blockedAt: Date | null): Promise<boolean> {
  return queries.transaction(async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ blockedAt })
      .where(eq(users.email, email))
      .returning({ id: users.id });
    if (!user) return false;
    // Reminders are planned anew by it: a user who is kept out is told nothing.
    await moveRevision(transaction, user.id);
    if (blockedAt !== null) await deleteSessionsOf(transaction, user.id);
    return true;
  });
}
