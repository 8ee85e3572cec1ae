/** The passages of a contract's documents that its values were read from. */
import type { ContractDetails, FieldName } from '../../api/cycleApi.ts';
import type { ViewedPassage } from '../../ui/document/viewedPassage.ts';

export type DocumentPassage = ViewedPassage & { documentId: string | null };

/** The id of the passage that a search found: the name of no field. */
export const foundPassage = 'found';

/** Every quote of every value, and of what a doubtful one may be instead, its field as id; and `found`, which a search has led to. */
export function passagesOf(
  { values, toCheck }: ContractDetails,
  found: { quote: string; documentId: string | null } | null,
): DocumentPassage[] {
  const doubtful = new Set<string>(toCheck.map(({ field }) => field));
  const read = Object.entries(values).flatMap(([field, fact]) =>
    fact.evidence.map(({ quote, page, documentId }) => ({
      id: field,
      quote,
      page: page ?? null,
      check: doubtful.has(field),
      documentId: documentId ?? null,
    })),
  );
  const perhaps = Object.entries(values).flatMap(([field, fact]) =>
    doubtful.has(field) && fact.source === 'read' && 'alternatives' in fact
      ? (fact.alternatives ?? []).map(({ quote }) => ({ id: field, quote, check: true, documentId: null }))
      : [],
  );
  const all = [...read, ...perhaps];
  return found ? [...all, { id: foundPassage, ...found }] : all;
}

/** The page a value was read on, counted from 1; null where none is known. */
export function pageOf({ values }: ContractDetails, field: FieldName): number | null {
  return values[field].evidence.find(({ page }) => typeof page === 'number')?.page ?? null;
}
