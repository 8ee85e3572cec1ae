import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { openNewDatabase, openTestDatabase, TEMPLATE_DATABASE } from '../testDatabase.ts';
import { parentsFirst } from './archiveTables.ts';
import { readArchive } from './readArchive.ts';
import { writeArchive } from './writeArchive.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
/** Everything that a careless format stumbles over. */
const ODD = 'Zeile\u2028mit\n"Anführung", \\ und \t 💥 {"table":"users","row":';

let source: Database;
let archive: Buffer;

beforeAll(async () => {
  source = await openTestDatabase();
  const user = '00000000-0000-4000-8000-000000000001';
  const document = '00000000-0000-4000-8000-000000000002';
  const search = '00000000-0000-4000-8000-000000000003';
  const contract = '00000000-0000-4000-8000-000000000004';
  await source.pool.query('insert into users values ($1, $2, $3, 7, $4)', [
    user,
    'mara@example.com',
    'hash',
    '2026-01-02T03:04:05.678901Z',
  ]);
  await source.pool.query(
    'insert into documents (id, user_id, sha256, text_sha256, name, media_type, bytes, text, created_at) values ($1, $2, $3, null, $4, $5, $6, $7, $8)',
    [
      document,
      user,
      Buffer.alloc(32, 9),
      ODD,
      'application/pdf',
      Buffer.from(Array.from({ length: 256 }, (_, n) => n)),
      ODD.repeat(20_000),
      NOW,
    ],
  );
  await source.pool.query(
    "insert into contracts (id, user_id, person, tags, notes, source, created_at, updated_at) values ($1, $2, $3, $4, $5, 'gmail', $6, $6)",
    [contract, user, { amount: { value: 0.1, source: 'entered' } }, ['A, "B"', '{C}', ''], ODD, NOW],
  );
  await source.pool.query(
    `insert into contract_documents (contract_id, document_id, user_id, name, source, analysis, sightings, added_at)
     values ($1, $2, $3, $4, 'gmail', $5, '[]', $6)`,
    [contract, document, user, ODD, { title: ODD }, NOW],
  );
  await source.pool.query(
    "insert into contract_history (contract_id, user_id, version, at, field, value_after) values ($1, $2, 1, $3, 'notes', $4)",
    [contract, user, NOW, JSON.stringify(ODD)],
  );
  await source.pool.query(
    "insert into searches (id, user_id, criteria, status, phase, warnings, created_at, updated_at) values ($1, $2, $3, 'COMPLETED', 'done', '{}', $4, $4)",
    [search, user, { keywords: [ODD], nested: { n: 1.5, none: null } }, NOW],
  );
  await source.pool.query(
    "insert into search_items (search_id, account, source, external_id, outcome) values ($1, 'a', 'gmail', 'm1', 'read')",
    [search],
  );
  await source.pool.query(
    "insert into sessions (token_hash, id, user_id, created_at, expires_at, last_seen_at) values ('t', gen_random_uuid(), $1, $2, $2, $2)",
    [user, NOW],
  );
  archive = await backup(source);
  // Sessions are left behind, so what comes back is the rest.
  await source.pool.query('delete from sessions');
});
afterAll(() => source.close());

async function backup(database: Database): Promise<Buffer> {
  const stream = new PassThrough();
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  await writeArchive(database.pool, stream, NOW);
  return Buffer.concat(chunks);
}

async function rowsOf({ pool }: Database): Promise<unknown> {
  const tables = [
    'users',
    'documents',
    'contracts',
    'searches',
    'search_items',
    'sessions',
    'found_contracts',
    'contract_documents',
    'contract_history',
  ];
  return Promise.all(tables.map(async (table) => (await pool.query(`select * from ${table} order by 1`)).rows));
}

/**
 * Tries to restore into a database, by default one with empty tables, which is made faster than they are. Answers what is said, and the database,
 * which the caller closes.
 */
