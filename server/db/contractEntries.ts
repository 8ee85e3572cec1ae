/** Which entries by hand have become contracts, so that one that is sent twice is one contract. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { contractEntries } from './schema/contracts.ts';

/** `id`: the one that whoever enters it has given it; `contents`: the hash of what was entered. */
export type Entry = { id: string; contents: string };

/** Null where the entry has become none, or one that was deleted for good. */
export async function contractOfEntry(
  queries: Queries,
  userId: string,
  id: string,
): Promise<{ contractId: string; contents: string } | null> {
  const { contractId, contents } = contractEntries;
  const [row] = await queries
    .select({ contractId, contents })
    .from(contractEntries)
    .where(and(eq(contractEntries.userId, userId), eq(contractEntries.id, id)));
  return row ?? null;
}

/** In the transaction that makes the contract. */
export async function saveEntry(
  queries: Queries,
  userId: string,
  { id, contents, contractId }: Entry & { contractId: string },
): Promise<void> {
  await queries.insert(contractEntries).values({ userId, id, contents, contractId });
}
