/** Searches as rows: starting, reading, ending them. Claims are in `searchClaims.ts`, what was found in `foundContracts.ts`. */
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { RecordedCriteria } from '../../contract/criteria.ts';
import type { Queries } from './database.ts';
import { searches, watches } from './schema/searches.ts';
import { isUuid } from './uuid.ts';

export type SearchRow = Omit<typeof searches.$inferSelect, 'criteria'> & { criteria: RecordedCriteria };

export type NewSearch = {
  id: string;
  userId: string;
  clientRequestId: string | null;
  criteria: RecordedCriteria;
  /** A finished search of the same user that this one goes on from. */
  retryOf?: string | null;
  /** Of a run of a kept search. */
  watchOf?: string;
  watchDueAt?: Date | null;
  listedSince?: Date | null;
  wholeDrive?: boolean;
  now: Date;
};

/** Records a search. False where this `clientRequestId` of the user, or this due run of a kept search, has started one already. */
export async function insertSearch(queries: Queries, search: NewSearch): Promise<boolean> {
  const { now, ...row } = search;
  const inserted = await queries
    .insert(searches)
    .values({ ...row, status: 'PROCESSING', phase: 'queued', warnings: [], createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: searches.id });
  return inserted.length > 0;
}

/** A search of this user; another user's is as unknown as one that does not exist. */
export async function findSearch(queries: Queries, userId: string, id: string): Promise<SearchRow | null> {
  if (!isUuid(id)) return null;
  return one(
    await queries
      .select()
      .from(searches)
      .where(and(eq(searches.id, id), eq(searches.userId, userId))),
  );
}

/** The search that a repeated request means. */
export async function findSearchByRequest(
  queries: Queries,
  userId: string,
  clientRequestId: string,
): Promise<SearchRow | null> {
  return one(
    await queries
      .select()
      .from(searches)
      .where(and(eq(searches.userId, userId), eq(searches.clientRequestId, clientRequestId))),
  );
}

/** Ends a running search from outside: its worker finds its claim gone at the next checkpoint. Returns the ids that were running. */
export async function cancelSearches(
  queries: Queries,
  which: { userId: string; id?: string },
  reason: string,
  now: Date,
): Promise<string[]> {
  if (which.id !== undefined && !isUuid(which.id)) return [];
  const cancelled = await queries
    .update(searches)
    .set({ status: 'CANCELLED', phase: 'done', message: reason, waitingUntil: null, updatedAt: now, finishedAt: now })
    .where(
      and(
        eq(searches.userId, which.userId),
        eq(searches.status, 'PROCESSING'),
        which.id === undefined ? undefined : eq(searches.id, which.id),
      ),
    )
    .returning({ id: searches.id });
  return cancelled.map(({ id }) => id);
}

/** Within a transaction: of several starts of one user, each waits for the one before it to end, and for nothing else. */
export async function lockSearches(transaction: Queries, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`searches of ${userId}`}, 0))`);
}

/** How many searches of a user are queued, at work or waiting. */
export async function countRunningSearches(queries: Queries, userId: string): Promise<number> {
  return queries.$count(searches, and(eq(searches.userId, userId), eq(searches.status, 'PROCESSING')));
}

/** Searches that nobody holds and nothing keeps waiting: taken up again after a crash. */
export async function findAbandonedSearches(queries: Queries): Promise<{ searchId: string; userId: string }[]> {
  const past = sql`clock_timestamp()`;
  return queries
    .select({ searchId: searches.id, userId: searches.userId })
    .from(searches)
    .where(
      and(
        eq(searches.status, 'PROCESSING'),
        or(isNull(searches.claimedUntil), lt(searches.claimedUntil, past)),
        or(isNull(searches.waitingUntil), lt(searches.waitingUntil, past)),
      ),
    );
}

function one(rows: (typeof searches.$inferSelect)[]): SearchRow | null {
  const row = rows[0];
  return row === undefined ? null : { ...row, criteria: row.criteria as RecordedCriteria };
}

/** How far a search has come, and what its receipt warns of so far. */
export async function loadCounts(
  queries: Queries,
  id: string,
): Promise<Pick<SearchRow, 'analysed' | 'skipped' | 'contracts' | 'warnings'>> {
  const { analysed, skipped, contracts, warnings } = searches;
  const rows = await queries
    .select({ analysed, skipped, contracts, warnings })
    .from(searches)
    .where(eq(searches.id, id));
  return rows[0] ?? { analysed: 0, skipped: 0, contracts: 0, warnings: [] };
}

/** Within a checkpoint: how a search ended. */
export async function setOutcome(
  queries: Queries,
  id: string,
  outcome: { status: 'COMPLETED' | 'FAILED'; message: string; warnings: string[] },
): Promise<void> {
  await queries.update(searches).set(outcome).where(eq(searches.id, id));
}

/**
 * Forgets searches that ended before a day in the past, with what they found and nobody uploaded. Returns how many. Kept ones stay, and
 * of their runs those that found something: without them it would be found again as new.
 */
export async function deleteFinishedSearches(queries: Queries, before: Date): Promise<number> {
  const kept = sql`select ${watches.searchId} from ${watches}`;
  const isOfUse = sql`(${searches.id} in (${kept}) or (${searches.contracts} > 0 and ${searches.watchOf} in (${kept})))`;
  const gone = await queries
    .delete(searches)
    .where(and(lt(searches.finishedAt, before), sql`${isOfUse} is not true`))
    .returning({ id: searches.id });
  return gone.length;
}
