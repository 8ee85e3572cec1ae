/** The mails and files listed in the places of a search, and what became of each. All writes belong into a `checkpoint`. */
import { and, asc, count, countDistinct, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { DocumentOutcome } from '../domain/receipt.ts';
import type { Queries } from './database.ts';
import { insertRows } from './insertRows.ts';
import { searchDocuments, searchItems } from './schema/searches.ts';
import { mergeEarlier } from './searchRetry.ts';
import type { PlaceKey } from './searchPlaces.ts';

export type ListedItem = { externalId: string; facts: unknown };
/** `begun`: times it was in hand when a worker stopped. `faults`: times that working on it failed or stalled the worker. */
export type PendingItem = {
  id: number;
  externalId: string;
  facts: unknown;
  attempts: number;
  begun: number;
  faults: number;
};

const pendingColumns = {
  id: searchItems.id,
  externalId: searchItems.externalId,
  facts: searchItems.facts,
  attempts: searchItems.attempts,
  begun: searchItems.begun,
  faults: searchItems.faults,
};

/** What became of an item. `retry`: it could not be fetched, and shall be tried again after the others. */
export type ItemRecord = {
  id: number;
  externalId: string;
  outcome: 'read' | 'skipped' | 'outside' | 'retry';
  documents: DocumentRecord[];
  /** Taken over from an earlier search. */
  known?: boolean;
};

export type DocumentRecord = {
  partId: string;
  name: string;
  outcome: DocumentOutcome;
  reason: string | null;
  code: string | null;
  /** Skipped for a reason that may pass: a retry reads it again. */
  retryable: boolean;
};

/** Which of these the search has listed already; a Drive file counts whichever account listed it. */
export async function findListed(
  queries: Queries,
  key: PlaceKey,
  externalIds: readonly string[],
): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set();
  const rows = await queries
    .selectDistinct({ externalId: searchItems.externalId })
    .from(searchItems)
    .where(
      and(
        eq(searchItems.searchId, key.searchId),
        eq(searchItems.source, key.source),
        key.source === 'drive' ? undefined : eq(searchItems.account, key.account),
        inArray(searchItems.externalId, [...externalIds]),
      ),
    );
  return new Set(rows.map(({ externalId }) => externalId));
}

/** Adds what a page listed; what the place listed before is left alone. Returns how many are new to the place. */
export async function addItems(queries: Queries, key: PlaceKey, items: readonly ListedItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const rows = items.map((item) => ({ ...keyOf(key), ...item, outcome: 'pending' as const }));
  const { rowCount } = await queries.execute(sql`${insertRows(searchItems, rows)} on conflict do nothing`);
  return rowCount ?? 0;
}

/** What became of a Drive file that another account of the search has listed too, where it was read there; else nothing. */
export async function findReadTwin(
  queries: Queries,
  key: PlaceKey,
  externalId: string,
): Promise<{ account: string; document: DocumentRecord }[]> {
  const { account, partId, name, outcome, reason, code, retryable } = searchDocuments;
  return queries
    .select({ account, document: { partId, name, outcome, reason, code, retryable } })
    .from(searchItems)
    .innerJoin(
      searchDocuments,
      and(
        eq(searchDocuments.searchId, searchItems.searchId),
        eq(searchDocuments.account, searchItems.account),
        eq(searchDocuments.source, searchItems.source),
        eq(searchDocuments.externalId, searchItems.externalId),
      ),
    )
    .where(
      and(
        eq(searchItems.searchId, key.searchId),
        eq(searchItems.source, 'drive'),
        eq(searchItems.externalId, externalId),
        eq(searchItems.outcome, 'read'),
        ne(searchItems.account, key.account),
      ),
    )
    .orderBy(asc(searchDocuments.id));
}

/** The next items to read: those that did no worker any harm first, of them those never tried, then in the order of their listing. */
export async function loadPendingItems(queries: Queries, key: PlaceKey, limit: number): Promise<PendingItem[]> {
  return queries
    .select(pendingColumns)
    .from(searchItems)
    .where(and(isPlace(key), eq(searchItems.outcome, 'pending')))
    .orderBy(asc(searchItems.faults), asc(searchItems.begun), asc(searchItems.attempts), asc(searchItems.id))
    .limit(limit);
}

