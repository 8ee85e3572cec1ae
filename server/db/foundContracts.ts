/**
 * Found contracts and their documents. The same bytes or the same words are one document of a user and one found contract of a
 * search, with every place it was seen in. All writes belong into a `checkpoint`.
 */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { LaidWord } from '../domain/laidWord.ts';
import type { Analysis } from '../domain/analysis/types.ts';
import { compareSightings, type Sighting } from '../domain/sightings.ts';
import type { Queries } from './database.ts';
import { insertRows } from './insertRows.ts';
import { loadLetters, sameLetter } from './foundLetters.ts';
import { deleteKnownOfUser } from './knownItems.ts';
import { saveDocument } from './documents.ts';
import { contractsOfEquals } from './sharedDocuments.ts';
import { contracts, documents } from './schema/contracts.ts';
import { contractDocuments } from './schema/cycle.ts';
import { foundContracts, searchAccounts, searchDocuments, searches, searchItems } from './schema/searches.ts';

/** A sighting with the form it was seen in: which of several is shown depends on it. */
type StoredSighting = Sighting & { kind: string; sha256: string; size: number; contractName: string };

/** A document worth keeping, as the job found it. */
export type FoundDocument = {
  mediaType: string;
  bytes: Buffer;
  text: string;
  /** Where its words stand, if it was read off pictures. */
  layout: LaidWord[][] | null;
  /** SHA-256 of the words, hexadecimal; null where there are too few. */
  textSha256: string | null;
  /** Of a mail body: what is compared of it. */
  letter: string | null;
  subject: string | null;
  sighting: StoredSighting;
  analysis: Analysis;
  /** It is stored already, under this id; then `bytes`, `text` and `layout` are empty. */
  storedId?: string;
};

export type FoundRow = Omit<typeof foundContracts.$inferSelect, 'analysis' | 'sightings'> & {
  analysis: Analysis;
  sightings: StoredSighting[];
};

/** Records documents. Answers which of them are further sightings of what the search has found already, and under which id each is kept. */
export async function recordFound(
  queries: Queries,
  search: { searchId: string; userId: string; now: Date },
  found: readonly FoundDocument[],
): Promise<{ further: Set<FoundDocument>; ids: Map<FoundDocument, string> }> {
  const ids = new Map<FoundDocument, string>();
  if (found.length === 0) return { further: new Set(), ids };
  const stored: { id: string; created: boolean }[] = [];
  for (const { sighting, storedId, ...document } of found) {
    if (storedId !== undefined) {
      stored.push({ id: storedId, created: false });
      continue;
    }
    const { userId, now } = search;
    const { sha256, contractName: name } = sighting;
    stored.push(await saveDocument(queries, { ...document, sha256, userId, now, name }));
  }
  const letters = await loadLetters(queries, search.searchId, found);
  const wanted = [...stored.map(({ id }) => id), ...letters.map(({ documentId }) => documentId)];
  const rows = await loadRows(queries, search.searchId, wanted);
  const further = new Set<FoundDocument>();
  const touched = new Set<string>();
  for (const [index, document] of found.entries()) {
    const { id, created } = stored[index] as { id: string; created: boolean };
    const documentId = rows.has(id) ? id : (sameLetter(letters, document) ?? id);
    const row = rows.get(documentId);
    if (row !== undefined) further.add(document);
    const better = row !== undefined && withSighting(row, document).sightings[0] === document.sighting;
    if (!created && better && document.storedId === undefined) await keepBetterForm(queries, documentId, document);
    rows.set(documentId, row === undefined ? newRow(search, documentId, document) : withSighting(row, document));
    touched.add(documentId);
    ids.set(document, documentId);
    if (row === undefined && document.letter !== null) letters.push({ documentId, letter: document.letter });
  }
  await saveRows(
    queries,
    [...touched].flatMap((id) => rows.get(id) ?? []),
  );
  return { further, ids };
}

/** The found contracts of a search, each with the id of the contract its document is in the renewals database as that is open. */
export async function listFound(
  queries: Queries,
  searchId: string,
  user: { id: string; databaseId: string },
): Promise<(FoundRow & { contractId: string | null })[]> {
  if (user.databaseId !== user.id) return listFoundFor(queries, searchId, user.databaseId);
  const rows = await queries
    .select({ found: foundContracts, contractId: contracts.id })
    .from(foundContracts)
    .leftJoin(
      contractDocuments,
      and(
        eq(contractDocuments.documentId, foundContracts.documentId),
        eq(contractDocuments.userId, foundContracts.userId),
      ),
    )
    .leftJoin(contracts, eq(contracts.id, contractDocuments.contractId))
    .where(eq(foundContracts.searchId, searchId));
  return rows.map(({ found, contractId }) => ({ ...readRow(found), contractId }));
}

/** The same for a database that a colleague began. */
async function listFoundFor(queries: Queries, searchId: string, databaseId: string) {
  const rows = await queries.select().from(foundContracts).where(eq(foundContracts.searchId, searchId));
  const ids = rows.map(({ documentId }) => documentId);
  const there = ids.length === 0 ? new Map() : await contractsOfEquals(queries, databaseId, ids);
  return rows.map((row) => ({ ...readRow(row), contractId: there.get(row.documentId) ?? null }));
}

