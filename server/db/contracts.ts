/** The renewals database of one user. Every function is scoped by the user's id; every change moves the revision of the list. */
import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { deleteUnreferencedDocuments } from './documents.ts';
import { users } from './schema/accounts.ts';
import { contracts, documents } from './schema/contracts.ts';
import { contractDocuments } from './schema/cycle.ts';

/** A number that is another one after every change to the user's contracts. */
export async function readRevision(queries: Queries, userId: string): Promise<number> {
  const [user] = await queries.select({ revision: users.contractsRevision }).from(users).where(eq(users.id, userId));
  return user?.revision ?? 0;
}

/**
 * First statement of every transaction that changes contracts: moves the revision and, because it locks the user's row until the end,
 * lets two tabs change one after the other.
 */
export async function moveRevision(transaction: Queries, userId: string): Promise<void> {
  await transaction
    .update(users)
    .set({ contractsRevision: sql`${users.contractsRevision} + 1` })
    .where(eq(users.id, userId));
}

/**
 * A document of a contract, with where it comes from: the named one, or the newest. Null where the user has no such contract (or, unless
 * `fromTrash`, has it in the trash), or it has no such document.
 */
export async function findContractDocument(
  queries: Queries,
  userId: string,
  id: string,
  { documentId, fromTrash = false }: { documentId?: string | undefined; fromTrash?: boolean } = {},
) {
  const [found] = await queries
    .select({
      name: contractDocuments.name,
      sourceLocation: contractDocuments.sourceLocation,
      createdAt: contracts.createdAt,
      document: documents,
    })
    .from(contracts)
    .innerJoin(contractDocuments, eq(contractDocuments.contractId, contracts.id))
    .innerJoin(documents, eq(documents.id, contractDocuments.documentId))
    .where(
      and(
        eq(contracts.id, id),
        eq(contracts.userId, userId),
        isNull(contracts.joinedInto),
        fromTrash ? undefined : isNull(contracts.deletedAt),
        documentId === undefined ? undefined : eq(documents.id, documentId),
      ),
    )
    .orderBy(
      sql`${contractDocuments.date} desc nulls last`,
      desc(contractDocuments.addedAt),
      contractDocuments.documentId,
    )
    .limit(1);
  return found ?? null;
}

/** Ids of the contracts that the given documents belong to, by document; also of those in the trash. */
export async function contractsOfDocuments(
  queries: Queries,
  userId: string,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await queries
    .select({ id: contractDocuments.contractId, documentId: contractDocuments.documentId })
    .from(contractDocuments)
    .where(and(eq(contractDocuments.userId, userId), inArray(contractDocuments.documentId, [...documentIds])));
  return new Map(rows.map((row) => [row.documentId, row.id]));
}

/** Deletes for good what has been in the trash since before `before`, with what was joined into it. Returns how many. */
export async function emptyTrash(queries: Queries, before: Date): Promise<number> {
  return queries.transaction(async (transaction) => {
    const old = transaction
      .select({ id: contracts.id })
      .from(contracts)
      .where(and(isNotNull(contracts.deletedAt), lt(contracts.deletedAt, before)));
    const ids = (await old).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const parts = await transaction
      .select({ documentId: contractDocuments.documentId })
      .from(contractDocuments)
      .where(inArray(contractDocuments.contractId, ids));
    await transaction.delete(contracts).where(inArray(contracts.joinedInto, ids));
    await transaction.delete(contracts).where(inArray(contracts.id, ids));
    await deleteUnreferencedDocuments(
      transaction,
      parts.map(({ documentId }) => documentId),
    );
    return ids.length;
  });
}
