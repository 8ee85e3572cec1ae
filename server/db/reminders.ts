/** Reminders as rows: claimed by one process at a time, marked when they are sent, read by their user. */
import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { googleConnections } from './schema/connections.ts';
import { contracts } from './schema/contracts.ts';
import { reminders } from './schema/reminders.ts';

export type ReminderRecord = typeof reminders.$inferSelect;

/** Takes up what is due, for as long as `leaseMs`; what another process let go of, too. */
export async function claimDue(
  queries: Queries,
  { now, leaseMs, most }: { now: Date; leaseMs: number; most: number },
): Promise<ReminderRecord[]> {
  return queries.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: reminders.id })
      .from(reminders)
      .where(
        or(
          and(eq(reminders.state, 'planned'), lte(reminders.tryAt, now)),
          and(eq(reminders.state, 'claimed'), lte(reminders.claimedUntil, now)),
        ),
      )
      // Where only some can be sent today: digests, which tell of all, and then what is due first.
      .orderBy(asc(reminders.tryAt), sql`${reminders.actBy} nulls first`)
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    const rows = await transaction
      .update(reminders)
      .set(claimed(now, leaseMs))
      .where(inArray(reminders.id, ids))
      .returning();
    return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  });
}

function claimed(now: Date, leaseMs: number) {
  return {
    state: 'claimed' as const,
    fence: sql`${reminders.fence} + 1`,
    attempts: sql`${reminders.attempts} + 1`,
    claimedUntil: new Date(now.getTime() + leaseMs),
    updatedAt: now,
  };
}

/** Takes up one row that is planned, whatever its time; null where it is not. */
export async function claimOne(
  queries: Queries,
  id: string,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<ReminderRecord | null> {
  const planned = and(eq(reminders.id, id), eq(reminders.state, 'planned'));
  const [row] = await queries.update(reminders).set(claimed(now, leaseMs)).where(planned).returning();
  return row ?? null;
}

/** A message that the user asked for. Its time is a little ahead, so that nobody else takes it up. */
export async function insertTest(
  queries: Queries,
  { id, userId, address, day, now }: Pick<ReminderRecord, 'id' | 'userId' | 'address' | 'day'> & { now: Date },
): Promise<void> {
  const tryAt = new Date(now.getTime() + 60_000);
  const times = { day, dueAt: now, tryAt, createdAt: now, updatedAt: now };
  await queries.insert(reminders).values({ id, userId, kind: 'test', address, state: 'planned', ...times });
}

/** What went wrong, as the subject of a message that is due now. */
export async function insertTrouble(
  queries: Queries,
  { now, ...row }: Pick<ReminderRecord, 'id' | 'userId' | 'address' | 'day' | 'subject'> & { now: Date },
): Promise<void> {
  const times = { dueAt: now, tryAt: now, createdAt: now, updatedAt: now };
  await queries.insert(reminders).values({ ...row, kind: 'trouble', state: 'planned', ...times });
}

/** What waits to be tried again is not. */
export async function giveUp(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(reminders)
    .set({ state: 'failed', updatedAt: now })
    .where(and(eq(reminders.id, id), eq(reminders.state, 'planned')));
}

type Held = Pick<ReminderRecord, 'id' | 'fence'>;

/** Is it still ours to send? A decision stops it, a newer claim takes it over. */
export async function stillHeld(queries: Queries, { id, fence }: Held): Promise<boolean> {
  const [row] = await queries.select({ id: reminders.id }).from(reminders).where(held({ id, fence }));
  return row !== undefined;
}

/** Writes what became of a claimed row; false where it is no longer ours. */
export async function changeHeld(
  queries: Queries,
  row: Held,
  change: Partial<Pick<ReminderRecord, 'state' | 'reason' | 'tryAt' | 'sentAt' | 'subject' | 'html' | 'body'>>,
  now: Date,
): Promise<boolean> {
  const changed = await queries
    .update(reminders)
    .set({ ...change, updatedAt: now })
    .where(held(row))
    .returning({ id: reminders.id });
  return changed.length > 0;
}

function held({ id, fence }: Held) {
  return and(eq(reminders.id, id), eq(reminders.fence, fence), eq(reminders.state, 'claimed'));
}

export type ListedReminder = ReminderRecord & { contractName: string | null };

/** What is planned with the next one first, within a day by the last day to act; then the rest with the latest first. */
export async function listReminders(
  queries: Queries,
  userId: string,
  { states, contractId, most }: { states?: ReminderRecord['state'][]; contractId?: string; most: number },
): Promise<ListedReminder[]> {
  const open = sql`case when ${reminders.state} in ('planned', 'claimed') then 0 else 1 end`;
  const rows = await queries
    .select({ reminder: reminders, known: contracts.known })
    .from(reminders)
    .leftJoin(contracts, eq(contracts.id, reminders.contractId))
    .where(
      and(
        eq(reminders.userId, userId),
        states && inArray(reminders.state, states),
        contractId === undefined ? undefined : eq(reminders.contractId, contractId),
      ),
    )
    .orderBy(
      open,
      sql`case when ${open} = 0 then ${reminders.dueAt} end`,
      sql`case when ${open} = 0 then ${reminders.actBy} end`,
      desc(reminders.dueAt),
      asc(reminders.id),
    )
    .limit(most);
  return rows.map(({ reminder, known }) => ({ ...reminder, contractName: known?.known.values.name ?? null }));
}

/** One of the user's, or null. */
export async function findReminder(queries: Queries, userId: string, id: string): Promise<ListedReminder | null> {
  const [row] = await queries
    .select({ reminder: reminders, known: contracts.known })
    .from(reminders)
    .leftJoin(contracts, eq(contracts.id, reminders.contractId))
    .where(and(eq(reminders.userId, userId), eq(reminders.id, id)));
  return row ? { ...row.reminder, contractName: row.known?.known.values.name ?? null } : null;
}

/** The latest messages sent for users of the sandbox workspace, with the mailbox that they have connected. */
export async function listSandboxMessages(
  queries: Queries,
  most: number,
): Promise<{ reminder: ReminderRecord; mailbox: string }[]> {
  return queries
    .select({ reminder: reminders, mailbox: googleConnections.email })
    .from(reminders)
    .innerJoin(googleConnections, eq(googleConnections.userId, reminders.userId))
    .where(and(eq(googleConnections.sandbox, true), eq(reminders.state, 'sent')))
    .orderBy(desc(reminders.sentAt))
    .limit(most);
}
