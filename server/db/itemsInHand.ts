/** Which items of a search are being worked on, so that one that ends or stalls its worker is known to the next. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { searchItems } from './schema/searches.ts';
import type { Claim } from './searchClaims.ts';

/** Notes that items are being worked on, before anything is done with them: whatever that does to the worker, the next one knows. */
export async function beginItems(queries: Queries, ids: readonly number[]): Promise<void> {
  const { id, begun } = searchItems;
  await queries
    .update(searchItems)
    .set({ begun: sql`${begun} + 1` })
    .where(inArray(id, [...ids]));
}

/** Counts against items without an outcome what working on them did; whoever holds the search by now, it was this item. */
export async function blameItems(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, outcome, faults } = searchItems;
  await queries
    .update(searchItems)
    .set({ faults: sql`${faults} + 1` })
    .where(and(inArray(id, [...ids]), eq(outcome, 'pending')));
}

/** Takes that back of items that are not in hand any more, and have no outcome all the same. Only by whoever holds the search. */
export async function putBackItems(queries: Queries, claim: Claim, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { id, outcome, searchId } = searchItems;
  await queries
    .update(searchItems)
    .set({ begun: 0 })
    .where(
      and(
        inArray(id, [...ids]),
        eq(searchId, claim.searchId),
        eq(outcome, 'pending'),
        sql`exists (select from searches s where s.id = ${claim.searchId} and s.fence = ${claim.fence})`,
      ),
    );
}
