/** Writes all rows and documents of a database into one archive, as they are at one moment, while the service goes on. */
import { createHash } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, type ArchiveFooter, type ArchiveHeader } from './archiveFormat.ts';
import { archiveTables } from './archiveTables.ts';

/** Rows that are in memory at once; of tables with bytes in them fewer, since one row may have 25 MB. */
const ROWS_AT_ONCE = 500;
const LARGE_ROWS_AT_ONCE = 4;

/** Writes and ends `destination`. Answers how many rows of which table there are. */
export async function writeArchive(pool: Pool, destination: Writable, now: Date): Promise<Record<string, number>> {
  const client = await pool.connect();
  try {
    // One snapshot for all tables: what happens meanwhile is not in the archive, not even in part.
    await client.query('begin isolation level repeatable read read only');
    const counts: Record<string, number> = {};
    await pipeline(Readable.from(archiveLines(client, counts, now)), createGzip(), destination);
    await client.query('commit');
    client.release();
    return counts;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function* archiveLines(client: PoolClient, counts: Record<string, number>, now: Date): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: string): string => {
    hash.update(`${value}\n`);
    return `${value}\n`;
  };
  const migrations = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const header: ArchiveHeader = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    createdAt: now.toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
  };
  yield line(JSON.stringify(header));
  for (const table of await archiveTables(client)) {
    counts[table] = 0;
    for await (const row of rowsOf(client, table)) {
      counts[table] += 1;
      // The row is JSON already, made by PostgreSQL: numbers keep all their digits.
      yield line(`{"table":${JSON.stringify(table)},"row":${row}}`);
    }
  }
  const footer: ArchiveFooter = { rows: counts, sha256: hash.digest('hex') };
  yield `${JSON.stringify(footer)}\n`;
}

async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<string> {
  const atOnce = (await hasBytes(client, table)) ? LARGE_ROWS_AT_ONCE : ROWS_AT_ONCE;
  await client.query(
    `declare archive_rows no scroll cursor for select row_to_json(t)::text as row from ${escapeIdentifier(table)} t`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from archive_rows`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query('close archive_rows');
}

async function hasBytes(client: PoolClient, table: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "select 1 from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type = 'bytea' limit 1",
    [table],
  );
  return rowCount === 1;
}
