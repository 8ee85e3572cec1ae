/** Kept searches as rows, and what is known of their runs. A run is a search like any other, with the kept one in `watchOf`. */
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { RecordedCriteria } from '../../contract/criteria.ts';
import type { Queries } from './database.ts';
import { searches, watches } from './schema/searches.ts';
import type { SearchRow } from './searches.ts';

export type WatchRow = typeof watches.$inferSelect;

/** More past searches are not shown. */
const MOST_SHOWN = 100;

/** Keeps a search, or changes its rhythm. */
export async function saveWatch(queries: Queries, watch: WatchRow): Promise<void> {
  const { rhythm, hour, nextRunAt } = watch;
  await queries
    .insert(watches)
    .values(watch)
    .onConflictDoUpdate({ target: watches.searchId, set: { rhythm, hour, nextRunAt } });
}

/** False where it was not kept. */
export async function deleteWatch(queries: Queries, userId: string, searchId: string): Promise<boolean> {
  const gone = await queries
    .delete(watches)
    .where(and(eq(watches.searchId, searchId), eq(watches.userId, userId)))
    .returning({ id: watches.searchId });
  return gone.length > 0;
}

export async function countWatches(queries: Queries, userId: string): Promise<number> {
  return queries.$count(watches, eq(watches.userId, userId));
}

export async function watchesOf(queries: Queries, userId: string): Promise<WatchRow[]> {
  return queries.select().from(watches).where(eq(watches.userId, userId));
}

/** The user's own searches, newest first: the latest, and whatever is kept. Runs are not among them. */
export async function loadPastSearches(
  queries: Queries,
  userId: string,
): Promise<{ search: SearchRow; watch: WatchRow | null }[]> {
  const latest = queries
    .select({ id: searches.id })
    .from(searches)
    .where(and(eq(searches.userId, userId), isNull(searches.watchOf)))
    .orderBy(desc(searches.createdAt))
    .limit(MOST_SHOWN);
  const rows = await queries
    .select({ search: searches, watch: watches })
    .from(searches)
    .leftJoin(watches, eq(watches.searchId, searches.id))
    .where(
      and(
        eq(searches.userId, userId),
        or(
          inArray(searches.id, latest),
          sql`${searches.id} in (select ${watches.searchId} from ${watches} where ${watches.userId} = ${userId})`,
        ),
      ),
    )
    .orderBy(desc(searches.createdAt), desc(searches.id));
  return rows.map(({ search, watch }) => ({
    search: { ...search, criteria: search.criteria as RecordedCriteria },
    watch,
  }));
}

export type LastRun = {
  watchOf: string;
  searchId: string;
  at: Date;
  status: SearchRow['status'];
  message: string | null;
  /** Of a mailbox or drive that could not be read, or not to its end: the first sentence. */
  problem: string | null;
  /** When it goes on, where Google wants it to wait. */
  waitingUntil: Date | null;
  /** When a run of the same search was last without trouble. */
  wellAt: Date | null;
};

/** The latest run of each kept search of a user; of every user's without one. */
export async function loadLastRuns(queries: Queries, userId?: string): Promise<LastRun[]> {
  const { rows } = await queries.execute<
    Record<'watch_of' | 'id' | 'at' | 'status' | 'message' | 'problem' | 'waiting_until' | 'well_at', string>
  >(sql`
    select distinct on (s.watch_of) s.watch_of, s.id, s.created_at as at, s.status, s.message, s.waiting_until,
      (select a.problem from search_accounts a where a.search_id = s.id and a.problem is not null
        order by a.position limit 1) as problem,
      (select max(g.created_at) from searches g where g.watch_of = s.watch_of and g.status = 'COMPLETED'
        and not exists (select from search_accounts a where a.search_id = g.id and a.problem is not null)) as well_at
    from searches s join watches w on w.search_id = s.watch_of
    ${userId === undefined ? sql`` : sql`where w.user_id = ${userId}`}
    order by s.watch_of, s.created_at desc`);
  return rows.map(({ watch_of: watchOf, id: searchId, at, status, message, problem, ...instants }) => ({
    watchOf,
    searchId,
    at: new Date(at),
    status: status as SearchRow['status'],
    message,
    problem,
    waitingUntil: instant(instants.waiting_until),
    wellAt: instant(instants.well_at),
  }));
}

function instant(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** While it waits no further run begins: one that waits for longer than from one run to the next is in trouble, too. */
const LONG_WAIT_MS = 86_400_000;
const WAITS =
  'Google has asked us to wait for more than a day, so nothing new was found since. The search goes on by itself, and nothing is lost.';

/** What is wrong with a run, in a sentence. */
export function troubleOfRun({ status, message, problem, at, waitingUntil }: LastRun, now: Date): string | null {
  if (status === 'PROCESSING')
    return waitingUntil !== null && now.getTime() - at.getTime() > LONG_WAIT_MS ? WAITS : null;
  return status === 'FAILED' || status === 'CANCELLED' ? (message ?? 'It could not search.') : problem;
}
