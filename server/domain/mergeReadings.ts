/** What a retry makes of an item that was read before, in part or not at all: what was read stays, what failed is read again. Pure. */
import type { DocumentOutcome } from './receipt.ts';

/** One document of an item, as the receipt will know it. */
export type ReadDocument = {
  partId: string;
  name: string;
  outcome: DocumentOutcome;
  reason: string | null;
  code: string | null;
  retryable: boolean;
};

type ItemOutcome = 'read' | 'skipped' | 'outside';

/**
 * The documents that take the place of the item's failed ones (`retryable`), and the item's outcome. Those that did not fail stay as they
 * are, whatever comes of the item now: a mail that cannot be fetched this time loses nothing that was found in it.
 */
export function mergeReadings<T extends ReadDocument>(
  earlier: readonly ReadDocument[],
  now: { outcome: ItemOutcome; documents: readonly T[] },
): { outcome: ItemOutcome; documents: (T | ReadDocument)[] } {
  const failed = earlier.filter(({ retryable }) => retryable);
  const settled = new Set(earlier.filter(({ retryable }) => !retryable).map(({ partId }) => partId));
  const outcome = settled.size > 0 ? 'read' : now.outcome;
  const [only] = now.documents;
  if (failed.length > 0 && now.outcome === 'skipped' && now.documents.length === 1 && only?.partId === '') {
    // The item as a whole failed again: its parts keep their names, and get the new reason.
    const { reason, code, retryable } = only;
    return { outcome, documents: failed.map((document) => ({ ...document, reason, code, retryable })) };
  }
  return { outcome, documents: now.documents.filter(({ partId }) => !settled.has(partId)) };
}
