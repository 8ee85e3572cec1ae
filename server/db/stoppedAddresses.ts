/** Addresses that reminders no longer reach: their holder unsubscribed, or the last message to them could not be sent. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { WAITS } from '../../contract/messagesWait.ts';
import type { Queries } from './database.ts';
import { refusedAddresses, reminders } from './schema/reminders.ts';

const MOST_LISTED = 200;
const ASKED_AGAIN = 'The holder of the address asked for messages again.';

/** `reason`: what the mail server said; null where the holder unsubscribed. */
export type StoppedAddress = { address: string; why: 'unsubscribed' | 'failed'; since: Date; reason: string | null };

/** Of one renewals database, the latest first. Who unsubscribed and was refused, too, is listed as unsubscribed. */
export async function listStoppedAddresses(queries: Queries, databaseId: string): Promise<StoppedAddress[]> {
  const { address, at } = refusedAddresses;
  const unsubscribed = await queries
    .select({ address, since: at })
    .from(refusedAddresses)
    .where(eq(refusedAddresses.userId, databaseId))
    .orderBy(desc(at))
    .limit(MOST_LISTED);
  const failed = await listFailing(queries, databaseId);
  const known = new Set(unsubscribed.map((each) => each.address));
  return [
    ...unsubscribed.map((each) => ({ ...each, why: 'unsubscribed' as const, reason: null })),
    ...failed
      .filter((each) => !known.has(each.address))
      .map(({ since, ...each }) => ({ ...each, why: 'failed' as const, since: new Date(since) })),
  ]
    .toSorted((a, b) => b.since.getTime() - a.since.getTime())
    .slice(0, MOST_LISTED);
}

/** Those whose last message could not be sent, the latest first. */
async function listFailing(queries: Queries, databaseId: string) {
  const { rows } = await queries.execute<{ address: string; since: string; reason: string | null }>(sql`
    select address, since, reason from (
      select distinct on (address) address, state, updated_at as since, reason from reminders
      where user_id = ${databaseId} and kind in ('reminder', 'digest') and state in ('sent', 'failed')
      order by address, updated_at desc
    ) latest where state = 'failed' order by since desc limit ${MOST_LISTED}`);
  return rows;
}

/**
 * As the plan wants to know them: who refuses gets nothing, whom nothing reached is tried again with the next message, and what waits until
 * tomorrow, by contract, is told to somebody else today.
 */
export async function loadUnreached(
  queries: Queries,
  databaseId: string,
): Promise<Record<'refusing' | 'failing', Set<string>> & { waiting: Map<string, Set<string>> }> {
  const refused = await queries.select().from(refusedAddresses).where(eq(refusedAddresses.userId, databaseId));
  const failed = await listFailing(queries, databaseId);
  return {
    refusing: new Set(refused.map(({ address }) => address)),
    failing: new Set(failed.map(({ address }) => address)),
    waiting: await loadWaiting(queries, databaseId),
  };
}

async function loadWaiting(queries: Queries, databaseId: string): Promise<Map<string, Set<string>>> {
  const { userId, state, reason, contractId, address } = reminders;
  const rows = await queries
    .select({ contractId, address })
    .from(reminders)
    .where(and(eq(userId, databaseId), inArray(state, ['planned', 'claimed']), eq(reason, WAITS)));
  const waiting = new Map<string, Set<string>>();
  for (const row of rows)
    if (row.contractId !== null)
      waiting.set(row.contractId, (waiting.get(row.contractId) ?? new Set()).add(row.address));
  return waiting;
}

/** The address as somebody typed it, and as its holder signed up with it. */
export function isSameAddress(typed: string, email: string): boolean {
  return typed.toLowerCase() === email;
}

const isHeldBy = (column: AnyPgColumn, email: string) => eq(sql`lower(${column})`, email);

/** The address gets messages again, what could not be sent included where there is still time. The caller moves the revision and plans. */
export async function reachAgain(queries: Queries, databaseId: string, address: string, now: Date): Promise<void> {
  await queries
    .delete(refusedAddresses)
    .where(and(eq(refusedAddresses.userId, databaseId), isHeldBy(refusedAddresses.address, address)));
  // What is stopped and still wanted is planned anew.
  await queries
    .update(reminders)
    .set({ state: 'stopped', reason: ASKED_AGAIN, updatedAt: now })
    .where(and(eq(reminders.userId, databaseId), isHeldBy(reminders.address, address), eq(reminders.state, 'failed')));
}
