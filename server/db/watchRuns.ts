/** Due runs of kept searches: each is recorded once, with its queue entry and the next due instant in one transaction. */
import { randomUUID } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import { dayInZone, instantInZone } from '../../contract/zonedTime.ts';
import { nextRun, watchedUntil } from '../../contract/watchRhythm.ts';
import type { RecordedCriteria } from '../../contract/criteria.ts';
import type { Database, Queries } from './database.ts';
import { findConnection } from './connections.ts';
import { searches, watches } from './schema/searches.ts';
import { findSearch, insertSearch, type SearchRow } from './searches.ts';
import { loadSettings } from './settings.ts';
import { watchesOf, type WatchRow } from './watches.ts';

const DAY_MS = 86_400_000;
/** All of Drive is listed again when that was last done so long ago. An hour less than a week, so that it stays the same day. */
const WHOLE_DRIVE_MS = 7 * DAY_MS - 3_600_000;

type Queue = (queries: Queries, search: { searchId: string; userId: string }) => Promise<void>;

/** Starts what is due, one after the other. Of several processes each takes what no other has locked. Answers how many runs began. */
export async function startDueRuns(database: Database, now: Date, queue: Queue): Promise<number> {
  for (let started = 0; ;) {
    const outcome = await database.queries.transaction((queries) => takeDue(queries, now, queue));
    if (outcome === 'none') return started;
    if (outcome === 'started') started += 1;
  }
}

async function takeDue(queries: Queries, now: Date, queue: Queue): Promise<'started' | 'passed over' | 'none'> {
  const rows = await queries
    .select()
    .from(watches)
    .where(lte(watches.nextRunAt, now))
    .orderBy(watches.nextRunAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [watch] = rows;
  if (watch === undefined || watch.nextRunAt === null) return 'none';
  const kept = await findSearch(queries, watch.userId, watch.searchId);
  if (kept === null) return 'none';
  const zone = await zoneOf(queries, kept);
  const criteria = criteriaOfRun(kept.criteria, dayInZone(watch.createdAt, zone));
  // One run on the day after: what came late on the last day is found.
  const isOver = criteria.endDate !== null && dayInZone(new Date(now.getTime() - DAY_MS), zone) > criteria.endDate;
  const next = isOver ? null : nextRun(watch, zone, watch.nextRunAt, now);
  await queries.update(watches).set({ nextRunAt: next }).where(eq(watches.searchId, watch.searchId));
  if (isOver || (await isRunning(queries, watch))) return 'passed over';
  return (await insertRun(queries, watch, kept, { criteria, now, queue })) ? 'started' : 'passed over';
}

async function insertRun(
  queries: Queries,
  { nextRunAt: watchDueAt, searchId: watchOf, userId }: WatchRow,
  kept: SearchRow,
  { criteria, now, queue }: { criteria: RecordedCriteria; now: Date; queue: Queue },
): Promise<boolean> {
  const id = randomUUID();
  const listedSince = await seenUntil(queries, kept);
  const wholeDrive = listedSince !== null && (await isWholeDriveDue(queries, kept, now));
  const run = { watchOf, watchDueAt, listedSince, wholeDrive };
  const isNew = await insertSearch(queries, { id, userId, clientRequestId: null, criteria, ...run, now });
  if (isNew) await queue(queries, { searchId: id, userId });
  return isNew;
}

/** Within the change of the user's time zone: the next runs keep their day and their hour, by the new clock. */
export async function moveRuns(queries: Queries, userId: string, before: string | undefined): Promise<void> {
  for (const { searchId, nextRunAt, hour } of await watchesOf(queries, userId)) {
    const search = await findSearch(queries, userId, searchId);
    if (search === null || nextRunAt === null) continue;
    const day = dayInZone(nextRunAt, before ?? search.criteria.timeZone);
    const moved = instantInZone(day, hour, await zoneOf(queries, search));
    await queries.update(watches).set({ nextRunAt: moved }).where(eq(watches.searchId, searchId));
  }
}

/** The zone of the settings; where none was set, that of the search. */
export async function zoneOf(queries: Queries, { userId, criteria }: Pick<SearchRow, 'userId' | 'criteria'>) {
  return (await loadSettings(queries, userId)).timeZone ?? criteria.timeZone;
}

function criteriaOfRun(criteria: RecordedCriteria, keptOn: string): RecordedCriteria {
  return { ...criteria, endDate: watchedUntil(criteria.endDate, keptOn) };
}

async function isRunning(queries: Queries, { searchId }: WatchRow): Promise<boolean> {
  const running = sql`(${searches.id} = ${searchId} or ${searches.watchOf} = ${searchId}) and ${searches.status} = 'PROCESSING'`;
  return (await queries.$count(searches, running)) > 0;
}

/**
 * The start of the latest search or run after which nothing is left to be tried again; null where there is none, or where the account was
 * connected anew since: then everything is listed.
 */
async function seenUntil(queries: Queries, kept: SearchRow): Promise<Date | null> {
  const { rows } = await queries.execute<{ id: string; at: string }>(sql`
    select s.id, s.created_at as at from searches s
    where (s.id = ${kept.id} or s.watch_of = ${kept.id}) and s.status = 'COMPLETED'
      and not exists (select from search_accounts a where a.search_id = s.id and a.retryable)
      and not exists (select from search_documents d where d.search_id = s.id and d.retryable)
    order by s.created_at desc limit 1`);
  const [last] = rows;
  if (last === undefined) return null;
  const at = last.id === kept.id ? await begunAt(queries, kept) : new Date(last.at);
  const connection = await findConnection(queries, kept.userId);
  return at === null || (connection !== null && connection.createdAt > at) ? null : at;
}

/** A search that goes on from another has not listed anew what that one listed. */
async function begunAt(queries: Queries, { createdAt, retryOf, userId }: SearchRow): Promise<Date | null> {
  if (retryOf === null) return createdAt;
  const earlier = await findSearch(queries, userId, retryOf);
  return earlier === null ? null : begunAt(queries, earlier);
}

async function isWholeDriveDue(queries: Queries, { id }: SearchRow, now: Date): Promise<boolean> {
  const whole = sql`(${searches.id} = ${id} or (${searches.watchOf} = ${id} and (${searches.wholeDrive} or ${searches.listedSince} is null)))
    and ${searches.status} = 'COMPLETED' and ${searches.createdAt} > ${new Date(now.getTime() - WHOLE_DRIVE_MS)}`;
  return (await queries.$count(searches, whole)) === 0;
}
