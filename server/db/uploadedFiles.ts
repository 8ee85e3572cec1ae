/** Files that a user brings, until a search has read them. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { NotSent } from '../../contract/notSent.ts';
import { givingWay } from '../../contract/waitingUploads.ts';
import type { Queries } from './database.ts';
import { uploadedFiles } from './schema/files.ts';

export type UploadPlace = { userId: string; uploadId: string; position: number };
export type NewFile = { name: string; mediaType: string; bytes: Buffer; now: Date };
export type FileRow = Omit<typeof uploadedFiles.$inferSelect, 'bytes'>;

/** Of a file everything but its bytes. */
const FACTS = {
  id: uploadedFiles.id,
  userId: uploadedFiles.userId,
  uploadId: uploadedFiles.uploadId,
  position: uploadedFiles.position,
  entry: uploadedFiles.entry,
  searchId: uploadedFiles.searchId,
  name: uploadedFiles.name,
  mediaType: uploadedFiles.mediaType,
  size: uploadedFiles.size,
  problem: uploadedFiles.problem,
  problemCode: uploadedFiles.problemCode,
  createdAt: uploadedFiles.createdAt,
};

/** How many files an upload holds, and bytes; `started`: by then nothing may be added. The one at `position` does not count. */
export async function loadUpload(
  queries: Queries,
  { userId, uploadId, position }: Omit<UploadPlace, 'position'> & { position: number | null },
): Promise<{ files: number; bytes: number; started: boolean }> {
  const other = sql`(where ${uploadedFiles.position} is distinct from ${position})`;
  const [row] = await queries
    .select({
      files: sql<number>`(count(*) filter ${other})::int`,
      bytes: sql<string>`coalesce(sum(${uploadedFiles.size}) filter ${other}, 0)`,
      started: sql<boolean>`coalesce(bool_or(${uploadedFiles.searchId} is not null), false)`,
    })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.userId, userId), eq(uploadedFiles.uploadId, uploadId)));
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0), started: row?.started ?? false };
}

/**
 * Makes room for a file of `size` bytes beside all else of its user that waits; what it takes the place of does not count. Throws `Refused` 409
 * where there is none.
 */
export async function makeRoom(queries: Queries, place: UploadPlace, size: number, now: Date): Promise<void> {
  const { userId, uploadId, searchId, createdAt } = uploadedFiles;
  const replaced = and(eq(uploadId, place.uploadId), eq(uploadedFiles.position, place.position));
  const waiting = await queries
    .select({
      uploadId,
      bytes: sql<number>`coalesce(sum(${uploadedFiles.size}) filter (where not (${replaced})), 0)::float8`,
      last: sql<number>`(extract(epoch from max(${createdAt})) * 1000)::float8`,
    })
    .from(uploadedFiles)
    .where(and(eq(userId, place.userId), isNull(searchId)))
    .groupBy(uploadId);
  for (const gone of givingWay(waiting, place.uploadId, size, now.getTime()))
    await dropUpload(queries, { userId: place.userId, uploadId: gone });
}

/** Keeps a file in the place of the one that was sent there before. */
export async function saveFile(queries: Queries, place: UploadPlace, file: NewFile): Promise<void> {
  const { now, ...kept } = file;
  const values = { ...kept, size: file.bytes.length, createdAt: now };
  await queries
    .insert(uploadedFiles)
    .values({ id: randomUUID(), ...place, ...values })
    .onConflictDoUpdate({
      target: [uploadedFiles.userId, uploadedFiles.uploadId, uploadedFiles.position, uploadedFiles.entry],
      set: values,
    });
}

/** What has arrived of an upload that is not started. */
export async function waitingFiles(
  queries: Queries,
  { userId, uploadId }: Omit<UploadPlace, 'position'>,
): Promise<{ position: number; name: string; size: number }[]> {
  const { position, name, size, searchId } = uploadedFiles;
  return queries
    .select({ position, name, size })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.userId, userId), eq(uploadedFiles.uploadId, uploadId), isNull(searchId)))
    .orderBy(asc(position));
}

/** What waits of all uploads of a user, file by file: of the upload to which something came last first. */
export async function allWaitingFiles(queries: Queries, userId: string) {
  const { uploadId, position, name, size, createdAt, searchId } = uploadedFiles;
  return queries
    .select({ uploadId, position, name, size, createdAt })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.userId, userId), isNull(searchId)))
    .orderBy(sql`max(${createdAt}) over (partition by ${uploadId}) desc`, uploadId, asc(position));
}

/** Forgets what waits of an upload. */
export async function dropUpload(queries: Queries, { userId, uploadId }: Omit<UploadPlace, 'position'>): Promise<void> {
  const { userId: user, uploadId: upload, searchId } = uploadedFiles;
  await queries.delete(uploadedFiles).where(and(eq(user, userId), eq(upload, uploadId), isNull(searchId)));
}

