/** Brings a database to the newest schema: the plain SQL files of `migrations/`, in the order of their names, each once. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';

const folder = new URL('./migrations/', import.meta.url);

/** Held while migrating, so that of several processes that start at once one migrates and the others wait. */
const MIGRATION_LOCK = 7_274_966;

/** This version cannot work on that database. The message is a sentence for whoever starts it. */
export class MigrationRefused extends Error {}

export type Migration = { name: string; sql: string; sha256: string };

/** The migrations of this version, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, folder), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies what is missing (of `only`, where given), each file in a transaction of its own. Returns the names applied.
 * Throws `MigrationRefused` where the database knows a migration that this version does not (an older service on newer data), or
 * where an applied file has changed.
 */
export async function migrate(pool: Pool, only?: ReadonlySet<string>): Promise<string[]> {
  const migrations = (await readMigrations()).filter(({ name }) => only?.has(name) ?? true);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMissing(client, migrations);
  } finally {
    // Ending the connection gives the lock back, whatever happened on it.
    client.release(true);
  }
}

async function applyMissing(client: PoolClient, migrations: Migration[]): Promise<string[]> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const applied = new Map(
    (await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')).rows.map(
      (row) => [row.name, row.sha256],
    ),
  );
  const known = new Set(migrations.map((migration) => migration.name));
  const foreign = [...applied.keys()].filter((name) => !known.has(name));
  if (foreign.length > 0) {
    throw new MigrationRefused(
      `The database was written by a newer version (${foreign.join(', ')}). Start that version, or restore a backup.`,
    );
  }
  const done: string[] = [];
  for (const { name, sql, sha256 } of migrations) {
    const before = applied.get(name);
    if (before === sha256) continue;
    if (before !== undefined)
      throw new MigrationRefused(`Migration ${name} was changed after it had been applied to this database.`);
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    done.push(name);
  }
  return done;
}
