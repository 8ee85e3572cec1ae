/** The one door to PostgreSQL: a pool, drizzle over it, and what the two share. */
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, types } from 'pg';
import { schema } from './schema/schema.ts';

/** A transaction is one too: functions that take `Queries` work in both. */
export type Queries = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export type Database = {
  queries: Queries;
  pool: Pool;
  /** `postgres://…`, for libraries with a connection of their own (pg-boss). */
  url: string;
  close(): Promise<void>;
};

// Days stay strings, never instants; counts are numbers (ours stay far below 2^53).
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, Number);

/** What the connections of this process are called, so that they can be told from another's. */
export const APPLICATION_NAME = `perennial ${process.pid}`;

export type OpenDatabaseOptions = {
  /** Connections at most. */
  max?: number;
  /** Told of connections lost while idle: the pool replaces them by itself. */
  onError?: (error: Error) => void;
};

/** Opens a pool. Connects to nothing yet: the first query does. */
export function openDatabase(url: string, options: OpenDatabaseOptions = {}): Database {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', options.onError ?? (() => undefined));
  // Of a connection that is lost while its transaction is between two queries: the next query says so. Unheard it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { queries: drizzle(pool, { schema }), pool, url, close: () => pool.end() };
}
