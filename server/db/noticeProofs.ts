/** Files that show that a notice was sent: taken from an upload, kept with the contract. */
import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { ProofFile } from '../../contract/decision.ts';
import { Refused } from '../../contract/refused.ts';
import type { OwnedDocument } from './accountExport.ts';
import type { Queries } from './database.ts';
import { noticeProofs } from './schema/cycle.ts';
import { uploadedFiles } from './schema/files.ts';

/** Of one contract; more is an accident, or worse. */
const MOST_PROOFS = 20;

export type ProofPlace = { databaseId: string; contractId: string };

/** Moves the file of an upload to its contract, in the transaction of the decision. Throws `Refused` 422 where it has not arrived. */
export async function keepProof(
  queries: Queries,
  { databaseId, contractId }: ProofPlace,
  { userId, uploadId, now }: { userId: string; uploadId: string; now: Date },
): Promise<ProofFile> {
  const waiting = and(
    eq(uploadedFiles.userId, userId),
    eq(uploadedFiles.uploadId, uploadId),
    eq(uploadedFiles.position, 0),
    eq(uploadedFiles.entry, ''),
    isNull(uploadedFiles.searchId),
  );
  const [file] = await queries.delete(uploadedFiles).where(waiting).returning();
  if (!file?.bytes) throw new Refused(422, 'NO_PROOF', 'The file has not arrived. Please choose it again.');
  const [kept] = await queries
    .select({ files: count() })
    .from(noticeProofs)
    .where(eq(noticeProofs.contractId, contractId));
  if ((kept?.files ?? 0) >= MOST_PROOFS)
    throw new Refused(422, 'TOO_MANY_PROOFS', `At most ${MOST_PROOFS} files can be kept as proof with a contract.`);
  const { name, mediaType, bytes } = file;
  const id = randomUUID();
  await queries
    .insert(noticeProofs)
    .values({ id, userId: databaseId, contractId, name, mediaType, bytes, createdAt: now });
  return { id, name, size: bytes.length };
}

/** Null where there is no such file of that contract. */
export async function findProof(
  queries: Queries,
  { databaseId, contractId }: ProofPlace,
  id: string,
): Promise<{ name: string; bytes: Buffer } | null> {
  const { name, bytes } = noticeProofs;
  const [row] = await queries
    .select({ name, bytes })
    .from(noticeProofs)
    .where(and(eq(noticeProofs.id, id), eq(noticeProofs.contractId, contractId), eq(noticeProofs.userId, databaseId)));
  return row ?? null;
}

/** All of a database, without their bytes. */
export async function proofsOf(pool: Pool, databaseId: string): Promise<(OwnedDocument & { contractId: string })[]> {
  const { rows } = await pool.query<OwnedDocument & { contractId: string }>(
    `select id, name, media_type as "mediaType", octet_length(bytes) as size, contract_id as "contractId"
     from notice_proofs where user_id = $1 order by created_at, id`,
    [databaseId],
  );
  return rows;
}
