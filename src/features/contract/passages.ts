/** The passages of a contract's documents that its values were read from. */
import type { ContractDetails, FieldName } from '../../api/cycleApi.ts';
import type { ViewedPassage } from '../../ui/document/viewedPassage.ts';

export type DocumentPassage = ViewedPassage & { documentId: string | null };

/** The id of the passage that a search found: the name of no field. */
export const foundPassage = 'found';

/** Every quote of every value, its field as id, and `found`, which a search has led to. What is to be checked is marked so. */
export function passagesOf(
  { values, toCheck }: ContractDetails,
  found: { quote: string; documentId: string | null } | null,
): DocumentPassage[] {
  const doubtful = new Set<string>(toCheck.map(({ field }) => field));
  const read = Object.entries(values).flatMap(([field, fact]) =>
    fact.evidence.map(({ quote, documentId }) => ({
      id: field,
      quote,
      check: doubtful.has(field),
      documentId: documentId ?? null,
    })),
  );
  return found ? [...read, { id: foundPassage, ...found }] : read;
}

/** The page a value was read on, counted from 1; null where none is known. */
export function pageOf({ values }: ContractDetails, field: FieldName): number | null {
  return values[field].evidence.find(({ page }) => typeof page === 'number')?.page ?? null;
}
