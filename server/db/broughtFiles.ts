/** Files that their user gives to one contract: out of an upload that waits, or out of what a search could not read. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { searchDocuments } from './schema/searches.ts';
import { uploadedFiles } from './schema/files.ts';
import { isUuid } from './uuid.ts';

export type BroughtFile = { uploadId?: string; fileId?: string; foundId?: string };
export type BroughtRow = { id: string; name: string; mediaType: string; bytes: Buffer };

/** Null where it has not arrived, or is not kept any more. `userId`: whoever sent it. */
export async function findBroughtFile(
  queries: Queries,
  userId: string,
  { uploadId, fileId }: BroughtFile,
): Promise<BroughtRow | null> {
  const ids = [uploadId, fileId].filter((id) => id !== undefined);
  if (!ids.every(isUuid)) return null;
  const where =
    uploadId === undefined
      ? and(eq(uploadedFiles.id, (fileId ?? '').toLowerCase()), isNotNull(uploadedFiles.searchId))
      : and(
          eq(uploadedFiles.uploadId, uploadId.toLowerCase()),
          eq(uploadedFiles.position, 0),
          eq(uploadedFiles.entry, ''),
          isNull(uploadedFiles.searchId),
        );
  const { id, name, mediaType, bytes } = uploadedFiles;
  const [row] = await queries
    .select({ id, name, mediaType, bytes })
    .from(uploadedFiles)
    .where(and(eq(uploadedFiles.userId, userId), where));
  return row?.bytes ? { ...row, bytes: row.bytes } : null;
}

/** Why the search that met the file could not read it, where no second look would help; otherwise null. */
export async function knownUnreadable(queries: Queries, id: string): Promise<string | null> {
  const { reason, externalId, partId, outcome, retryable } = searchDocuments;
  const [row] = await queries
    .select({ reason })
    .from(searchDocuments)
    .where(and(eq(externalId, id), eq(partId, ''), eq(outcome, 'skipped'), eq(retryable, false)))
    .limit(1);
  return row?.reason ?? null;
}

/** Takes the file off the ones that wait; false where that was done meanwhile. In the transaction that gives it to a contract. */
export async function takeBroughtFile(queries: Queries, id: string): Promise<boolean> {
  const taken = await queries.delete(uploadedFiles).where(eq(uploadedFiles.id, id)).returning({ id: uploadedFiles.id });
  return taken.length > 0;
}
