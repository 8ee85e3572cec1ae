/** Users: email addresses are unique after trimming and lower-casing. */
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { users } from './schema/accounts.ts';

/** The one spelling of an address. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

/** Creates a user and returns the id; null where the address is taken. `email` is normalised already. */
export async function createUser(
  queries: Queries,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<string | null> {
  const [created] = await queries
    .insert(users)
    .values({ id: randomUUID(), email, passwordHash, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return created?.id ?? null;
}

/** The user of a normalised address, or null. */
export async function findUserByEmail(
  queries: Queries,
  email: string,
): Promise<{ id: string; passwordHash: string; blockedAt: Date | null } | null> {
  const [user] = await queries
    .select({ id: users.id, passwordHash: users.passwordHash, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.email, email));
  return user ?? null;
}

/** What the user is shown of the account; null where it is gone. */
export async function loadAccount(
  queries: Queries,
  id: string,
): Promise<{ email: string; passwordHash: string; createdAt: Date; emailConfirmedAt: Date | null } | null> {
  const { email, passwordHash, createdAt, emailConfirmedAt } = users;
  const [user] = await queries
    .select({ email, passwordHash, createdAt, emailConfirmedAt })
    .from(users)
    .where(eq(users.id, id));
  return user ?? null;
}

/** Puts a new hash in the place of the one that was checked; false where another was faster. */
export async function replacePassword(
  queries: Queries,
  id: string,
  { checked, hash }: { checked: string; hash: string },
): Promise<boolean> {
  const changed = await queries
    .update(users)
    .set({ passwordHash: hash })
    .where(and(eq(users.id, id), eq(users.passwordHash, checked)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The user has shown to read what is sent to the address; false where the account has another one, or is gone. */
export async function confirmEmail(queries: Queries, id: string, email: string, now: Date): Promise<boolean> {
  const confirmed = await queries
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now})` })
    .where(and(eq(users.id, id), eq(users.email, email)))
    .returning({ id: users.id });
  return confirmed.length > 0;
}
