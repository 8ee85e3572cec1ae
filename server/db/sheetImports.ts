/** Imports of sheets, as far as they can be taken back. Every function is scoped by the user's id. */
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { KEPT_IMPORTS, type KeptImport } from '../../sheets/takeImportBack.ts';
import type { Queries } from './database.ts';
import { sheetImports, sheetKeys } from './schema/sheets.ts';

/** The newest first. */
export async function keptImports(queries: Queries, userId: string): Promise<KeptImport[]> {
  const rows = await queries
    .select()
    .from(sheetImports)
    .where(eq(sheetImports.userId, userId))
    .orderBy(desc(sheetImports.at))
    .limit(KEPT_IMPORTS);
  return rows.map(kept);
}

/** One of them, or null where the user has none of that id. */
export async function findImport(queries: Queries, userId: string, id: string): Promise<KeptImport | null> {
  const [row] = await queries
    .select()
    .from(sheetImports)
    .where(and(eq(sheetImports.userId, userId), eq(sheetImports.id, id)));
  return row ? kept(row) : null;
}

/** Keeps it, and forgets the oldest ones. What they brought stays. */
export async function saveImport(queries: Queries, userId: string, { at, ...said }: KeptImport): Promise<void> {
  await queries.insert(sheetImports).values({ ...said, userId, at: new Date(at), undoneAt: null });
  const newest = queries
    .select({ id: sheetImports.id })
    .from(sheetImports)
    .where(eq(sheetImports.userId, userId))
    .orderBy(desc(sheetImports.at))
    .limit(KEPT_IMPORTS);
  await queries.delete(sheetImports).where(and(eq(sheetImports.userId, userId), notInArray(sheetImports.id, newest)));
}

/** It has been taken back: rows that it recognised by itself are new again, but for those of contracts that stay as they are. */
export async function closeImport(
  queries: Queries,
  userId: string,
  { id, now, left }: { id: string; now: Date; left: ReadonlySet<string> },
): Promise<void> {
  await queries.update(sheetImports).set({ undoneAt: now }).where(eq(sheetImports.id, id));
  const its = and(eq(sheetKeys.userId, userId), eq(sheetKeys.importId, id));
  const keys = await queries
    .select({ key: sheetKeys.key, contractId: sheetKeys.contractId })
    .from(sheetKeys)
    .where(its);
  const freed = keys.flatMap(({ key, contractId }) => (left.has(contractId) ? [] : [key]));
  for (let from = 0; from < freed.length; from += 1000)
    await queries.delete(sheetKeys).where(and(its, inArray(sheetKeys.key, freed.slice(from, from + 1000))));
}

function kept({ id, fileName, who, at, undoneAt, contracts }: typeof sheetImports.$inferSelect): KeptImport {
  return { id, fileName, who, at: at.toISOString(), undoneAt: undoneAt?.toISOString() ?? null, contracts };
}
