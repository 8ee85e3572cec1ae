/** Invitations to work in a renewals database: one for an address, good for a week, gone when it is accepted or taken back. */
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { invitations } from './schema/sharing.ts';

export const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

export type Invitation = typeof invitations.$inferSelect;

/** Invites an address; invited again, it is another invitation with another link, and the earlier link works no more. */
export async function saveInvitation(
  queries: Queries,
  { databaseId, email, invitedBy, now }: Pick<Invitation, 'databaseId' | 'email' | 'invitedBy'> & { now: Date },
): Promise<Invitation> {
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const row = { id: randomUUID(), databaseId, email, invitedBy, createdAt: now, expiresAt };
  await queries
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: [invitations.databaseId, invitations.email], set: row });
  return row;
}

/** Those that can still be accepted, the oldest first. */
export async function listInvitations(queries: Queries, databaseId: string, now: Date): Promise<Invitation[]> {
  return queries
    .select()
    .from(invitations)
    .where(and(eq(invitations.databaseId, databaseId), gt(invitations.expiresAt, now)))
    .orderBy(asc(invitations.createdAt), asc(invitations.email));
}

export async function countInvitations(queries: Queries, databaseId: string, now: Date): Promise<number> {
  const [row] = await queries
    .select({ n: count() })
    .from(invitations)
    .where(and(eq(invitations.databaseId, databaseId), gt(invitations.expiresAt, now)));
  return row?.n ?? 0;
}

/** Is there still this invitation of that address? */
export async function isInvited(queries: Queries, id: string, email: string, now: Date): Promise<boolean> {
  const rows = await queries
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.email, email), gt(invitations.expiresAt, now)));
  return rows.length > 0;
}

/** Uses it up: of two who accept at once, one gets it. Null where it is gone, has expired, or is another address's. */
export async function takeInvitation(
  transaction: Queries,
  { id, email, now }: { id: string; email: string; now: Date },
): Promise<Invitation | null> {
  const [taken] = await transaction
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.email, email), gt(invitations.expiresAt, now)))
    .returning();
  return taken ?? null;
}

/** False where that database has no such invitation. */
export async function deleteInvitation(queries: Queries, databaseId: string, id: string): Promise<boolean> {
  const gone = await queries
    .delete(invitations)
    .where(and(eq(invitations.databaseId, databaseId), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return gone.length > 0;
}

export async function deleteInvitationsOf(queries: Queries, databaseId: string): Promise<void> {
  await queries.delete(invitations).where(eq(invitations.databaseId, databaseId));
}

/** Forgets what nobody can accept any more. */
export async function deleteExpiredInvitations(queries: Queries, now: Date): Promise<void> {
  await queries.delete(invitations).where(lte(invitations.expiresAt, sql`${now}`));
}
