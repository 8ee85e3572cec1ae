/** The document of a found contract: its text, as the analysis read it, and its bytes, as they came. */
import { and, eq } from 'drizzle-orm';
import type { LaidWord } from '../domain/laidWord.ts';
import type { Queries } from './database.ts';
import { documents } from './schema/contracts.ts';
import { foundContracts } from './schema/searches.ts';

/** Null where no search of this user found it. The text of a PDF has a form feed between its pages. */
export async function findFoundText(
  queries: Queries,
  userId: string,
  id: string,
): Promise<{ documentId: string; name: string; mediaType: string; text: string; layout: LaidWord[][] | null } | null> {
  const [found] = await queries
    .select({
      documentId: documents.id,
      name: foundContracts.name,
      mediaType: documents.mediaType,
      text: documents.text,
      layout: documents.layout,
    })
    .from(foundContracts)
    .innerJoin(documents, eq(documents.id, foundContracts.documentId))
    .where(and(eq(foundContracts.id, id), eq(foundContracts.userId, userId)));
  return found ?? null;
}

/** Null where no search of this user found it. */
export async function findFoundBytes(
  queries: Queries,
  userId: string,
  id: string,
): Promise<{ mediaType: string; bytes: Buffer } | null> {
  const [found] = await queries
    .select({ mediaType: documents.mediaType, bytes: documents.bytes })
    .from(foundContracts)
    .innerJoin(documents, eq(documents.id, foundContracts.documentId))
    .where(and(eq(foundContracts.id, id), eq(foundContracts.userId, userId)));
  return found ?? null;
}
