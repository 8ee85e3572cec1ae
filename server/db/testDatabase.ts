/** For tests: a database of their own, empty and migrated, on the one server of the run. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { APPLICATION_NAME, openDatabase, type Database } from './database.ts';
import { type KeptDatabase, emptyAgain, keepDatabase, lend } from './testing/keptDatabase.ts';

/** Set by server/db/testing/serviceGlobal.ts: a server on which databases can be made, and the migrated template's name. */
export const TEST_SERVER_VARIABLE = 'PERENNIAL_TEST_SERVER';
export const TEMPLATE_DATABASE = 'perennial_template';

/** What earlier tests of this worker have given back, emptied. */
const free: KeptDatabase[] = [];

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

/** A database with all migrations and no rows. `close` empties it for the worker's next test, or drops it where more than its rows has changed. */
export async function openTestDatabase(): Promise<Database> {
  // On a server of one's own nobody would drop what is kept.
  if (process.env['TEST_DATABASE_URL']) return openNewDatabase();
  const kept = free.pop() ?? (await keepDatabase(openDatabase(await createTestDatabase())));
  return lend(kept, async () => {
    if (await emptyAgain(kept)) free.push(kept);
    else await closeAndDrop(kept.database);
  });
}

/** A database that no test had before: with all migrations, or, from `template0`, with nothing. `close` drops it. */
export async function openNewDatabase(template = TEMPLATE_DATABASE): Promise<Database> {
  const database = openDatabase(await createTestDatabase(template));
  return { ...database, close: () => closeAndDrop(database) };
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

async function closeAndDrop(database: Database): Promise<void> {
  await database.close();
  await dropTestDatabase(database.url);
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
