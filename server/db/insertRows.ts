/**
 * Many rows as one JSON parameter. A statement with a parameter for each value takes longer to put together here than the database takes to
 * run it, and has an end at 65,535 of them.
 */
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** `insert into table (…) select …`, to be gone on with; columns are those of the first row. At least one row; texts hold no NUL. */
export function insertRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL {
  const columns = getTableColumns(table);
  const nameOf = (key: string) => columns[key]?.name ?? key;
  const list = sql.join(
    Object.keys(rows[0] ?? {}).map((key) => sql.identifier(nameOf(key))),
    sql`, `,
  );
  const named = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [nameOf(key), value])));
  const json = JSON.stringify(named);
  return sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`;
}
