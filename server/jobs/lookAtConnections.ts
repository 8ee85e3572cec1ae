/** A connection that has died is told on the day it dies, also where the next run of a kept search is a week away. */
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { GoogleFailure } from '../google/googleFailure.ts';

/** An hour less than a day, so that it stays the same hour. */
const EVERY_MS = 23 * 3_600_000;
const AT_ONCE = 20;

/** Tries a user's connection; a grant that Google no longer accepts is marked as dead by it. */
export type LookAtConnection = (userId: string) => Promise<unknown>;

/** Tries the connections of kept searches that nobody has tried for a day. Of several processes one does it. */
export async function lookAtConnections(queries: Queries, now: Date, look: LookAtConnection): Promise<void> {
  const { rows } = await queries.execute<{ user_id: string }>(sql`
    update google_connections set looked_at = ${now} where user_id in (
      select user_id from google_connections connection
      where status = 'connected' and (looked_at is null or looked_at <= ${new Date(now.getTime() - EVERY_MS)})
        and exists (select from watches where watches.user_id = connection.user_id)
      order by looked_at nulls first limit ${AT_ONCE} for update skip locked
    ) returning user_id`);
  for (const { user_id: userId } of rows) {
    try {
      await look(userId);
    } catch (error) {
      if (!(error instanceof GoogleFailure)) throw error;
    }
  }
}