/** Pending items of a place in the order of their listing, after the one of that number. */
export async function loadPendingAfter(
  queries: Queries,
  key: PlaceKey,
  after: number,
  limit: number,
): Promise<PendingItem[]> {
  return queries
    .select(pendingColumns)
    .from(searchItems)
    .where(and(isPlace(key), eq(searchItems.outcome, 'pending'), gt(searchItems.id, after)))
    .orderBy(asc(searchItems.id))
    .limit(limit);
}

/** Writes outcomes with their documents. Throws where one of them was written before: nothing is ever counted twice. */
export async function recordItems(queries: Queries, key: PlaceKey, items: readonly ItemRecord[]): Promise<void> {
  if (items.length === 0) return;
  const changes = items.map(({ id, outcome, known = false }) => ({
    id,
    outcome: outcome === 'retry' ? 'pending' : outcome,
    known,
  }));
  const changed = await queries.execute(sql`
    update search_items set outcome = change.outcome, known = change.known, attempts = attempts + (change.outcome = 'pending')::int
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id bigint, outcome text, known boolean)
    where search_items.id = change.id and search_items.outcome = 'pending' and search_items.search_id = ${key.searchId}
  `);
  if (changed.rowCount !== items.length) throw new Error('An item of a search would have been recorded twice.');
  const documents = items.flatMap((item) =>
    item.documents.map((document) => ({ ...keyOf(key), externalId: item.externalId, ...document })),
  );
  if (documents.length > 0) await queries.execute(insertRows(searchDocuments, documents));
}

/** Gives up on everything still pending in a place, with a reason for the receipt. Returns how many items they were, and how many documents that leaves out. */
export async function skipPendingItems(
  queries: Queries,
  key: PlaceKey,
  why: { reason: string; code: string; retryable: boolean; nameOf: (facts: unknown) => string },
): Promise<{ done: number; skipped: number }> {
  const { nameOf, ...skip } = why;
  const pending = await loadPendingItems(queries, key, 1_000_000);
  let skipped = 0;
  for (let start = 0; start < pending.length; start += 1000) {
    const records = pending.slice(start, start + 1000).map((item) => ({
      id: item.id,
      externalId: item.externalId,
      outcome: 'skipped' as const,
      documents: [{ partId: '', name: nameOf(item.facts), outcome: 'skipped' as const, ...skip }],
    }));
    const merged = await mergeEarlier(queries, key, records);
    await recordItems(queries, key, merged);
    skipped += merged.flatMap(({ documents }) => documents).filter(({ outcome }) => outcome === 'skipped').length;
  }
  return { done: pending.length, skipped };
}

/** How many mails and files of a search are listed, each file once, those that turned out not to be meant included. */
export async function countItems(queries: Queries, searchId: string): Promise<number> {
  const { source, account, externalId } = searchItems;
  const identity = sql`case when ${source} = 'drive' then ${externalId} else ${account} || ' ' || ${externalId} end`;
  const rows = await queries
    .select({ number: countDistinct(identity) })
    .from(searchItems)
    .where(eq(searchItems.searchId, searchId));
  return rows[0]?.number ?? 0;
}

/** Has anything been listed in a place? */
export async function hasItems(queries: Queries, key: PlaceKey): Promise<boolean> {
  const rows = await queries.select({ id: searchItems.id }).from(searchItems).where(isPlace(key)).limit(1);
  return rows.length > 0;
}

/** Has anything been read in a place? */
export async function hasReadItems(queries: Queries, key: PlaceKey): Promise<boolean> {
  const read = and(isPlace(key), eq(searchItems.outcome, 'read'));
  const rows = await queries.select({ id: searchItems.id }).from(searchItems).where(read).limit(1);
  return rows.length > 0;
}

/** How many items of a place are still to be read. */
export async function countPendingItems(queries: Queries, key: PlaceKey): Promise<number> {
  const rows = await queries
    .select({ number: count() })
    .from(searchItems)
    .where(and(isPlace(key), eq(searchItems.outcome, 'pending')));
  return rows[0]?.number ?? 0;
}

function keyOf({ searchId, account, source }: PlaceKey): PlaceKey {
  return { searchId, account, source };
}

function isPlace({ searchId, account, source }: PlaceKey) {
  return and(eq(searchItems.searchId, searchId), eq(searchItems.account, account), eq(searchItems.source, source));
}
