/** The tables of a backup, read from the database itself: a new table is in it without anybody thinking of it. */
import type { PoolClient } from 'pg';

/** How far a database is; not data. The archive's header says it. */
const MIGRATIONS_TABLE = 'schema_migrations';

/** All tables of ours, each after those its rows refer to. */
export async function archiveTables(client: PoolClient): Promise<string[]> {
  const tables = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> $1 order by 1",
    [MIGRATIONS_TABLE],
  );
  const references = await client.query<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return parentsFirst(
    tables.rows.map(({ name }) => name),
    references.rows,
  );
}

/** Throws where tables refer to each other in a ring: then no order would do. */
export function parentsFirst(
  tables: readonly string[],
  references: readonly { child: string; parent: string }[],
): string[] {
  const ordered = new Set<string>();
  while (ordered.size < tables.length) {
    const ready = tables.filter(
      (table) =>
        !ordered.has(table) &&
        references.every(({ child, parent }) => child !== table || parent === table || ordered.has(parent)),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a ring.');
    for (const table of ready) ordered.add(table);
  }
  return [...ordered];
}