/** Within the transaction that records the search. */
export async function startUpload(
  queries: Queries,
  { userId, uploadId }: Omit<UploadPlace, 'position'>,
  searchId: string,
): Promise<void> {
  await queries
    .update(uploadedFiles)
    .set({ searchId })
    .where(and(eq(uploadedFiles.userId, userId), eq(uploadedFiles.uploadId, uploadId), isNull(uploadedFiles.searchId)));
}

/** Beyond every place that a file can be sent to. */
const NOT_SENT_FROM = 10_000;

/** Adds the files that were chosen and never sent, for the receipt: nothing of them is here. */
export async function nameNotSent(
  queries: Queries,
  { now: createdAt, ...upload }: Omit<UploadPlace, 'position'> & { searchId: string; now: Date },
  files: readonly (NotSent & { size: number })[],
): Promise<void> {
  if (files.length === 0) return;
  await queries.insert(uploadedFiles).values(
    files.map(({ name, size, reason: problem, code: problemCode }, index) => {
      const position = NOT_SENT_FROM + index;
      return { id: randomUUID(), ...upload, position, name, mediaType: '', size, problem, problemCode, createdAt };
    }),
  );
}

/** A retry goes on with the files of the search before it. */
export async function handOverFiles(queries: Queries, { from, to }: { from: string; to: string }): Promise<void> {
  await queries.update(uploadedFiles).set({ searchId: to }).where(eq(uploadedFiles.searchId, from));
}

/** What a search has to read, in the order it was sent. */
export async function loadFiles(queries: Queries, searchId: string): Promise<FileRow[]> {
  return queries
    .select(FACTS)
    .from(uploadedFiles)
    .where(eq(uploadedFiles.searchId, searchId))
    .orderBy(asc(uploadedFiles.position), asc(uploadedFiles.entry));
}

/** Of the files of a search: those that begin like an archive and were sent by themselves. */
export async function loadMaybeArchives(queries: Queries, searchId: string): Promise<FileRow[]> {
  const isZip = sql`substring(${uploadedFiles.bytes} from 1 for 4) = '\\x504b0304'::bytea`;
  return queries
    .select(FACTS)
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.searchId, searchId), eq(uploadedFiles.entry, ''), isZip))
    .orderBy(asc(uploadedFiles.position));
}

/** Null where they are not kept (any more). */
export async function loadFileBytes(queries: Queries, searchId: string, id: string): Promise<Buffer | null> {
  const rows = await queries
    .select({ bytes: uploadedFiles.bytes })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.id, id), eq(uploadedFiles.searchId, searchId)));
  return rows[0]?.bytes ?? null;
}

/** Ids of the files of a search that are still kept. */
export async function keptFilesOf(queries: Queries, searchId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: uploadedFiles.id })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.searchId, searchId), isNotNull(uploadedFiles.bytes)));
  return rows.map(({ id }) => id);
}

export type Unpacked = { entry: string; name: string } & (
  | { bytes: Uint8Array }
  | { size: number; problem: string; problemCode: string }
);

/** Adds what was in an archive. What is there already stays: a worker that was stopped comes again. */
export async function addUnpacked(
  queries: Queries,
  { userId, uploadId, position, searchId, createdAt }: FileRow,
  unpacked: readonly Unpacked[],
): Promise<void> {
  for (const each of unpacked) {
    const { entry, name } = each;
    const held =
      'bytes' in each
        ? {
            bytes: Buffer.from(each.bytes.buffer, each.bytes.byteOffset, each.bytes.byteLength),
            size: each.bytes.length,
          }
        : { size: each.size, problem: each.problem, problemCode: each.problemCode };
    const file = { id: randomUUID(), userId, uploadId, position, searchId, createdAt, entry, name, mediaType: '' };
    await queries
      .insert(uploadedFiles)
      .values({ ...file, ...held })
      .onConflictDoNothing();
  }
}

/** An archive whose files all stand by themselves now. */
export async function deleteFile(queries: Queries, id: string): Promise<void> {
  await queries.delete(uploadedFiles).where(eq(uploadedFiles.id, id));
}

/** At the end of a search: what became a contract is kept as its document, and here no longer. */
export async function deleteReadFiles(queries: Queries, searchId: string): Promise<void> {
  await queries.execute(sql`
    delete from uploaded_files f where f.search_id = ${searchId} and not exists (
      select from search_documents d where d.search_id = ${searchId} and d.external_id = f.id::text
        and d.outcome in ('skipped', 'not_a_contract'))`);
}

/** Forgets uploads that were never started. */
export async function deleteWaitingFiles(queries: Queries, before: Date): Promise<void> {
  await queries
    .delete(uploadedFiles)
    .where(and(isNull(uploadedFiles.searchId), sql`${uploadedFiles.createdAt} < ${before.toISOString()}::timestamptz`));
}
