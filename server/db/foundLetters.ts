/** Mail bodies that a search has found already: the same letter comes forwarded, with a footer more, in many mailboxes. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { isSameLetter, SAME_LETTER } from '../domain/sameLetter.ts';
import type { Queries } from './database.ts';
import { documents } from './schema/contracts.ts';
import { foundContracts } from './schema/searches.ts';
import type { FoundDocument } from './foundContracts.ts';

export type Letter = { documentId: string; letter: string };

/** More bodies of like length than this are not looked at for a longer form of a new one: what is missed is shown twice, not lost. */
const MOST_LETTERS = 200;

/** Mail bodies of the search that may be the same letter as one of these: a forward with a footer more is, though not the same text. */
export async function loadLetters(
  queries: Queries,
  searchId: string,
  found: readonly Pick<FoundDocument, 'letter'>[],
): Promise<Letter[]> {
  const lengths = found.flatMap(({ letter }) => letter?.length ?? []);
  if (lengths.length === 0) return [];
  const [least, most] = [Math.min(...lengths) * SAME_LETTER, Math.max(...lengths) / SAME_LETTER];
  const rows = await queries
    .select({ documentId: foundContracts.documentId, letter: documents.letter })
    .from(foundContracts)
    .innerJoin(documents, eq(documents.id, foundContracts.documentId))
    .where(
      and(
        eq(foundContracts.searchId, searchId),
        sql`${foundContracts.sightings} -> 0 ->> 'role' = 'body'`,
        // Counted in characters there and in UTF-16 units here: a little more is loaded, never less.
        sql`length(${documents.letter}) between ${Math.floor(least / 2)} and ${Math.ceil(most)}`,
      ),
    )
    .orderBy(desc(foundContracts.date))
    .limit(MOST_LETTERS);
  return rows.flatMap(({ documentId, letter }) => (letter === null ? [] : [{ documentId, letter }]));
}

/** The document of the search that is the same letter; undefined where none is. */
export function sameLetter(letters: readonly Letter[], { letter: own }: FoundDocument): string | undefined {
  return own === null ? undefined : letters.find(({ letter }) => isSameLetter(letter, own))?.documentId;
}
