/** What users of kept searches have to be told: a run in trouble, a connection that has ended or is about to. */
import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { dayInZone } from '../../contract/zonedTime.ts';
import type { Queries } from './database.ts';
import { googleConnections } from './schema/connections.ts';
import { loadLastRuns, troubleOfRun } from './watches.ts';
import { searches } from './schema/searches.ts';

const WEEK_MS = 7 * 86_400_000;

/** `key` is the same for the same trouble, however often it is asked for: each is to be told once. */
export type WatchTrouble = { userId: string; key: string; title: string };

/** Of all users with kept searches. */
export async function loadWatchTroubles(queries: Queries, now: Date): Promise<WatchTrouble[]> {
  const connections = await troubledConnections(queries, now);
  const dead = new Set(connections.filter(({ key }) => key.startsWith('connection-ended')).map(({ userId }) => userId));
  const runs = await loadLastRuns(queries);
  const troubled = runs.flatMap((run) => {
    const trouble = troubleOfRun(run, now);
    return trouble === null ? [] : [{ ...run, trouble }];
  });
  const kept = new Map((await describe(queries)).map(({ id, ...row }) => [id, row]));
  const failed = troubled.flatMap(({ watchOf, trouble, wellAt }) => {
    const { userId, description } = kept.get(watchOf) ?? {};
    if (userId === undefined || dead.has(userId)) return [];
    // The same trouble every day is told once; after a run without it, it is news again.
    return [
      {
        userId,
        key: `watch ${watchOf} ${wellAt?.toISOString() ?? 'never'} ${trouble}`,
        title: `The kept search "${description}" is in trouble: ${trouble}`,
      },
    ];
  });
  return [...connections, ...failed];
}

async function troubledConnections(queries: Queries, now: Date): Promise<WatchTrouble[]> {
  const { userId, connectionId, email, status, reconnectReason, refreshTokenExpiresAt: endsAt } = googleConnections;
  const rows = await queries
    .select({ userId, connectionId, email, status, reconnectReason, endsAt })
    .from(googleConnections)
    .where(
      and(
        sql`exists (select from watches w where w.user_id = ${userId})`,
        or(
          eq(status, 'reconnect_needed'),
          and(isNotNull(endsAt), sql`${endsAt} <= ${new Date(now.getTime() + WEEK_MS)}`),
        ),
      ),
    );
  return rows.map((row) => {
    if (row.status === 'reconnect_needed') {
      const reason = row.reconnectReason ?? 'Google no longer lets us in.';
      const title = `Kept searches have stopped: ${reason} Please connect ${row.email} again.`;
      return { userId: row.userId, key: `connection-ended ${row.connectionId}`, title };
    }
    const day = dayInZone(row.endsAt ?? now, 'UTC');
    const title = `The connection to ${row.email} ends on ${day}. Please connect it again before then.`;
    return { userId: row.userId, key: `connection-ends ${row.connectionId}`, title };
  });
}

async function describe(queries: Queries): Promise<{ id: string; userId: string; description: string }[]> {
  return queries
    .select({
      id: searches.id,
      userId: searches.userId,
      description: sql<string>`${searches.criteria} ->> 'description'`,
    })
    .from(searches)
    .where(sql`exists (select from watches w where w.search_id = ${searches.id})`);
}
