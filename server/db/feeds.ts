/** Calendar feeds: found by the hash of their token, shown again to their user, and what each said last. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type FeedEvent, mergeFeed, type StoredEvent } from '../../contract/feedEvents.ts';
import type { Queries } from './database.ts';
import { users } from './schema/accounts.ts';
import { feedEvents, feeds } from './schema/feeds.ts';
import type { SecretBox } from './secretBox.ts';

const TOKEN_BYTES = 32;
/** Where tokens lie sealed. */
export const FEED_TOKEN = 'feeds.token';

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Makes a new token in place of any earlier one, which opens nothing any more. */
export async function makeFeed(queries: Queries, box: SecretBox, userId: string, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = {
    tokenHash: hashOf(token),
    token: box.seal(token, { owner: userId, column: FEED_TOKEN }),
    createdAt: now,
  };
  await queries
    .insert(feeds)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: feeds.userId, set: row });
  return token;
}

/** The user's token and since when there is one; null where there is none. The token is null where none of our keys opens it. */
export async function findFeed(
  queries: Queries,
  box: SecretBox,
  userId: string,
): Promise<{ token: string | null; createdAt: Date } | null> {
  const [row] = await queries.select().from(feeds).where(eq(feeds.userId, userId));
  if (!row) return null;
  try {
    return { token: box.open(row.token, { owner: userId, column: FEED_TOKEN }), createdAt: row.createdAt };
  } catch {
    // The key was changed without the old one being kept: the address still works, and cannot be shown.
    return { token: null, createdAt: row.createdAt };
  }
}

export async function revokeFeed(queries: Queries, userId: string): Promise<void> {
  await queries.delete(feeds).where(eq(feeds.userId, userId));
}

/** Whose feed the token opens. */
export async function userOfFeed(queries: Queries, token: string): Promise<string | null> {
  const [row] = await queries
    .select({ userId: feeds.userId })
    .from(feeds)
    .innerJoin(users, eq(users.id, feeds.userId))
    // An account that is blocked or about to be deleted tells nothing any more.
    .where(and(eq(feeds.tokenHash, hashOf(token)), isNull(users.deleteAt), isNull(users.blockedAt)));
  return row?.userId ?? null;
}

/** What the feed says from now on, remembered. Two at once agree: the second waits for the first. */
export async function sayInFeed(
  queries: Queries,
  userId: string,
  events: ReadonlyMap<string, FeedEvent>,
  now: Date,
): Promise<StoredEvent[]> {
  return queries.transaction(async (transaction) => {
    await transaction.select().from(feeds).where(eq(feeds.userId, userId)).for('update');
    const rows = await transaction.select().from(feedEvents).where(eq(feedEvents.userId, userId));
    const stored = rows.map(({ uid, sequence, event, cancelled, changedAt }) => ({
      uid,
      sequence,
      event: event as FeedEvent,
      cancelled,
      changedAt: changedAt.toISOString(),
    }));
    const before = new Map(stored.map((each) => [each.uid, each]));
    const merged = mergeFeed(stored, events, now);
    const changed = merged.filter((each) => before.get(each.uid) !== each);
    const kept = new Set(merged.map(({ uid }) => uid));
    const dropped = stored.filter(({ uid }) => !kept.has(uid)).map(({ uid }) => uid);
    for (let from = 0; from < changed.length; from += ROWS_AT_ONCE) {
      const part = changed.slice(from, from + ROWS_AT_ONCE);
      await transaction
        .insert(feedEvents)
        .values(part.map((each) => ({ ...each, userId, changedAt: new Date(each.changedAt) })))
        .onConflictDoUpdate({
          target: [feedEvents.userId, feedEvents.uid],
          set: Object.fromEntries(
            (['sequence', 'event', 'cancelled', 'changedAt'] as const).map((name) => [
              name,
              sql.raw(`excluded.${feedEvents[name].name}`),
            ]),
          ),
        });
    }
    if (dropped.length > 0) {
      await transaction.delete(feedEvents).where(and(eq(feedEvents.userId, userId), inArray(feedEvents.uid, dropped)));
    }
    return merged;
  });
}

const ROWS_AT_ONCE = 500;
