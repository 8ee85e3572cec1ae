/** All contracts of a user, light enough for lists: what is known of each, without documents and history. */
import { and, eq, sql } from 'drizzle-orm';
import type { ListedRecord } from '../../contract/record.ts';
import { pause } from '../../sheets/pauses.ts';
import { completed, decisionsOf } from './contractRecords.ts';
import type { Queries } from './database.ts';
import { contracts, type StoredKnown } from './schema/contracts.ts';

/** Goes up when `Known` is worked out in another way: rows of an older format are worked out anew when they are next listed. */
export const KNOWN_FORMAT = 8;
const ROWS_AT_ONCE = 500;

/** In the trash, or out of it; the latest end first, undated ones last. Put together in short stretches, with a pause after each. */
export async function loadListed(
  queries: Queries,
  userId: string,
  { trash = false }: { trash?: boolean } = {},
): Promise<ListedRecord[]> {
  const parts = await partsOf(queries, userId, trash);
  const decisions = await decisionsOf(queries, userId);
  const records: ListedRecord[] = [];
  for (const part of parts) {
    const rows = JSON.parse(part) as Row[];
    const old = rows.filter((row) => !isCurrent(row.known)).map((row) => row.id);
    const renewed = await workOutAnew(queries, userId, old);
    for (const row of rows) records.push(recordOf(row, renewed.get(row.id), decisions.get(row.id) ?? []));
    await pause();
  }
  return records.toSorted(latestEndFirst);
}

type Row = Omit<ListedRecord, 'known' | 'decisions'> & { known: StoredKnown | null };

/** Rows as JSON, so many in one text: for thousands, PostgreSQL writes and Node reads that much faster than rows of columns. */
async function partsOf(queries: Queries, userId: string, trash: boolean): Promise<string[]> {
  const { rows } = await queries.execute<{ part: string }>(sql`
    select json_agg(json_build_object('id', id, 'version', version, 'source', source, 'createdAt', created_at, 'deletedAt', deleted_at,
      'known', known, 'owner', owner, 'tags', tags, 'notes', notes, 'acknowledged', acknowledged))::text as part
    from (
      select *, row_number() over () / ${ROWS_AT_ONCE}::int as part from contracts
      where user_id = ${userId} and joined_into is null and (deleted_at is not null) = ${trash}
    ) listed group by part`);
  return rows.map(({ part }) => part);
}

function recordOf(row: Row, renewed: StoredKnown | undefined, decisions: ListedRecord['decisions']): ListedRecord {
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt).toISOString(),
    known: (renewed ?? row.known)?.known as ListedRecord['known'],
    decisions,
  };
}

function latestEndFirst(a: ListedRecord, b: ListedRecord): number {
  const [end, other] = [a.known.values.to ?? '', b.known.values.to ?? ''];
  return end < other ? 1 : end > other ? -1 : a.id < b.id ? -1 : 1;
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
