/** Search results by their ids, locked against being tidied away, and their documents with them, until the transaction ends. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database.ts';
import { foundContracts } from '../../db/schema/searches.ts';
import { isUuid } from '../../db/uuid.ts';

export type Found = typeof foundContracts.$inferSelect;

/** Those of the user, by id in lower case. */
export async function loadFoundByIds(
  transaction: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, Found>> {
  const rows = await transaction
    .select()
    .from(foundContracts)
    .where(and(eq(foundContracts.userId, userId), inArray(foundContracts.id, [...new Set(ids.filter(isUuid))])))
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}
