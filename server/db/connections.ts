/** The Google connections as rows: one per user. Secrets come and go sealed. */
import { randomUUID } from 'node:crypto';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { googleConnections } from './schema/connections.ts';

export type ConnectionRow = typeof googleConnections.$inferSelect;

export type NewConnection = Pick<
  ConnectionRow,
  'userId' | 'method' | 'googleSub' | 'email' | 'scopes' | 'secret' | 'sandbox'
> &
  Partial<Pick<ConnectionRow, 'accessToken' | 'accessTokenExpiresAt' | 'hostedDomain' | 'refreshTokenExpiresAt'>>;

/** The user's connection, dead or alive. */
export async function findConnection(queries: Queries, userId: string): Promise<ConnectionRow | null> {
  const [row] = await queries.select().from(googleConnections).where(eq(googleConnections.userId, userId));
  return row ?? null;
}

/** Every connection, dead or alive, with the first byte of its secret: it names the key. */
export async function listConnectionKeys(queries: Queries): Promise<{ userId: string; head: Buffer }[]> {
  const head = sql<Buffer>`substring(${googleConnections.secret} from 1 for 1)`;
  return queries.select({ userId: googleConnections.userId, head }).from(googleConnections);
}

/**
 * The same, and nobody else changes it until the transaction ends: the lock of refreshing, valid across processes, given
 * back by itself when the process dies.
 */
export async function lockConnection(transaction: Queries, userId: string): Promise<ConnectionRow | null> {
  const rows = transaction.select().from(googleConnections).where(eq(googleConnections.userId, userId));
  const [row] = await rows.for('update');
  return row ?? null;
}

/** Puts the connection in place of any earlier one of the user. It gets an identity of its own, which is returned. */
export async function saveConnection(queries: Queries, connection: NewConnection, now: Date): Promise<string> {
  const connectionId = randomUUID();
  const row = {
    accessToken: null,
    accessTokenExpiresAt: null,
    hostedDomain: null,
    refreshTokenExpiresAt: null,
    ...connection,
    connectionId,
    status: 'connected' as const,
    reconnectReason: null,
    createdAt: now,
    updatedAt: now,
  };
  await queries
    .insert(googleConnections)
    .values(row)
    .onConflictDoUpdate({ target: googleConnections.userId, set: row });
  return connectionId;
}

export type ConnectionChange = Partial<
  Pick<
    ConnectionRow,
    | 'scopes'
    | 'secret'
    | 'accessToken'
    | 'accessTokenExpiresAt'
    | 'refreshTokenExpiresAt'
    | 'status'
    | 'reconnectReason'
  >
>;

/** Changes this very connection; false where it has been replaced or removed in the meantime. */
export async function changeConnection(
  queries: Queries,
  connectionId: string,
  change: ConnectionChange,
  now: Date,
): Promise<boolean> {
  const changed = await queries
    .update(googleConnections)
    .set({ ...change, updatedAt: now })
    .where(eq(googleConnections.connectionId, connectionId))
    .returning({ userId: googleConnections.userId });
  return changed.length > 0;
}

/** Removes the user's connection with its secrets and returns what it was. */
export async function removeConnection(queries: Queries, userId: string): Promise<ConnectionRow | null> {
  const [row] = await queries.delete(googleConnections).where(eq(googleConnections.userId, userId)).returning();
  return row ?? null;
}

/**
 * How many other users of this installation have the same Google account connected. Takes a lock on the account until the
 * transaction ends, so that of two who leave at once the second sees that it is the last.
 */
export async function countOthersOfAccount(transaction: Queries, googleSub: string, userId: string): Promise<number> {
  await lockAccount(transaction, googleSub);
  const [row] = await transaction
    .select({ others: count() })
    .from(googleConnections)
    .where(and(eq(googleConnections.googleSub, googleSub), ne(googleConnections.userId, userId)));
  return row?.others ?? 0;
}

async function lockAccount(transaction: Queries, googleSub: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`google account ${googleSub}`}, 0))`);
}
