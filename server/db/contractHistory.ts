/** The history of contracts: read here, written with every change (`saveRecords`), never changed. */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { HistoryEntry } from '../../contract/record.ts';
import type { Queries } from './database.ts';
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
  return rows.map(({ who, at, field, valueBefore, valueAfter, source, sourceBefore, version: after }) => ({
    who,
    when: at.toISOString(),
    field,
    from: valueBefore ?? null,
    to: valueAfter ?? null,
    version: after,
    ...(source === null ? {} : { source }),
    ...(sourceBefore === null ? {} : { sourceBefore }),
  }));
}
