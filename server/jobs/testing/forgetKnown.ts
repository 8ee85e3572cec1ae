/** For tests that search the same mailbox twice and want it read twice. */
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';

/** Nothing is known from earlier searches any more. */
export async function forgetKnown({ database }: { database: Database }): Promise<void> {
  await database.queries.execute(sql`delete from known_items`);
}