/** Forgets what searches of a user listed and found and nobody uploaded; contracts and their documents stay. */
export async function deleteFoundOfUser(queries: Queries, userId: string): Promise<void> {
  const own = queries.select({ id: searches.id }).from(searches).where(eq(searches.userId, userId));
  await queries.delete(searchDocuments).where(inArray(searchDocuments.searchId, own));
  await queries.delete(searchItems).where(inArray(searchItems.searchId, own));
  await queries.delete(searchAccounts).where(inArray(searchAccounts.searchId, own));
  await queries.delete(foundContracts).where(eq(foundContracts.userId, userId));
  await deleteKnownOfUser(queries, userId);
  await deleteUnusedDocuments(queries, userId);
}

/** Deletes documents that neither a contract nor a found contract refers to. Returns how many. */
export async function deleteUnusedDocuments(queries: Queries, userId?: string): Promise<number> {
  // Rows that a search is just storing a sighting of are left alone.
  const deleted = await queries.execute(sql`
    delete from documents where id in (
      select d.id from documents d where not exists (select from contract_documents c where c.document_id = d.id)
        and not exists (select from found_contracts f where f.document_id = d.id)
        ${userId === undefined ? sql`` : sql`and d.user_id = ${userId}`}
      for update skip locked
    )
  `);
  return deleted.rowCount ?? 0;
}

/** The same words in a form that people rather keep (a PDF), unless a contract of the renewals database rests on the other one. */
async function keepBetterForm(queries: Queries, documentId: string, document: FoundDocument): Promise<void> {
  const { bytes, mediaType, sighting, text, layout } = document;
  const sha256 = Buffer.from(sighting.sha256, 'hex');
  await queries
    .update(documents)
    .set({ sha256, bytes, mediaType, name: sighting.contractName, text, layout })
    .where(
      and(
        eq(documents.id, documentId),
        ne(documents.mediaType, mediaType),
        sql`not exists (select from contract_documents c where c.document_id = ${documentId})`,
        sql`not exists (select from documents d where d.sha256 = ${sha256} and d.user_id = ${documents.userId})`,
      ),
    );
}

async function loadRows(
  queries: Queries,
  searchId: string,
  documentIds: readonly string[],
): Promise<Map<string, FoundRow>> {
  const rows = await queries
    .select()
    .from(foundContracts)
    .where(and(eq(foundContracts.searchId, searchId), inArray(foundContracts.documentId, [...documentIds])));
  return new Map(rows.map((row) => [row.documentId, readRow(row)]));
}

function newRow(
  { searchId, userId }: { searchId: string; userId: string },
  documentId: string,
  document: FoundDocument,
): FoundRow {
  return {
    id: crypto.randomUUID(),
    searchId,
    userId,
    documentId,
    ...shownOf(document),
    sightings: [document.sighting],
    dismissedAt: null,
  };
}

/** One sighting more; if it is the better one to show, its name and its reading are shown from now on. */
function withSighting(row: FoundRow, document: FoundDocument): FoundRow {
  const sightings = [...row.sightings, document.sighting].toSorted(compareSightings);
  return sightings[0] === document.sighting ? { ...row, ...shownOf(document), sightings } : { ...row, sightings };
}

function shownOf({ sighting, subject, analysis }: FoundDocument) {
  const { renewalDate, termEnd, amount, currency, parties, autoRenews, renewalTerm, noticePeriod } = analysis;
  return {
    renewalDate: autoRenews === true && termEnd !== null ? termEnd : renewalDate,
    name: sighting.contractName,
    subject,
    source: sighting.source,
    sourceLocation: sighting.location,
    size: sighting.size,
    date: sighting.date === null ? null : new Date(sighting.date),
    analysis,
    termEnd,
    amount,
    currency,
    parties,
    autoRenews,
    renewalTermN: renewalTerm?.n ?? null,
    renewalTermUnit: renewalTerm?.unit ?? null,
    noticePeriodN: noticePeriod?.n ?? null,
    noticePeriodUnit: noticePeriod?.unit ?? null,
  };
}

async function saveRows(queries: Queries, rows: readonly FoundRow[]): Promise<void> {
  const shown = SHOWN_COLUMNS.map((key) => foundContracts[key].name);
  const changes = shown.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`);
  await queries.execute(sql`
    ${insertRows(foundContracts, rows)}
    on conflict (search_id, document_id) do update set ${sql.join(changes, sql`, `)}
  `);
}

const SHOWN_COLUMNS = [
  ...(['name', 'subject', 'source', 'sourceLocation', 'size', 'date', 'analysis', 'sightings'] as const),
  ...(['renewalDate', 'termEnd', 'amount', 'currency', 'parties', 'autoRenews'] as const),
  ...(['renewalTermN', 'renewalTermUnit', 'noticePeriodN', 'noticePeriodUnit'] as const),
];

function readRow(row: typeof foundContracts.$inferSelect): FoundRow {
  return { ...row, analysis: row.analysis as Analysis, sightings: row.sightings as StoredSighting[] };
}
