/**
 * Invitations to work in a renewals database: one at a time for an address, good for a week, until it is accepted or taken back. What became
 * of one is kept for a while, for whoever opens its link then.
 */
import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { invitations } from './schema/sharing.ts';
import { users } from './schema/accounts.ts';

export const INVITATION_DAYS = 7;
/** For so long after it has expired its link says what became of it. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

export type Invitation = typeof invitations.$inferSelect;

const ofAddress = (databaseId: string, email: string) =>
  and(eq(invitations.databaseId, databaseId), eq(invitations.email, email), isNull(invitations.ended));
const openIn = (databaseId: string, now: Date) =>
  and(eq(invitations.databaseId, databaseId), isNull(invitations.ended), gt(invitations.expiresAt, now));
const openFor = ({ id, email, now }: { id: string; email: string; now: Date }) =>
  and(eq(invitations.id, id), eq(invitations.email, email), isNull(invitations.ended), gt(invitations.expiresAt, now));

/**
 * Invites an address, with the renewals database locked; invited again, it is another invitation with another link, and the earlier link works
 * no more.
 */
export async function saveInvitation(
  transaction: Queries,
  { databaseId, email, invitedBy, now }: Pick<Invitation, 'databaseId' | 'email' | 'invitedBy'> & { now: Date },
): Promise<Invitation> {
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const row = { id: randomUUID(), databaseId, email, invitedBy, createdAt: now, expiresAt, ended: null };
  await transaction.update(invitations).set({ ended: 'replaced' }).where(ofAddress(databaseId, email));
  await transaction.insert(invitations).values(row);
  return row;
}

/** Those that can still be accepted, the oldest first. */
export async function listInvitations(queries: Queries, databaseId: string, now: Date): Promise<Invitation[]> {
  return queries
    .select()
    .from(invitations)
    .where(openIn(databaseId, now))
    .orderBy(asc(invitations.createdAt), asc(invitations.email));
}

export async function countInvitations(queries: Queries, databaseId: string, now: Date): Promise<number> {
  const [row] = await queries.select({ n: count() }).from(invitations).where(openIn(databaseId, now));
  return row?.n ?? 0;
}

/** Is there still this invitation of that address? */
export async function isInvited(queries: Queries, id: string, email: string, now: Date): Promise<boolean> {
  const rows = await queries.select({ id: invitations.id }).from(invitations).where(openFor({ id, email, now }));
  return rows.length > 0;
}

/** An invitation of that address, whatever became of it, with the address of whoever began the database: null where that account is gone. */
export async function findInvitation(
  queries: Queries,
  id: string,
  email: string,
): Promise<(Invitation & { begunBy: string | null }) | null> {
  const [row] = await queries
    .select({ invitation: invitations, founder: users.email, endedAt: users.endedAt })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.databaseId))
    .where(and(eq(invitations.id, id), eq(invitations.email, email)));
  return row ? { ...row.invitation, begunBy: row.endedAt === null ? row.founder : null } : null;
}

/** Uses it up: of two who accept at once, one gets it. Null where it is gone, has expired, or is another address's. */
export async function takeInvitation(
  transaction: Queries,
  wanted: { id: string; email: string; now: Date },
): Promise<Invitation | null> {
  const [taken] = await transaction.update(invitations).set({ ended: 'accepted' }).where(openFor(wanted)).returning();
  return taken ?? null;
}

/** False where that database has no such invitation. */
export async function withdrawInvitation(queries: Queries, databaseId: string, id: string): Promise<boolean> {
  const gone = await queries
    .update(invitations)
    .set({ ended: 'withdrawn' })
    .where(and(eq(invitations.databaseId, databaseId), eq(invitations.id, id), isNull(invitations.ended)))
    .returning({ id: invitations.id });
  return gone.length > 0;
}

/** Forgets what can no longer be accepted and names the address of an account that ends. */
export async function forgetInvitationsOf(queries: Queries, email: string): Promise<void> {
  const named = or(eq(invitations.email, email), eq(invitations.invitedBy, email));
  await queries.delete(invitations).where(and(isNotNull(invitations.ended), named));
}

/** Forgets what nobody asks about any more. */
export async function deleteOldInvitations(queries: Queries, now: Date): Promise<void> {
  await queries.delete(invitations).where(lte(invitations.expiresAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)));
}
