/** What the receipt of a search is made of. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ReceiptDocument, ReceiptPlace } from '../domain/receipt.ts';
import type { Queries } from './database.ts';
import { searchDocuments, searchItems } from './schema/searches.ts';
import { loadPlaces } from './searchPlaces.ts';

/** Everything the receipt is made of. */
export async function loadReceiptParts(
  queries: Queries,
  searchId: string,
): Promise<{ places: ReceiptPlace[]; documents: ReceiptDocument[] }> {
  const places = await loadPlaces(queries, searchId);
  const items = await queries
    .select({ account: searchItems.account, source: searchItems.source, externalId: searchItems.externalId })
    .from(searchItems)
    .where(and(eq(searchItems.searchId, searchId), sql`${searchItems.outcome} <> 'outside'`));
  const documents = await queries
    .select()
    .from(searchDocuments)
    .where(eq(searchDocuments.searchId, searchId))
    .orderBy(asc(searchDocuments.id));
  const idsByPlace = Map.groupBy(items, ({ account, source }) => `${source}/${account}`);
  return {
    places: places.map(({ account, source, problem }) => ({
      account,
      source,
      problem,
      itemIds: (idsByPlace.get(`${source}/${account}`) ?? []).map(({ externalId }) => externalId),
    })),
    documents: documents.map(({ externalId, ...document }) => ({ ...document, itemId: externalId })),
  };
}
