/**
 * For tests: a database that one test after the other uses, each from no rows on. Its connections stay open: each takes 65 ms of a
 * processor to open, which is most of what a test on a fresh database would cost.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '../database.ts';
import { schema } from '../schema/schema.ts';

export type KeptDatabase = {
  database: Database;
  /** What the catalog was at first. */
  catalog: string;
  /** Deletes every row. */
  empty: string;
};

/** Longer than a test of something else lasts between two that need it. */
const IDLE_MS = 60_000;
/** What the template has: it is no test's. */
const TEMPLATE_ROWS = new Set(['public.schema_migrations', 'pgboss.version', 'pgboss.queue']);

/** Changes with every table, column, rule, function and trigger that is made, changed or dropped. */
const CATALOG = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_type']
  .map((table) => `(select count(*) || '/' || sum(hashtext(xmin::text)::bigint) from ${table})`)
  .join(` || ' ' || `);
const OTHERS = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and not pid = any($1::int[])`;
/** Another pool's connections, and those of a process that was killed, need a moment to be gone. */
const LOOKS = { most: 50, everyMs: 20 };

/** Takes over a database that has just been made from the template. */
export async function keepDatabase(database: Database): Promise<KeptDatabase> {
  const { pool } = database;
  Object.assign(pool.options, { idleTimeoutMillis: IDLE_MS, allowExitOnIdle: true });
  const tables = await pool.query<{ name: string }>(
    `select relnamespace::regnamespace || '.' || quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'pgboss')`,
  );
  const emptied = tables.rows.map(({ name }) => name).filter((name) => !TEMPLATE_ROWS.has(name));
  // As a replica's, the deleting asks no foreign keys and starts no triggers.
  const deletes = emptied.map((name) => `delete from ${name}`);
  const empty = ['begin', "set local session_replication_role = 'replica'", ...deletes, 'commit'].join('; ');
  return { database, catalog: await readCatalog(pool), empty };
}

/** Waits for what is still under way, then deletes all rows. False where it is not what it was, or somebody else stays connected to it. */
export async function emptyAgain({ database: { pool }, catalog, empty }: KeptDatabase): Promise<boolean> {
  while (pool.idleCount < pool.totalCount || pool.waitingCount > 0) await pause(1);
  for (let look = 1; await othersAreConnected(pool); look += 1) {
    if (look === LOOKS.most) return false;
    await pause(LOOKS.everyMs);
  }
  if ((await readCatalog(pool)) !== catalog) return false;
  await pool.query(empty);
  return true;
}

async function othersAreConnected(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ others: number }>(OTHERS, [processIds(pool)]);
    return rows[0]?.others !== 0;
  } finally {
    client.release();
  }
}

/** For one test: once it has closed it, what it still sends fails, as with any closed pool, and meets no other test's rows. */
export function lend({ database }: KeptDatabase, giveBack: () => Promise<void>): Database {
  let isClosed = false;
  const pool = new Proxy(database.pool, {
    get(target, key) {
      if (isClosed && (key === 'query' || key === 'connect'))
        return () => Promise.reject(new Error('The test has closed its database.'));
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const close = async () => {
    isClosed = true;
    await giveBack();
  };
  return { queries: drizzle(pool, { schema }), pool, url: database.url, close };
}

async function readCatalog(pool: Pool): Promise<string> {
  return (await pool.query<{ catalog: string }>(`select ${CATALOG} as catalog`)).rows[0]?.catalog ?? '';
}

/** Of the pool's own connections. */
function processIds(pool: Pool): number[] {
  const { _clients: clients } = pool as unknown as { _clients: { processID: number }[] };
  return clients.map(({ processID }) => processID);
}
