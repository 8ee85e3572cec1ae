/** Consents that are under way: each may be finished once, within its time, in the browser that began it. */
import { eq, lt } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { oauthStates } from './schema/connections.ts';

export type OauthStateRow = typeof oauthStates.$inferSelect;

/** Records a consent that begins, and forgets those whose time is over. */
export async function beginOauthState(queries: Queries, state: OauthStateRow, now: Date): Promise<void> {
  await queries.delete(oauthStates).where(lt(oauthStates.expiresAt, now));
  await queries.insert(oauthStates).values(state);
}

/** Takes the consent out: whoever comes second finds nothing. */
export async function takeOauthState(queries: Queries, stateHash: Buffer): Promise<OauthStateRow | null> {
  const [row] = await queries.delete(oauthStates).where(eq(oauthStates.stateHash, stateHash)).returning();
  return row ?? null;
}

/** Forgets all consents that the user has begun. */
export async function forgetOauthStates(queries: Queries, userId: string): Promise<void> {
  await queries.delete(oauthStates).where(eq(oauthStates.userId, userId));
}
