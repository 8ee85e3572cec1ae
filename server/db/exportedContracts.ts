/** What an export adds to contracts: the numbers their sheets gave them, and their documents, one at a time. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { documents } from './schema/contracts.ts';
import { contractDocuments } from './schema/cycle.ts';
import { sheetKeys } from './schema/sheets.ts';

const AT_ONCE = 400;

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
