/** What the receipt of a search is made of. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReceiptDocument, ReceiptPlace } from '../domain/receipt.ts';
import type { Queries } from './database.ts';
import { searchDocuments, searchItems } from './schema/searches.ts';
import { keptFilesOf } from './uploadedFiles.ts';
import { loadPlaces } from './searchPlaces.ts';

/** Everything the receipt is made of. */
export async function loadReceiptParts(
  queries: Queries,
  searchId: string,
): Promise<{ places: ReceiptPlace[]; documents: ReceiptDocument[] }> {
  const places = await loadPlaces(queries, searchId);
  const items = await queries
    .select({
      account: searchItems.account,
      source: searchItems.source,
      externalId: searchItems.externalId,
      known: searchItems.known,
    })
    .from(searchItems)
    .where(and(eq(searchItems.searchId, searchId), sql`${searchItems.outcome} <> 'outside'`))
    .orderBy(asc(searchItems.id));
  const { id, account, source, externalId, partId, name, outcome, reason, code, retryable } = searchDocuments;
  const documents = await queries
    .select({ id, account, source, itemId: externalId, partId, name, outcome, reason, code, retryable })
    .from(searchDocuments)
    .where(eq(searchDocuments.searchId, searchId))
    .orderBy(asc(searchDocuments.id));
  const kept = new Set(await keptFilesOf(queries, searchId));
  const idsByPlace = Map.groupBy(items, (item) => `${item.source}/${item.account}`);
  return {
    places: places.map((place) => {
      const here = idsByPlace.get(`${place.source}/${place.account}`) ?? [];
      return {
        account: place.account,
        source: place.source,
        problem: place.problem,
        retryable: place.retryable,
        itemIds: here.map((item) => item.externalId),
        known: here.filter(({ known }) => known).length,
      };
    }),
    documents: documents.map(({ id: foundId, ...document }) => {
      if (document.source !== 'file') return { ...document, foundId: String(foundId) };
      return document.partId === '' && kept.has(document.itemId) ? { ...document, fileId: document.itemId } : document;
    }),
  };
}
