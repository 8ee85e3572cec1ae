/** The documents of contracts, as uploads bring them: one row per document, with what was read in it and where it was seen. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DocumentPart } from './contractRecords.ts';
import type { Queries } from './database.ts';
import { documents } from './schema/contracts.ts';
import { contractDocuments } from './schema/cycle.ts';

const ROWS_AT_ONCE = 200;

type Seen = { source: string; account: string; itemId: string; partId: string };

/** The kind and size of the files of documents, by id. */
export async function filesOf(
  queries: Queries,
  userId: string,
  documentIds: readonly string[],
): Promise<Map<string, { mediaType: string; size: number }>> {
  const { id, mediaType, bytes } = documents;
  const rows = await queries
    .select({ id, mediaType, size: sql<number>`octet_length(${bytes})` })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(id, [...documentIds])));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rows that are there already, by document. */
export async function partsOf(
  queries: Queries,
  userId: string,
  documentIds: readonly string[],
): Promise<Map<string, typeof contractDocuments.$inferSelect>> {
  const rows = await queries
    .select()
    .from(contractDocuments)
    .where(and(eq(contractDocuments.userId, userId), inArray(contractDocuments.documentId, [...documentIds])));
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** All places a document was ever seen in: the newly found first. */
export function mergedSightings(found: unknown, before: unknown): unknown[] {
  const all = [...(found as Seen[]), ...((before ?? []) as Seen[])];
  const key = ({ source, account, itemId, partId }: Seen) => JSON.stringify([source, account, itemId, partId]);
  return [...new Map(all.toReversed().map((each) => [key(each), each])).values()].toReversed();
}

/** Stores them; one that is there already takes what was read and seen, and stays with its contract. */
export async function saveParts(
  queries: Queries,
  userId: string,
  parts: readonly (DocumentPart & { contractId: string })[],
): Promise<void> {
  for (let from = 0; from < parts.length; from += ROWS_AT_ONCE) {
    await queries
      .insert(contractDocuments)
      .values(parts.slice(from, from + ROWS_AT_ONCE).map((part) => ({ ...part, userId })))
      .onConflictDoUpdate({
        target: [contractDocuments.userId, contractDocuments.documentId],
        set: Object.fromEntries(READ.map((name) => [name, sql.raw(`excluded.${contractDocuments[name].name}`)])),
      });
  }
}

const READ = ['name', 'source', 'sourceLocation', 'date', 'analysis', 'sightings', 'unreadBecause'] as const;
