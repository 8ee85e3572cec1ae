/** Whether a user's Google account is connected, as far as the user's own record goes. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { googleConnections } from './schema/connections.ts';

/** The connected account, or null where there is none or Google no longer lets us in. */
export async function findGoogleAccount(queries: Queries, userId: string): Promise<{ email: string } | null> {
  const [connection] = await queries
    .select({ email: googleConnections.email })
    .from(googleConnections)
    .where(and(eq(googleConnections.userId, userId), eq(googleConnections.status, 'connected')));
  return connection ?? null;
}
