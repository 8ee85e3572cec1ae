/** By what the rows of imported sheets are recognised. Every function is scoped by the user's id. */
import { and, eq, inArray } from 'drizzle-orm';
import type { SheetKey } from '../../sheets/planImport.ts';
import type { Queries } from './database.ts';
import { sheetKeys } from './schema/sheets.ts';

const AT_ONCE = 1000;

/** The contracts of these keys, as far as they are known. */
export async function contractsOfKeys(
  queries: Queries,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const rows = await queries
      .select({ key: sheetKeys.key, contractId: sheetKeys.contractId })
      .from(sheetKeys)
      .where(and(eq(sheetKeys.userId, userId), inArray(sheetKeys.key, keys.slice(from, from + AT_ONCE))));
    for (const { key, contractId } of rows) found.set(key, contractId);
  }
  return found;
}

/** `importId` names the import that brought them: see `closeImport`. */
export async function saveSheetKeys(
  queries: Queries,
  userId: string,
  keys: readonly SheetKey[],
  importId: string | null,
): Promise<void> {
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const part = keys.slice(from, from + AT_ONCE).map((each) => ({ userId, ...each, importId }));
    await queries.insert(sheetKeys).values(part).onConflictDoNothing();
  }
}
