/** Where a kill round happens: an embedded database in a folder of its own, or a fresh database on a PostgreSQL of one's own. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../server/db/embeddedPostgres.ts';
import { withDatabase } from '../../server/db/testDatabase.ts';

const SECRETS_KEY = Buffer.alloc(32, 1).toString('base64');

export type KillPlace = {
  /** Environment of the service. */
  env: Record<string, string>;
  /** The database's address; an embedded one is started for it, and made. */
  open(): Promise<string>;
  /** Can it be opened before a service has run? An embedded one is made by the first start. */
  isThere: boolean;
  /** kill -9 of the database itself, where it is the embedded one. */
  killDatabase(): Promise<void>;
  /** Stops the database in good order, where it is the embedded one. */
  stopDatabase(): Promise<void>;
  /** Removes everything. */
  close(): Promise<void>;
};

/** On the server of `databaseUrl` (its user may make databases), or embedded where that is null; its folder lies `within` another. */
export async function makeKillPlace(databaseUrl: string | null, within: string = tmpdir()): Promise<KillPlace> {
  const folder = await mkdtemp(join(within, 'perennial-kills-'));
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  if (databaseUrl !== null) {
    const name = `kills_${randomUUID().replaceAll('-', '')}`;
    const url = withDatabase(databaseUrl, name);
    await run(databaseUrl, `create database ${name} template template0`);
    return {
      env: { DATA_DIR: folder, DATABASE_URL: url, SECRETS_KEY },
      open: () => Promise.resolve(url),
      isThere: true,
      killDatabase: nothing,
      stopDatabase: nothing,
      close: async () => {
        await run(databaseUrl, `drop database ${name} with (force)`);
        await removeFolder();
      },
    };
  }
  const postgres = join(folder, 'postgres');
  const killDatabase = async () => {
    const [pid] = (await readFile(join(postgres, 'pgdata/postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (pid) kill(Number(pid));
  };
  return {
    env: { DATA_DIR: folder },
    open: async () => {
      const server = await startEmbeddedPostgres({ folder: postgres });
      await run(server.url('postgres'), 'create database perennial').catch(() => undefined);
      return server.url('perennial');
    },
    isThere: false,
    killDatabase,
    stopDatabase: async () => (await startEmbeddedPostgres({ folder: postgres })).stop(),
    close: async () => {
      await killDatabase();
      await removeFolder();
    },
  };
}

function nothing(): Promise<void> {
  return Promise.resolve();
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // Gone already; what is left is its file.
  }
}
