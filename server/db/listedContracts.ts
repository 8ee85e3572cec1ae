/** All contracts of a user, light enough for lists: what is known of each, without documents and history. */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ListedRecord } from '../../contract/record.ts';
import { completed, decisionsOf, listedParts } from './contractRecords.ts';
import type { Queries } from './database.ts';
import { contracts, type StoredKnown } from './schema/contracts.ts';

/** Goes up when `Known` is worked out in another way: rows of an older format are worked out anew when they are next listed. */
export const KNOWN_FORMAT = 1;
const ROWS_AT_ONCE = 500;

type Which = { trash?: boolean; ids?: readonly string[] };

/** In the trash, or out of it, of these ids where they are given; the latest end first, undated ones last. */
export async function loadListed(
  queries: Queries,
  userId: string,
  { trash = false, ids }: Which = {},
): Promise<ListedRecord[]> {
  const ofThese = ids === undefined ? undefined : inArray(contracts.id, [...ids]);
  const { id, version, source, createdAt, deletedAt, known, owner, tags, notes, acknowledged } = contracts;
  const rows = await queries
    .select({ id, version, source, createdAt, deletedAt, known, owner, tags, notes, acknowledged })
    .from(contracts)
    .where(and(eq(contracts.userId, userId), isNull(contracts.joinedInto), inTrash(trash), ofThese));
  const renewed = await workOutAnew(
    queries,
    userId,
    rows.filter((row) => !isCurrent(row.known)).map((row) => row.id),
  );
  const decisions = await decisionsOf(queries, userId, ids);
  const records = rows.map((row) => ({
    ...listedParts(row),
    known: (renewed.get(row.id) ?? row.known)?.known as ListedRecord['known'],
    decisions: decisions.get(row.id) ?? [],
  }));
  return records.toSorted(latestEndFirst);
}

function latestEndFirst(a: ListedRecord, b: ListedRecord): number {
  const [end, other] = [a.known.values.to ?? '', b.known.values.to ?? ''];
  return end < other ? 1 : end > other ? -1 : a.id < b.id ? -1 : 1;
}

function inTrash(trash: boolean) {
  return trash ? isNotNull(contracts.deletedAt) : isNull(contracts.deletedAt);
}

function isCurrent(known: StoredKnown | null): boolean {
  return known?.format === KNOWN_FORMAT;
}

async function workOutAnew(
  queries: Queries,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, StoredKnown>> {
  const renewed = new Map<string, StoredKnown>();
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const part = sql.join(
      ids.slice(from, from + ROWS_AT_ONCE).map((id) => sql`${id}::uuid`),
      sql`, `,
    );
    const rows = await queries
      .select()
      .from(contracts)
      .where(and(eq(contracts.userId, userId), sql`${contracts.id} in (${part})`));
    const records = await completed(queries, userId, rows);
    const values = records.map((record) => ({ id: record.id, known: { format: KNOWN_FORMAT, known: record.known } }));
    for (const { id, known } of values) renewed.set(id, known);
    await queries.execute(sql`
      update contracts c set known = x.known from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as x(id uuid, known jsonb)
      where c.id = x.id and c.user_id = ${userId}`);
  }
  return renewed;
}
