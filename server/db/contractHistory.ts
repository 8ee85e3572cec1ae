/** The history of contracts: read here, written with every change (`saveRecords`), never changed. */
import { and, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { HistoryEntry } from '../../contract/record.ts';
import type { Queries } from './database.ts';
import { contracts } from './schema/contracts.ts';
import { contractHistory } from './schema/cycle.ts';

const MOST_ENTRIES = 1000;

/** Latest first. */
export async function readHistory(queries: Queries, contractId: string): Promise<HistoryEntry[]> {
  return historySince(queries, contractId, 0);
}

/** What happened after that version, latest first. */
export async function historySince(queries: Queries, contractId: string, version: number): Promise<HistoryEntry[]> {
  const rows = await queries
    .select()
    .from(contractHistory)
    .where(and(eq(contractHistory.contractId, contractId), gt(contractHistory.version, version)))
    .orderBy(desc(contractHistory.id))
    .limit(MOST_ENTRIES);
  return rows.map(entryOf);
}

/** What made each of these contracts what it is now, by the contract's id. */
export async function lastChanges(queries: Queries, ids: readonly string[]): Promise<Map<string, HistoryEntry[]>> {
  const rows = await queries
    .select(getTableColumns(contractHistory))
    .from(contractHistory)
    .innerJoin(
      contracts,
      and(eq(contracts.id, contractHistory.contractId), eq(contracts.version, contractHistory.version)),
    )
    .where(inArray(contractHistory.contractId, [...ids]))
    .orderBy(desc(contractHistory.id));
  const byContract = Map.groupBy(rows, ({ contractId }) => contractId);
  return new Map([...byContract].map(([id, lines]) => [id, lines.map(entryOf)]));
}

function entryOf(row: typeof contractHistory.$inferSelect): HistoryEntry {
  const { who, at, field, valueBefore, valueAfter, source, sourceBefore, version } = row;
  return {
    who,
    when: at.toISOString(),
    field,
    from: valueBefore ?? null,
    to: valueAfter ?? null,
    version,
    ...(source === null ? {} : { source }),
    ...(sourceBefore === null ? {} : { sourceBefore }),
  };
}
