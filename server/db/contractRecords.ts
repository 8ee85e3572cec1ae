/** Contracts as records of the kernel: loaded whole, saved whole. Every function is scoped by the user's id. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Decision } from '../../contract/decision.ts';
import { knownOf } from '../../contract/known.ts';
import { type ContractRecord, newestFirst, type RecordDocument, type Sighting } from '../../contract/record.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import { readingOf } from '../domain/cycle/readingOf.ts';
import { distinctPlaces, type Sighting as FoundSighting } from '../domain/sightings.ts';
import type { Queries } from './database.ts';
import { contracts, documents } from './schema/contracts.ts';
import { contractDecisions, contractDocuments } from './schema/cycle.ts';

export type ContractRow = typeof contracts.$inferSelect;

/** The contracts of these ids, in no order, from the trash too. What is joined into another contract is not one of its own. */
export async function loadRecords(queries: Queries, userId: string, ids: readonly string[]): Promise<ContractRecord[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select()
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNull(contracts.joinedInto), inArray(contracts.id, [...ids])));
  return completed(queries, userId, rows);
}

/** One contract, or null where the user has none of that id. */
export async function loadRecord(queries: Queries, userId: string, id: string): Promise<ContractRecord | null> {
  const [record] = await loadRecords(queries, userId, [id]);
  return record ?? null;
}

/** The records of rows, with their documents and decisions; what is known of them is worked out anew. */
export async function completed(
  queries: Queries,
  userId: string,
  rows: readonly ContractRow[],
): Promise<ContractRecord[]> {
  const ids = rows.map(({ id }) => id);
  const theirs = await documentsOf(queries, userId, ids);
  const decisions = await decisionsOf(queries, userId, ids);
  return rows.map((row) => {
    const ofRow = newestFirst(theirs.get(row.id) ?? []);
    const readings = ofRow.map(({ reading }) => reading);
    return {
      ...listedParts(row),
      person: row.person,
      related: row.related,
      documents: ofRow,
      decisions: decisions.get(row.id) ?? [],
      known: knownOf(row.person, readings),
    };
  });
}

/** What a row says by itself. */
function listedParts(
  row: Omit<ContractRow, 'person' | 'related' | 'userId' | 'sourceLocation' | 'updatedAt' | 'joinedInto'>,
) {
  const { id, version, source, owner, tags, notes, acknowledged } = row;
  const deletedAt = row.deletedAt?.toISOString() ?? null;
  return { id, version, source, createdAt: row.createdAt.toISOString(), deletedAt, owner, tags, notes, acknowledged };
}

async function documentsOf(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, RecordDocument[]>> {
  const rows = await queries
    .select({
      part: contractDocuments,
      mediaType: documents.mediaType,
      size: sql<number>`octet_length(${documents.bytes})`,
    })
    .from(contractDocuments)
    .innerJoin(documents, eq(documents.id, contractDocuments.documentId))
    .where(and(eq(contractDocuments.userId, userId), inArray(contractDocuments.contractId, [...ids])));
  const found = new Map<string, RecordDocument[]>();
  for (const { part, mediaType, size } of rows) {
    const there = found.get(part.contractId) ?? [];
    found.set(part.contractId, [...there, recordDocument(part, { mediaType, size })]);
  }
  return found;
}

export type DocumentPart = Omit<typeof contractDocuments.$inferSelect, 'contractId' | 'userId'>;

/** A document as the record has it, of its row and what is said of its file. */
export function recordDocument(part: DocumentPart, file: { mediaType: string; size: number }): RecordDocument {
  return {
    id: part.documentId,
    name: part.name,
    mediaType: file.mediaType,
    size: file.size,
    date: part.date?.toISOString() ?? null,
    addedAt: part.addedAt.toISOString(),
    source: part.source,
    sourceLocation: part.sourceLocation,
    joined: part.homeId !== null,
    ...(wasScan(part, file) ? { readFromScan: true } : {}),
    ...pagesUnreadOf(part),
    unreadBecause: part.unreadBecause,
    reading: readingOf(part.documentId, part.name, part.analysis as Analysis),
    sightings: distinctPlaces(part.sightings as FoundSighting[]).map(sightingOf),
  };
}

/** What was read before its analysis said so is told by what it is: words of a picture were read off it. */
function wasScan({ analysis, unreadBecause }: DocumentPart, { mediaType }: { mediaType: string }): boolean {
  const isPicture = mediaType.startsWith('image/') && unreadBecause === null;
  return isPicture || (analysis as Analysis).readFromScan === true;
}

function pagesUnreadOf({ analysis }: DocumentPart): { pagesUnread?: number } {
  const { pagesUnread } = analysis as Analysis;
  return pagesUnread === undefined ? {} : { pagesUnread };
}

function sightingOf({ source, account, name, location, date }: FoundSighting): Sighting {
  return { source, account, name, location, date: date === null ? null : new Date(date).toISOString() };
}

/** Decisions by contract: of the given ones, or of all of the user's. */
export async function decisionsOf(
  queries: Queries,
  userId: string,
  ids?: readonly string[],
): Promise<Map<string, Decision[]>> {
  const ofThese = ids === undefined ? undefined : inArray(contractDecisions.contractId, [...ids]);
  const rows = await queries
    .select()
    .from(contractDecisions)
    .where(and(eq(contractDecisions.userId, userId), ofThese))
    .orderBy(desc(contractDecisions.cycleEnd));
  const found = new Map<string, Decision[]>();
  for (const { contractId, cycleEnd, decision, note, noticeSent, decidedBy, decidedAt } of rows) {
    const there = found.get(contractId) ?? [];
    const at = decidedAt.toISOString();
    found.set(contractId, [...there, { cycleEnd, decision, note, noticeSent, by: decidedBy, at }]);
  }
  return found;
}
