/** Everything of one user, table by table, read from the catalogue of the database: a new table is in it without anybody thinking of it. */
import type { Pool } from 'pg';
import { escapeIdentifier } from 'pg';

const ROWS_AT_ONCE = 1000;

/** Opens nothing to its user and is no data of theirs. */
const LEFT_OUT = new Set(['oauth_states', 'reminder_plans', 'known_devices']);
/** Secrets that are no bytes, and what the files of the export say better. */
const COLUMNS_LEFT_OUT = ['password_hash', 'letter', 'token_hash'];

export type ExportedTable = { name: string; ofUser: string };

/** The tables with rows of users, and how a user's rows are found in each: by their own column, or by the search they belong to. */
export async function exportedTables(pool: Pool): Promise<ExportedTable[]> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by 1 order by 1`,
  );
  return rows.flatMap(({ name, columns }) => {
    if (LEFT_OUT.has(name)) return [];
    if (name === 'users') return [{ name, ofUser: 't.id = $1' }];
    if (columns.includes('user_id')) return [{ name, ofUser: 't.user_id = $1' }];
    if (!columns.includes('search_id')) return [];
    return [{ name, ofUser: 't.search_id in (select id from searches where user_id = $1)' }];
  });
}

/** The user's rows of a table as one JSON array, in pieces. Bytes are left out: they are secrets, or lie beside as files. */
export async function* tableAsJson(
  pool: Pool,
  { name, ofUser }: ExportedTable,
  userId: string,
): AsyncGenerator<Uint8Array> {
  const { rows: bytes } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and data_type = 'bytea'",
    [name],
  );
  const leftOut = [...bytes.map((column) => column.name), ...COLUMNS_LEFT_OUT];
  let after = '(0,0)';
  let separator = '[\n';
  for (;;) {
    const { rows } = await pool.query<{ place: string; row: string }>(
      `select t.ctid::text as place, (to_jsonb(t) - $2::text[])::text as row from ${escapeIdentifier(name)} t
       where ${ofUser} and t.ctid > $3::tid order by t.ctid limit ${ROWS_AT_ONCE}`,
      [userId, leftOut, after],
    );
    if (rows.length > 0) yield Buffer.from(separator + rows.map(({ row }) => row).join(',\n'));
    if (rows.length > 0) separator = ',\n';
    if (rows.length < ROWS_AT_ONCE) break;
    after = rows.at(-1)?.place ?? after;
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}

export type OwnedDocument = {
  id: string;
  name: string;
  mediaType: string;
  size: number;
  contractId: string | null;
};

/** All documents of a user, without their bytes; with the contract that each belongs to. */
export async function documentsOfUser(pool: Pool, userId: string): Promise<OwnedDocument[]> {
  const { rows } = await pool.query<OwnedDocument>(
    `select d.id, coalesce(c.name, d.name) as name, d.media_type as "mediaType", octet_length(d.bytes) as size, c.contract_id as "contractId"
     from documents d left join contract_documents c on c.document_id = d.id and c.user_id = d.user_id
     where d.user_id = $1 order by d.created_at, d.id`,
    [userId],
  );
  return rows;
}

/** Files that the user brought and that gave no contract, or wait to be read; without their bytes. */
export async function broughtFilesOfUser(pool: Pool, userId: string): Promise<OwnedDocument[]> {
  const { rows } = await pool.query<OwnedDocument>(
    `select id, name, media_type as "mediaType", octet_length(bytes) as size, null as "contractId"
     from uploaded_files where user_id = $1 and bytes is not null order by created_at, upload_id, position, entry`,
    [userId],
  );
  return rows;
}

/** The bytes of one of them; null where it has gone meanwhile. */
export async function bytesOfBroughtFile(pool: Pool, userId: string, id: string): Promise<Uint8Array | null> {
  const { rows } = await pool.query<{ bytes: Uint8Array | null }>(
    'select bytes from uploaded_files where user_id = $1 and id = $2',
    [userId, id],
  );
  return rows[0]?.bytes ?? null;
}
