/** Documents of a user: kept once, however often they are seen. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { LaidWord } from '../domain/laidWord.ts';
import type { Queries } from './database.ts';
import { documents } from './schema/contracts.ts';
import { contractDocuments } from './schema/cycle.ts';
import { foundContracts } from './schema/searches.ts';

export type NewDocument = {
  userId: string;
  /** As it was fetched. */
  bytes: Uint8Array;
  /** SHA-256 of the bytes and of the words, hexadecimal, worked out where it was read; null where there are too few words. */
  sha256: string;
  textSha256: string | null;
  /** What of a mail body is compared with others of its search; null of everything else. */
  letter: string | null;
  /** As it was read from the bytes; empty where there is none. */
  text: string;
  /** Where its words stand, if it was read off pictures. */
  layout: LaidWord[][] | null;
  /** File name or subject. */
  name: string;
  /** `application/pdf`, `text/plain`, … */
  mediaType: string;
  now: Date;
};

/**
 * Keeps a document, or finds the one that is there already: the same bytes, or the same text in other bytes (a forward, a Drive copy).
 * Within a transaction the document cannot vanish before the end of it, so that a row may refer to it.
 */
export async function saveDocument(queries: Queries, document: NewDocument): Promise<{ id: string; created: boolean }> {
  const sha256 = Buffer.from(document.sha256, 'hex');
  const textSha256 = document.textSha256 === null ? null : Buffer.from(document.textSha256, 'hex');
  const { userId, name, mediaType, layout, letter, now } = document;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const [created] = await queries
      .insert(documents)
      .values({
        id: randomUUID(),
        userId,
        sha256,
        textSha256,
        name,
        mediaType,
        bytes: Buffer.from(document.bytes.buffer, document.bytes.byteOffset, document.bytes.byteLength),
        text: storableText(document.text),
        layout,
        letter,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: documents.id });
    if (created) return { id: created.id, created: true };
    const same = or(eq(documents.sha256, sha256), textSha256 ? eq(documents.textSha256, textSha256) : undefined);
    const [found] = await queries
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.userId, userId), same))
      .orderBy(sql`${documents.sha256} = ${sha256} desc`)
      .limit(1)
      .for('key share');
    if (found) return { id: found.id, created: false };
  }
  throw new Error('A document appeared and vanished three times while it was being stored.');
}

/** Removes those of the given documents that neither a contract nor a found contract refers to. */
export async function deleteUnreferencedDocuments(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queries.delete(documents).where(
    and(
      inArray(documents.id, [...ids]),
      notExists(
        queries
          .select({ one: sql`1` })
          .from(contractDocuments)
          .where(eq(contractDocuments.documentId, documents.id)),
      ),
      notExists(
        queries
          .select({ one: sql`1` })
          .from(foundContracts)
          .where(eq(foundContracts.documentId, documents.id)),
      ),
    ),
  );
}

/** PostgreSQL stores no NUL, and what is not well-formed would change on the way. */
function storableText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