async function restore(
  bytes: Buffer,
  template = TEMPLATE_DATABASE,
): Promise<{ target: Database; said: string | null }> {
  const target = await openNewDatabase(template);
  const said = await readArchive(target.pool, Readable.from([bytes.subarray(0, 100), bytes.subarray(100)])).then(
    () => null,
    (error: Error) => error.message,
  );
  return { target, said };
}

describe('a backup', () => {
  it('comes back as it was, into a database without tables and into one with empty ones', async () => {
    for (const template of ['template0', TEMPLATE_DATABASE]) {
      const { target, said } = await restore(archive, template);
      expect(said).toBe(null);
      expect(await rowsOf(target)).toEqual(await rowsOf(source));
      // Numbers given out by PostgreSQL go on, and the next backup holds the same.
      await target.pool.query(
        "insert into search_items (search_id, account, source, external_id, outcome) select id, 'a', 'gmail', 'm2', 'read' from searches",
      );
      await target.pool.query("delete from search_items where external_id = 'm2'");
      expect(gunzipSync(await backup(target)).equals(gunzipSync(await backup(source)))).toBe(true);
      await target.close();
    }
  });

  it('opens no session that was running when it was made', async () => {
    expect(gunzipSync(archive).toString()).toContain('{"table":"sessions"');
    const { target } = await restore(archive);
    expect((await target.pool.query('select * from sessions')).rows).toEqual([]);
    await target.close();
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const writer = await openTestDatabase();
    const stream = new PassThrough({ highWaterMark: 1 });
    const writing = writeArchive(writer.pool, stream, NOW);
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (chunks.length === 0)
        await writer.pool.query("insert into users values (gen_random_uuid(), 'late@example.com', 'hash', 0, now())");
      chunks.push(chunk);
    }
    const rows = await writing;
    expect(gunzipSync(Buffer.concat(chunks)).includes('late@example.com')).toBe(rows['users'] === 1);
    await writer.close();
  });

  it.each([
    ['cut short', () => archive.subarray(0, archive.length - 40)],
    ['without its last line', () => changed((text) => text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))],
    ['with another value', () => changed((text) => text.replace('mara@example.com', 'mora@example.com'))],
    ['without a row', () => changed((text) => text.replace(/\{"table":"contracts"[^\n]*\n/, ''))],
    [
      'with a row of a table that is none',
      () => changed((text) => text.replace('{"table":"contracts"', '{"table":"pg_class"')),
    ],
  ])('that is %s restores nothing', async (_what, make) => {
    const { target, said } = await restore(make());
    expect(said).toBe('The archive is damaged or incomplete. Nothing was restored.');
    expect((await target.pool.query('select count(*) as n from users')).rows).toEqual([{ n: 0 }]);
    await target.close();
  });

  it.each([
    ['no archive', () => gzipSync('{"format":"other"}\n'), "This file isn't a Perennial backup."],
    ['not even compressed', () => Buffer.from('hello'), 'The archive is damaged or incomplete. Nothing was restored.'],
    [
      'of a newer version',
      () => changed((text) => text.replace('0001_first.sql', '9999_future.sql')),
      'The archive was made by a newer version. Restore it with that one.',
    ],
  ])('that is %s is refused', async (_what, make, sentence) => {
    const { target, said } = await restore(make());
    expect(said).toBe(sentence);
    await target.close();
  });

  it('that is not there is said to be so', async () => {
    const missing = createReadStream('/nowhere/at-all');
    await expect(readArchive(source.pool, missing)).rejects.toThrow('The archive cannot be read (ENOENT).');
  });

  it('goes into an empty database only', async () => {
    const { target } = await restore(archive);
    await expect(readArchive(target.pool, Readable.from([archive]))).rejects.toThrow('not empty');
    await target.close();
  });
});

function changed(change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(archive).toString()));
}

it('orders tables by what they refer to', () => {
  const references = [
    { child: 'a', parent: 'b' },
    { child: 'b', parent: 'c' },
    { child: 'c', parent: 'c' },
  ];
  expect(parentsFirst(['a', 'b', 'c'], references)).toEqual(['c', 'b', 'a']);
  expect(() => parentsFirst(['a', 'b'], [...references, { child: 'b', parent: 'a' }])).toThrow('ring');
});
