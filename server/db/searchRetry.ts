/** Retrying a finished search: a new one takes over its rows and reads again what failed. All writes belong into a `checkpoint`. */
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { mergeReadings, type ReadDocument } from '../domain/mergeReadings.ts';
import type { Queries } from './database.ts';
import { foundContracts, searchAccounts, searchDocuments, searches, searchItems } from './schema/searches.ts';
import type { Progress } from './searchClaims.ts';
import type { PlaceKey } from './searchPlaces.ts';

type Tables = typeof foundContracts | typeof searchAccounts | typeof searchDocuments | typeof searchItems;

/**
 * Copies places, items, documents and found contracts of `from` to `to`, which has none yet. Items with a document that failed for a reason
 * that may pass are to be read again, places with such a problem to be listed again. Answers what `to` has of progress by that; where
 * `from` has been forgotten in the meantime, nothing is copied.
 */
export async function takeOver(queries: Queries, { from, to }: { from: string; to: string }): Promise<Progress> {
  // Nobody forgets it while it is being copied.
  await queries.select({ id: searches.id }).from(searches).where(eq(searches.id, from)).for('share');
  const again = sql`(not listed or retryable)`;
  await copy(queries, searchAccounts, { from, to }, [], {
    step: sql`case when ${again} then 0 else step end`,
    cursor: sql`null`,
    listed: sql`not ${again}`,
    failures: sql`0`,
    failed_in_a_row: sql`0`,
    not_before: sql`null`,
    problem: sql`case when ${again} then null else problem end`,
    retryable: sql`false`,
  });
  await copy(
    queries,
    searchItems,
    { from, to },
    ['id'],
    { outcome: outcomeNow(from), attempts: sql`0`, begun: sql`0`, faults: sql`0` },
    sql`order by id`,
  );
  await copy(queries, searchDocuments, { from, to }, ['id'], {}, sql`order by id`);
  await copy(queries, foundContracts, { from, to }, [], { id: sql`gen_random_uuid()` });
  return progressOf(queries, to);
}

/**
 * What is recorded of items in a retry: beside what was read of them before, and in the place of what failed (which is deleted here). Items
 * that are new, and those to be tried again, come back as they are.
 */
export async function mergeEarlier<
  T extends {
    externalId: string;
    outcome: 'read' | 'skipped' | 'outside' | 'retry';
    documents: readonly ReadDocument[];
  },
>(queries: Queries, key: PlaceKey, items: readonly T[]): Promise<T[]> {
  const done = items.filter(({ outcome }) => outcome !== 'retry').map(({ externalId }) => externalId);
  if (done.length === 0) return [...items];
  const here = and(
    eq(searchDocuments.searchId, key.searchId),
    eq(searchDocuments.account, key.account),
    eq(searchDocuments.source, key.source),
    inArray(searchDocuments.externalId, done),
  );
  const { externalId, partId, name, outcome, reason, code, retryable } = searchDocuments;
  const rows = await queries
    .select({ externalId, document: { partId, name, outcome, reason, code, retryable } })
    .from(searchDocuments)
    .where(here)
    .orderBy(asc(searchDocuments.id));
  if (rows.length === 0) return [...items];
  await queries.delete(searchDocuments).where(and(here, searchDocuments.retryable));
  const earlier = Map.groupBy(rows, (row) => row.externalId);
  return items.map((item) => {
    const before = earlier.get(item.externalId)?.map(({ document }) => document);
    if (before === undefined || item.outcome === 'retry') return item;
    return { ...item, ...mergeReadings(before, { outcome: item.outcome, documents: item.documents }) };
  });
}

/** An item of which something failed is to be read again. */
function outcomeNow(from: string) {
  return sql`case when outcome in ('read', 'skipped') and exists (
    select from search_documents d where d.search_id = ${from} and d.account = search_items.account
      and d.source = search_items.source and d.external_id = search_items.external_id and d.retryable
  ) then 'pending' else outcome end`;
}

/** Copies rows from one search to another: all columns as they are, but those of `changed` (by their names in the database) and without `left`. */
async function copy(
  queries: Queries,
  table: Tables,
  { from, to }: { from: string; to: string },
  left: readonly string[],
  changed: Record<string, ReturnType<typeof sql>>,
  order = sql``,
): Promise<void> {
  const names = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !left.includes(name));
  const values = names.map((name) =>
    name === 'search_id' ? sql`${to}::uuid` : (changed[name] ?? sql.identifier(name)),
  );
  const columns = names.map((name) => sql.identifier(name));
  await queries.execute(sql`
    insert into ${table} (${sql.join(columns, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${table} where search_id = ${from} ${order}
  `);
}

/** What is done of a search that has just taken over another; what is to be read again does not count. */
async function progressOf(queries: Queries, searchId: string): Promise<Progress> {
  const [items] = await queries
    .select({ found: count(), done: sql<number>`(count(*) filter (where ${searchItems.outcome} <> 'pending'))::int` })
    .from(searchItems)
    .where(and(eq(searchItems.searchId, searchId), sql`${searchItems.outcome} <> 'outside'`));
  const { outcome, retryable } = searchDocuments;
  const [documents] = await queries
    .select({
      analysed: sql<number>`(count(*) filter (where ${outcome} <> 'skipped'))::int`,
      skipped: sql<number>`(count(*) filter (where ${outcome} = 'skipped' and not ${retryable}))::int`,
      contracts: sql<number>`(count(*) filter (where ${outcome} = 'contract'))::int`,
    })
    .from(searchDocuments)
    .where(eq(searchDocuments.searchId, searchId));
  return { ...items, ...documents };
}
