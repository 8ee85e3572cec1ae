/** What a search met in the mail or Drive, to be fetched from there once more. */
import { and, eq, sql } from 'drizzle-orm';
import { canBeFetched } from '../domain/receipt.ts';
import type { Queries } from './database.ts';
import { searchDocuments, searches, searchItems } from './schema/searches.ts';

export type MetDocument = {
  source: 'gmail' | 'drive';
  account: string;
  itemId: string;
  /** Within an email; empty for the email itself, and for files. */
  partId: string;
  name: string;
  /** What a file that was shared by link is opened with. */
  resourceKey: string | null;
  /** Why the search could not read it, where a second look would not help. */
  unreadBecause: string | null;
};

/** Null where `foundId`, as the receipt names it, is none of the user's searches, or of nothing that can be fetched. */
export async function findMetDocument(queries: Queries, userId: string, foundId: string): Promise<MetDocument | null> {
  if (!/^\d{1,15}$/.test(foundId)) return null;
  const { id, searchId, account, source, externalId, partId, outcome, reason, code, retryable } = searchDocuments;
  const [row] = await queries
    .select({
      account,
      source,
      partId,
      name: searchDocuments.name,
      outcome,
      reason,
      code,
      retryable,
      itemId: externalId,
      resourceKey: sql<string | null>`${searchItems.facts} ->> 'resourceKey'`,
    })
    .from(searchDocuments)
    .innerJoin(searches, eq(searches.id, searchId))
    .leftJoin(
      searchItems,
      and(
        eq(searchItems.searchId, searchId),
        eq(searchItems.account, account),
        eq(searchItems.source, source),
        eq(searchItems.externalId, externalId),
      ),
    )
    .where(and(eq(id, Number(foundId)), eq(searches.userId, userId)));
  if (!row || row.source === 'file' || !canBeFetched(row)) return null;
  const isSettled = row.outcome === 'skipped' && !row.retryable;
  // The receipt names what is attached with its email.
  const name = row.source === 'gmail' ? (row.name.split(' › ').at(-1) ?? row.name) : row.name;
  return { ...row, name, source: row.source, unreadBecause: isSettled ? row.reason : null };
}
