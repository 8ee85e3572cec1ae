/** For tests: a fresh database per test file, cloned from a migrated template on the one server of the run. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { APPLICATION_NAME, openDatabase, type Database } from './database.ts';

/** Set by server/db/testing/serviceGlobal.ts: a server on which databases can be made, and the migrated template's name. */
export const TEST_SERVER_VARIABLE = 'PERENNIAL_TEST_SERVER';
export const TEMPLATE_DATABASE = 'perennial_template';

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

/** A database with all migrations and no rows (or, from `template0`, with nothing). `close` drops it. */
export async function openTestDatabase(template = TEMPLATE_DATABASE): Promise<Database> {
  const url = await createTestDatabase(template);
  const database = openDatabase(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropTestDatabase(url);
    },
  };
}

/** The address of a fresh database; for tests that start a whole service on it. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copied as files, the template's lists of what is in it come along, which the first connections would make anew. PostgreSQL 14, which
  // a server of one's own may be, knows no other way.
  const copied = process.env['TEST_DATABASE_URL'] ? '' : 'strategy file_copy';
  await onServer(`create database ${name} template ${template} ${copied}`);
  return withDatabase(testServer(), name);
}

export async function dropTestDatabase(url: string): Promise<void> {
  await onServer(`drop database if exists ${/\/(test_\w+)/.exec(url)?.[1] ?? 'none'} with (force)`);
}

function testServer(): string {
  const server = process.env[TEST_SERVER_VARIABLE];
  if (!server) throw new Error('No test server: run this file with vitest (projects "service" and "conformance").');
  return server;
}

let administration: Pool | null = null;

/** One connection for the worker's files: each new one takes some 30 ms of a processor. It neither keeps the worker from ending nor the server. */
async function onServer(statement: string): Promise<void> {
  administration ??= new Pool({
    connectionString: testServer(),
    application_name: APPLICATION_NAME,
    max: 1,
    idleTimeoutMillis: 3000,
    allowExitOnIdle: true,
  }).on('error', () => undefined);
  await administration.query(statement);
}
