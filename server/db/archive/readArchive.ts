/** Puts an archive into an empty database, all or nothing, and brings it to the newest schema. Sessions stay behind. */
import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier, type Pool, type PoolClient } from 'pg';
import { migrate, readMigrations } from '../migrate.ts';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  ArchiveError,
  type ArchiveFooter,
  type ArchiveHeader,
} from './archiveFormat.ts';
import { archiveTables } from './archiveTables.ts';

/** Rows are inserted together until they have so many characters. */
const BATCH_LENGTH = 1_000_000;
const LINE_FEED = 0x0a;

const DAMAGED = 'The archive is damaged or incomplete. Nothing was restored.';

/**
 * Reads the archive from `source`. Answers how many rows of which table there are. Throws `ArchiveError` with a sentence where the database
 * is not empty, or the archive is none, is damaged, or comes from a newer version; then nothing is restored.
 */
export async function readArchive(pool: Pool, source: Readable): Promise<Record<string, number>> {
  const hash = createHash('sha256');
  const lines = linesOf(source)[Symbol.asyncIterator]();
  const header = readHeader(await nextLine(lines), hash);
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const foreign = header.migrations.filter((name) => !known.has(name));
  if (foreign.length > 0) throw new ArchiveError('The archive was made by a newer version. Restore it with that one.');
  await requireEmpty(pool);
  // The rows are those of the schema of their day; what came later is applied to them as to any older database.
  await migrate(pool, new Set(header.migrations));
  const rows = await insertAll(pool, lines, hash);
  await migrate(pool);
  return rows;
}

/** Lines end with a line feed and nothing else: other separators may stand in the text of a document. */
async function* linesOf(source: Readable): AsyncGenerator<string> {
  const gunzip = createGunzip();
  let unreadable: NodeJS.ErrnoException | null = null;
  source.on('error', (error) => {
    unreadable = error;
    gunzip.destroy(error);
  });
  let begun: Buffer[] = [];
  try {
    for await (const chunk of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      let from = 0;
      for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, from)) {
        begun.push(chunk.subarray(from, end));
        yield Buffer.concat(begun).toString('utf8');
        begun = [];
        from = end + 1;
      }
      begun.push(chunk.subarray(from));
    }
  } catch {
    throw new ArchiveError(unreadable === null ? DAMAGED : cannotRead(unreadable));
  }
}

function cannotRead({ code, message }: NodeJS.ErrnoException): string {
  return `The archive cannot be read (${code ?? message}). Nothing was restored.`;
}

async function nextLine(lines: AsyncIterator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new ArchiveError(DAMAGED);
  return value;
}

function readHeader(line: string, hash: Hash): ArchiveHeader {
  const header = parse(line) as Partial<ArchiveHeader>;
  if (header.format !== ARCHIVE_FORMAT || !Array.isArray(header.migrations))
    throw new ArchiveError("This file isn't a Perennial backup.");
  if (header.version !== ARCHIVE_VERSION)
    throw new ArchiveError('The archive was made by a newer version. Restore it with that one.');
  hash.update(`${line}\n`);
  return header as ArchiveHeader;
}

function parse(line: string): object {
  try {
    return JSON.parse(line) as object;
  } catch {
    throw new ArchiveError(DAMAGED);
  }
}

async function requireEmpty(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    for (const table of await archiveTables(client)) {
      const { rowCount } = await client.query(`select 1 from ${escapeIdentifier(table)} limit 1`);
      if (rowCount !== 0)
        throw new ArchiveError('The database is not empty. Restore into an empty one; nothing was changed.');
    }
  } finally {
    client.release();
  }
}

async function insertAll(pool: Pool, lines: AsyncIterator<string>, hash: Hash): Promise<Record<string, number>> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const counts = await insertRows(client, lines, hash);
    // A sign-in that was ended after the backup was made must not open anything again: everybody signs in anew.
    await client.query('delete from sessions');
    await moveIdentities(client);
    await client.query('commit');
    client.release();
    return counts;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Inserts row by row, in batches of one table, until the footer; the footer must agree with what came. */
async function insertRows(
  client: PoolClient,
  lines: AsyncIterator<string>,
  hash: Hash,
): Promise<Record<string, number>> {
  const tables = await archiveTables(client);
  const counts: Record<string, number> = Object.fromEntries(tables.map((table) => [table, 0]));
  let batch: { table: string; rows: string[]; length: number } = { table: '', rows: [], length: 0 };
  const flush = async (table: string): Promise<void> => {
    if (batch.rows.length > 0) await insertBatch(client, batch.table, batch.rows);
    batch = { table, rows: [], length: 0 };
  };
  for (;;) {
    const line = await nextLine(lines);
    const prefix = /^\{"table":"(\w+)","row":/.exec(line);
    const table = prefix?.[1];
    if (prefix === null || table === undefined) {
      await flush('');
      requireSame(parse(line), counts, hash.digest('hex'));
      return counts;
    }
    if (counts[table] === undefined) throw new ArchiveError(DAMAGED);
    hash.update(`${line}\n`);
    if (table !== batch.table || batch.length > BATCH_LENGTH) await flush(table);
    counts[table] += 1;
    batch.rows.push(line.slice(prefix[0].length, -1));
    batch.length += line.length;
  }
}

async function insertBatch(client: PoolClient, table: string, rows: string[]): Promise<void> {
  const name = escapeIdentifier(table);
  const values = `[${rows.join(',')}]`;
  try {
    await client.query(
      `insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, $1)`,
      [values],
    );
  } catch {
    throw new ArchiveError(DAMAGED);
  }
}

function requireSame(footer: Partial<ArchiveFooter>, counts: Record<string, number>, sha256: string): void {
  const written = footer.rows ?? {};
  const same = Object.keys({ ...counts, ...written }).every((table) => (counts[table] ?? 0) === (written[table] ?? 0));
  if (footer.sha256 !== sha256 || !same) throw new ArchiveError(DAMAGED);
}

/** Numbers that PostgreSQL gives out by itself go on after the highest one restored. */
async function moveIdentities(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`,
  );
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${escapeIdentifier(column)}), 0) + 1, false) from ${escapeIdentifier(table)}`,
      [table, column],
    );
  }
}
