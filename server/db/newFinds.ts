/** What kept searches have found and the user has not got: neither uploaded, nor shown by an earlier search, nor dismissed. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Analysis } from '../domain/analysis/types.ts';
import type { Sighting } from '../domain/sightings.ts';
import type { Queries } from './database.ts';
import { foundContracts, searches } from './schema/searches.ts';
import { colleagues } from './schema/sharing.ts';
import { isInDatabase } from './sharedDocuments.ts';
import { isUuid } from './uuid.ts';

const MOST_SHOWN = 500;

/** Whose kept searches, and the renewals database that they find for. */
export type Finder = { id: string; databaseId: string };

export type NewFindRow = Pick<
  typeof foundContracts.$inferSelect,
  ('id' | 'searchId' | 'documentId' | 'name' | 'source' | 'sourceLocation') | ('date' | 'renewalDate' | 'parties')
> & { analysis: Analysis; sightings: Sighting[]; foundAt: Date; watchOf: string };

/** Each document once, at the run that found it first; newest first. `dismissed`: those that the user took off the list instead. */
export async function loadNewFinds(queries: Queries, user: Finder, dismissed = false): Promise<NewFindRow[]> {
  const { id, searchId, documentId, name, source, sourceLocation, sightings, date, renewalDate, parties, analysis } =
    foundContracts;
  const rows = await queries
    .select({
      id,
      searchId,
      documentId,
      name,
      source,
      sourceLocation,
      sightings,
      date,
      renewalDate,
      parties,
      analysis,
      foundAt: searches.createdAt,
      watchOf: searches.watchOf,
    })
    .from(foundContracts)
    .innerJoin(searches, eq(searches.id, foundContracts.searchId))
    .where(isNewFind(user, dismissed))
    .orderBy(sql`${searches.createdAt} desc, ${foundContracts.date} desc nulls last, ${foundContracts.id}`)
    .limit(MOST_SHOWN);
  return rows.map((row) => ({
    ...row,
    analysis: row.analysis as Analysis,
    sightings: row.sightings as Sighting[],
    watchOf: row.watchOf ?? row.searchId,
  }));
}

/** Everybody whose kept searches have found something that is not dismissed, and the renewals database that is open to them. */
export async function loadFinders(queries: Queries): Promise<Finder[]> {
  const rows = await queries
    .selectDistinct({ id: foundContracts.userId, joined: colleagues.databaseId })
    .from(foundContracts)
    .innerJoin(searches, eq(searches.id, foundContracts.searchId))
    .leftJoin(colleagues, and(eq(colleagues.userId, foundContracts.userId), eq(colleagues.open, true)))
    .where(and(isNotNull(searches.watchOf), eq(searches.status, 'COMPLETED'), isNull(foundContracts.dismissedAt)));
  return rows.map(({ id, joined }) => ({ id, databaseId: joined ?? id }));
}

/** For the digest. */
export async function countNewFinds(queries: Queries, user: Finder): Promise<number> {
  const rows = queries
    .select({ id: foundContracts.id })
    .from(foundContracts)
    .innerJoin(searches, eq(searches.id, foundContracts.searchId))
    .where(isNewFind(user, false));
  return queries.$count(rows.as('finds'));
}

/** Off the list, until `at` is null again; what any search of the user found may be named. False where it is not this user's. */
export async function setDismissed(queries: Queries, userId: string, id: string, at: Date | null): Promise<boolean> {
  if (!isUuid(id)) return false;
  const dismissed = await queries
    .update(foundContracts)
    .set({ dismissedAt: at })
    .where(and(eq(foundContracts.id, id), eq(foundContracts.userId, userId)))
    .returning({ id: foundContracts.id });
  return dismissed.length > 0;
}

function isNewFind({ id: userId, databaseId }: Finder, dismissed: boolean) {
  return and(
    eq(foundContracts.userId, userId),
    eq(searches.status, 'COMPLETED'),
    isNotNull(searches.watchOf),
    dismissed ? isNotNull(foundContracts.dismissedAt) : isNull(foundContracts.dismissedAt),
    // With every match wanted, a search shows what is no contract as well; that is not news.
    sql`(${foundContracts.analysis} ->> 'isContract' = 'true' or ${foundContracts.analysis} ->> 'verdict' = 'perhaps')`,
    databaseId === userId
      ? sql`not exists (select from contract_documents c where c.document_id = ${foundContracts.documentId})`
      : sql`not ${isInDatabase(databaseId, foundContracts.documentId)}`,
    sql`not exists (select from found_contracts e join searches s on s.id = e.search_id
      where e.document_id = ${foundContracts.documentId} and e.user_id = ${userId}
        and s.status = 'COMPLETED' and s.created_at < ${searches.createdAt})`,
  );
}
