/**
 * One PostgreSQL for the whole run of the service's tests: the embedded one on a temporary folder, or the server of
 * TEST_DATABASE_URL. Test files clone its migrated template (server/db/testDatabase.ts).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../database.ts';
import { startEmbeddedPostgres } from '../embeddedPostgres.ts';
import { migrate } from '../migrate.ts';
import { openSearchQueue } from '../../jobs/searchQueue.ts';
import { TEMPLATE_DATABASE, TEST_SERVER_VARIABLE, withDatabase } from '../testDatabase.ts';

type Server = { url: string; stop: () => Promise<void> };

/** Projects of one run share the server: the first to set up starts it, the last to tear down stops it. */
const shared = globalThis as { perennialTestServer?: { users: number; server: Promise<Server> } };

export async function setup(): Promise<() => Promise<void>> {
  const entry = (shared.perennialTestServer ??= { users: 0, server: startServer() });
  entry.users += 1;
  process.env[TEST_SERVER_VARIABLE] = (await entry.server).url;
  return async () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    delete shared.perennialTestServer;
    await (await entry.server).stop();
  };
}

async function startServer(): Promise<Server> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    await makeTemplate(given);
    return { url: given, stop: () => Promise.resolve() };
  }
  const folder = await mkdtemp(join(tmpdir(), 'perennial-test-'));
  const postgres = await startEmbeddedPostgres({ folder, unsafeFast: true });
  const url = postgres.url('postgres');
  await makeTemplate(url);
  return {
    url,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function makeTemplate(url: string): Promise<void> {
  const server = openDatabase(url);
  await server.pool.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`);
  await server.pool.query(`create database ${TEMPLATE_DATABASE} template template0`);
  await server.close();
  const template = openDatabase(withDatabase(url, TEMPLATE_DATABASE));
  await migrate(template.pool);
  // The job queue's own tables take longer to make than to clone.
  await (await openSearchQueue(template, () => undefined)).stop();
  await template.close();
  // The last to connect leaves the lists of what is in it beside the data, from which the clones' connections begin.
  const last = openDatabase(withDatabase(url, TEMPLATE_DATABASE));
  await last.pool.query('select 1');
  await last.close();
}
