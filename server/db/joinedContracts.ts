/** Contracts whose documents belong to another one for a while: the rows stay, so that taking them apart gives back everything. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { KNOWN_FORMAT } from './listedContracts.ts';
import { contracts } from './schema/contracts.ts';
import { contractDocuments } from './schema/cycle.ts';

/**
 * Moves documents from one contract to another. All of them: the contract they come from is hidden and remembered as their home. `only`
 * some: they are at home where they go, which is shown again.
 */
export async function moveDocuments(
  queries: Queries,
  userId: string,
  { from, into, only }: { from: string; into: string; only?: readonly string[] },
): Promise<void> {
  const theirs = and(
    eq(contractDocuments.userId, userId),
    eq(contractDocuments.contractId, from),
    only === undefined ? undefined : inArray(contractDocuments.documentId, [...only]),
  );
  const homeId = only === undefined ? sql`coalesce(${contractDocuments.homeId}, ${from}::uuid)` : null;
  await queries.update(contractDocuments).set({ contractId: into, homeId }).where(theirs);
  const [hidden, joinedInto] = only === undefined ? [from, into] : [into, null];
  await queries
    .update(contracts)
    .set({ joinedInto })
    .where(and(eq(contracts.userId, userId), eq(contracts.id, hidden)));
}

/** Does a contract speak of another agreement, or is it not known yet whether it does? */
export async function mayAmendOthers(queries: Queries, userId: string): Promise<boolean> {
  const { rows } = await queries.execute<{ may: boolean }>(sql`
    select exists (select from contracts where user_id = ${userId} and joined_into is null and deleted_at is null and (known is null
      or (known ->> 'format')::int <> ${KNOWN_FORMAT} or known -> 'known' -> 'about' is not null)) as may`);
  return rows[0]?.may === true;
}

/** The contract that a document was before it was joined, with all its documents that were joined with it; null where it was none. */
export async function homeOfDocument(
  queries: Queries,
  userId: string,
  documentId: string,
): Promise<{ contractId: string; documentIds: string[] } | null> {
  const { homeId } = contractDocuments;
  const [row] = await queries
    .select({ homeId })
    .from(contractDocuments)
    .where(and(eq(contractDocuments.userId, userId), eq(contractDocuments.documentId, documentId)));
  if (!row?.homeId) return null;
  const rows = await queries
    .select({ documentId: contractDocuments.documentId })
    .from(contractDocuments)
    .where(and(eq(contractDocuments.userId, userId), eq(homeId, row.homeId)));
  return { contractId: row.homeId, documentIds: rows.map((each) => each.documentId) };
}
