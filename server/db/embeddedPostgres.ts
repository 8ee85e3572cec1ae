/**
 * PostgreSQL without installing it: the server's own binaries, from npm, on a folder of ours. It listens on a Unix socket
 * only. It outlives a killed service, and the next start uses it again.
 */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { keepRunning } from './keepRunning.ts';
import { ownFolder } from './ownedFolder.ts';
import { findPostgresBinaries } from './postgresBinaries.ts';
import {
  exists,
  findRunningServer,
  initialiseServer,
  pidFile,
  removeSocketFolder,
  serverUrl,
  startServer,
  type RunningServer,
} from './postgresServer.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

const STOP_TIMEOUT_MS = 60_000;

export type EmbeddedPostgres = {
  /** Address of a database of this server. */
  url(database: string): string;
  /** Stops the server, unless other clients are still on it. Everything acknowledged is on disk either way. */
  stop(): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Folder of its own; made where missing. Not the folder of anything else. */
  folder: string;
  /** Tests only: do not wait for the disk. A power cut would lose data. */
  unsafeFast?: boolean;
  /** Given, the server is started again where it dies: told when that happens. */
  onDeath?: () => void;
  /** Told when it could not be started again. */
  onLost?: (error: Error) => void;
};

/**
 * Starts (or finds running) the embedded server on `folder`, which the first start makes.
 * Throws an Error with a sentence for the user where there is no binary for this machine, or the folder cannot be used.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const path = resolve(options.folder);
  const { unsafeFast = false, onDeath, onLost } = options;
  let running = (await findRunningServer(path)) ?? (await start(path, unsafeFast));
  const restart = async () => {
    const { socketFolder } = running;
    running = (await findRunningServer(path)) ?? (await start(path, unsafeFast, socketFolder));
    if (running.socketFolder !== socketFolder) throw new Error(`The embedded PostgreSQL of ${path} has moved.`);
  };
  const leave = onLost
    ? keepRunning({ isAlive: () => isProcess(running.pid), restart, onDeath, onLost })
    : () => Promise.resolve();
  const url = (database: string) => serverUrl(running, database);
  return { url, stop: async () => leave().then(() => stop(path, running)) };
}

async function start(path: string, unsafeFast: boolean, socketFolder?: string): Promise<RunningServer> {
  const owner = await unprivilegedUser();
  const binaries = await findPostgresBinaries(owner);
  const folder = await ownFolder(path, owner);
  try {
    await initialiseServer({ folder, binaries, unsafeFast });
    return await startServer({ folder, binaries, unsafeFast, ...(socketFolder && { socketFolder }) });
  } finally {
    await folder.handle?.close();
  }
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

/** A second service may share the folder; the last one to leave turns the light off. */
async function stop(path: string, running: RunningServer): Promise<void> {
  if (!isProcess(running.pid) || (await othersAreConnected(running))) return;
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything else is written.
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (Date.now() < deadline && (await exists(pidFile(path)))) await sleep(10);
  await removeSocketFolder(running.socketFolder);
}

async function othersAreConnected(running: RunningServer): Promise<boolean> {
  const client = new Client({ connectionString: serverUrl(running, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return (answer.rows[0]?.others ?? 0) > 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
