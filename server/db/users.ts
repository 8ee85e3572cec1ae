/** Users: e-mail addresses are unique after trimming and lower-casing. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
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
): Promise<{ id: string; passwordHash: string } | null> {
  const [user] = await queries
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  return user ?? null;
}
