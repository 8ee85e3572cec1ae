/** Contracts for an export, read in parts, so that no part keeps anybody waiting; and their documents, one at a time. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ListedRecord } from '../../contract/record.ts';
import type { Queries } from './database.ts';
import { loadListed } from './listedContracts.ts';
import { contracts, documents } from './schema/contracts.ts';
import { contractDocuments } from './schema/cycle.ts';
import { sheetKeys } from './schema/sheets.ts';

const AT_ONCE = 400;

/** The user's contracts in parts, in the trash or out of it, in no order. */
export async function* listedInParts(queries: Queries, userId: string, trash: boolean): AsyncGenerator<ListedRecord[]> {
  let after: string | null = null;
  for (;;) {
    const rows: { id: string }[] = await queries
      .select({ id: contracts.id })
      .from(contracts)
      .where(
        and(
          eq(contracts.userId, userId),
          isNull(contracts.joinedInto),
          trash ? isNotNull(contracts.deletedAt) : isNull(contracts.deletedAt),
          after === null ? undefined : gt(contracts.id, after),
        ),
      )
      .orderBy(asc(contracts.id))
      .limit(AT_ONCE);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) yield await loadListed(queries, userId, { trash, ids });
    if (ids.length < AT_ONCE) return;
    after = ids.at(-1) ?? null;
  }
}

/** The numbers that sheets gave the user's contracts, by contract. */
export async function numbersOf(queries: Queries, userId: string): Promise<Map<string, string>> {
  const rows = await queries
    .select({ contractId: sheetKeys.contractId, number: sheetKeys.number })
    .from(sheetKeys)
    .where(and(eq(sheetKeys.userId, userId), isNotNull(sheetKeys.number)))
    .orderBy(asc(sheetKeys.key));
  return new Map(rows.map(({ contractId, number }) => [contractId, number ?? '']));
}

export type ExportedDocument = {
  documentId: string;
  contractId: string;
  name: string;
  mediaType: string;
  size: number;
};

/** The documents of contracts, without their bytes. */
export async function documentsOfContracts(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<ExportedDocument[]> {
  const found: ExportedDocument[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await queries
      .select({
        documentId: contractDocuments.documentId,
        contractId: contractDocuments.contractId,
        name: contractDocuments.name,
        mediaType: documents.mediaType,
        size: sql<number>`octet_length(${documents.bytes})`,
      })
      .from(contractDocuments)
      .innerJoin(documents, eq(documents.id, contractDocuments.documentId))
      .where(
        and(
          eq(contractDocuments.userId, userId),
          inArray(contractDocuments.contractId, ids.slice(from, from + AT_ONCE)),
        ),
      );
    found.push(...rows);
  }
  return found;
}

/** The file of one document; null where it has gone meanwhile. */
export async function bytesOfDocument(queries: Queries, userId: string, id: string): Promise<Uint8Array | null> {
  const [row] = await queries
    .select({ bytes: documents.bytes })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.id, id)));
  return row?.bytes ?? null;
}
