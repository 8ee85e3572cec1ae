/** The end of an account: asked for, taken back by signing in, and carried out when the days of grace are over. */
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { countColleagues, joinedDatabases } from './colleagues.ts';
import { moveRevision } from './contracts.ts';
import type { Queries } from './database.ts';
import { deleteUnusedDocuments } from './foundContracts.ts';
import { forgetInvitationsOf } from './invitations.ts';
import { partFrom } from './partColleague.ts';
import { users } from './schema/accounts.ts';
import { reminders } from './schema/reminders.ts';
import { colleagues } from './schema/sharing.ts';
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
    // Reminders are planned anew by it: there are none for the user until the user comes back.
    await moveRevisionsOf(transaction, userId);
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
    await moveRevisionsOf(transaction, userId);
    return true;
  });
}

/** Of the user's renewals database, and of those that the user joined. */
async function moveRevisionsOf(transaction: Queries, userId: string): Promise<void> {
  await moveRevision(transaction, userId);
  for (const { id } of await joinedDatabases(transaction, userId)) await moveRevision(transaction, id);
}

/**
 * Deletes the accounts whose days of grace are over, with every row and document of theirs; a renewals database in which colleagues work
 * stays with them. Answers how many.
 */
export async function deleteDueAccounts(queries: Queries, now: Date): Promise<number> {
  const due = await queries.select({ id: users.id }).from(users).where(lte(users.deleteAt, now));
  let gone = 0;
  for (const { id } of due) {
    const ended = await queries.transaction((transaction) => endAccount(transaction, id, now));
    gone += ended ? 1 : 0;
  }
  await deleteAbandonedDatabases(queries);
  return gone;
}

async function endAccount(transaction: Queries, id: string, now: Date): Promise<boolean> {
  const [user] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deleteAt, now)))
    .for('update');
  // It was taken back this moment.
  if (!user) return false;
  const actor = { who: null, when: now.toISOString(), today: now.toISOString().slice(0, 10) };
  for (const joined of await joinedDatabases(transaction, id)) {
    await moveRevision(transaction, joined.id);
    await partFrom(transaction, joined.id, user.email, actor);
  }
  await forgetInvitationsOf(transaction, user.email);
  if ((await countColleagues(transaction, id)) === 0) {
    await transaction.delete(users).where(eq(users.id, id));
    return true;
  }
  await moveRevision(transaction, id);
  await partFrom(transaction, id, user.email, actor);
  await deletePersonalRows(transaction, id);
  await transaction.delete(reminders).where(and(eq(reminders.userId, id), eq(reminders.address, user.email)));
  await transaction
    .update(users)
    .set({
      email: `ended:${id}`,
      passwordHash: '',
      emailConfirmedAt: null,
      blockedAt: null,
      deleteAt: null,
      endedAt: now,
    })
    .where(eq(users.id, id));
  return true;
}

/** What colleagues go on working with. Everything else with a user's id is the user's own. */
export const DATABASE_TABLES = [
  ...(['contracts', 'contract_documents', 'contract_decisions', 'contract_history', 'documents'] as const),
  ...(['notice_proofs', 'sheet_imports', 'contract_entries'] as const),
  ...(['user_settings', 'sheet_keys', 'reminders', 'reminder_choices', 'reminder_plans', 'refused_addresses'] as const),
];

/** Read from the catalogue of the database: a new table is in it without anybody thinking of it. */
async function deletePersonalRows(transaction: Queries, userId: string): Promise<void> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`);
  const shared = new Set<string>(DATABASE_TABLES);
  for (const { name } of rows) {
    if (!shared.has(name))
      await transaction.execute(sql`delete from ${sql.identifier(name)} where user_id = ${userId}`);
  }
  await deleteUnusedDocuments(transaction, userId);
}

/** Of accounts that were deleted, once the last colleague has left as well. */
async function deleteAbandonedDatabases(queries: Queries): Promise<void> {
  await queries
    .delete(users)
    .where(
      and(
        isNotNull(users.endedAt),
        sql`not exists (select from ${colleagues} where ${colleagues.databaseId} = ${users.id})`,
      ),
    );
}
