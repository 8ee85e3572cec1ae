/** What earlier searches read of a user's mails and files. Written in the checkpoint that writes a search's own outcomes. */
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import type { FoundDocument } from './foundContracts.ts';
import { documents } from './schema/contracts.ts';
import { knownItems } from './schema/known.ts';
import type { DocumentRecord } from './searchItems.ts';

/** A kept document without its bytes, words, their places and letter: those are in `documents` under its id. */
type KnownFound = Omit<FoundDocument, 'bytes' | 'text' | 'layout' | 'letter' | 'storedId'> & { documentId: string };

/** A document of an item with its outcome as read, before it was settled beside the others of a search. */
export type KnownDocument = DocumentRecord & { found?: KnownFound };

export type KnownRow = Omit<typeof knownItems.$inferSelect, 'documents'> & { documents: KnownDocument[] };
export type KnownKey = Pick<KnownRow, 'userId' | 'account' | 'source'>;
type NewKnown = Pick<
  KnownRow,
  'externalId' | 'version' | 'acceptedAt' | 'isDraft' | 'reading' | 'keepAll' | 'readOn' | 'outcome' | 'documents'
>;

const DAY = 86_400_000;

/** What is known of these, by their ids. Rows of which a stored document has gone are left out; the others' stay until the transaction ends. */
export async function findKnown(
  queries: Queries,
  key: KnownKey,
  externalIds: readonly string[],
): Promise<Map<string, KnownRow>> {
  if (externalIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(knownItems)
    .where(and(isOf(key), inArray(knownItems.externalId, [...externalIds])));
  const wanted = [...new Set(rows.flatMap(({ documentIds }) => documentIds))].toSorted();
  const there = await lockDocuments(queries, key.userId, wanted);
  const whole = rows.filter(({ documentIds }) => documentIds.every((id) => there.has(id)));
  return new Map(whole.map((row) => [row.externalId, { ...row, documents: (row.documents ?? []) as KnownDocument[] }]));
}

/** Remembers what was read. Of a mail without an outcome only the day is kept, beside what is known of it. */
export async function saveKnown(queries: Queries, key: KnownKey, items: readonly NewKnown[], now: Date): Promise<void> {
  const rows = items.map((item) => ({
    ...ownerOf(key),
    ...item,
    documentIds: [...new Set(item.documents.flatMap(({ found }) => found?.documentId ?? []))],
    usedAt: now,
  }));
  const target = [knownItems.userId, knownItems.account, knownItems.source, knownItems.externalId];
  const read = rows.filter(({ outcome }) => outcome !== null);
  const seen = rows.filter(({ outcome }) => outcome === null);
  if (read.length > 0)
    await queries
      .insert(knownItems)
      .values(read)
      .onConflictDoUpdate({ target, set: Object.fromEntries(READ_COLUMNS.map((name) => [name, excluded(name)])) });
  if (seen.length > 0)
    await queries
      .insert(knownItems)
      .values(seen)
      .onConflictDoUpdate({ target, set: { acceptedAt: excluded('acceptedAt'), isDraft: excluded('isDraft') } });
}

/** They were of use today: they are kept for longer. Written once a day at most. */
export async function keepKnown(
  queries: Queries,
  key: KnownKey,
  externalIds: readonly string[],
  now: Date,
): Promise<void> {
  if (externalIds.length === 0) return;
  await queries
    .update(knownItems)
    .set({ usedAt: now })
    .where(
      and(
        isOf(key),
        inArray(knownItems.externalId, [...externalIds]),
        lt(knownItems.usedAt, new Date(now.getTime() - DAY)),
      ),
    );
}

/** Forgets what was read of a user's accounts. */
export async function deleteKnownOfUser(queries: Queries, userId: string): Promise<void> {
  await queries.delete(knownItems).where(eq(knownItems.userId, userId));
}

/** Forgets what no search has read or taken over since. */
export async function deleteOldKnown(queries: Queries, since: Date): Promise<void> {
  await queries.delete(knownItems).where(lt(knownItems.usedAt, since));
}

/** What of stored mail bodies is compared with others. */
export async function loadStoredLetters(queries: Queries, ids: readonly string[]): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: documents.id, letter: documents.letter })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return new Map(rows.map(({ id, letter }) => [id, letter]));
}

const READ_COLUMNS = [
  ...(['version', 'acceptedAt', 'isDraft', 'reading', 'keepAll', 'readOn'] as const),
  ...(['outcome', 'documents', 'documentIds', 'usedAt'] as const),
];

function excluded(name: keyof typeof knownItems.$inferSelect) {
  return sql.raw(`excluded.${knownItems[name].name}`);
}

function ownerOf({ userId, account, source }: KnownKey): KnownKey {
  return { userId, account: account.toLowerCase(), source };
}

function isOf(key: KnownKey) {
  const { userId, account, source } = ownerOf(key);
  return and(eq(knownItems.userId, userId), eq(knownItems.account, account), eq(knownItems.source, source));
}

/** Those of the documents that are there, and stay there until the transaction ends. */
async function lockDocuments(queries: Queries, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await queries
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), inArray(documents.id, [...ids])))
    .orderBy(documents.id)
    .for('key share');
  return new Set(rows.map(({ id }) => id));
}
