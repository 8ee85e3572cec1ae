/**
 * PostgreSQL without installing it: the server's own binaries, from npm, on a folder of ours. It listens on a Unix socket
 * only. It outlives a killed service, and the next start uses it again.
 */
import { spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries, type PostgresBinaries } from './postgresBinaries.ts';
import { unprivilegedUser, type UnprivilegedUser } from './unprivilegedUser.ts';

/** Bytes of `sun_path` are 108 with the closing zero; the socket's own name takes 16 more than its folder. */
const SOCKET_FOLDER_MAX_BYTES = 107 - '/.s.PGSQL.5432'.length;
const PORT = 5432;
const SUPERUSER = 'postgres';
const START_TIMEOUT_MS = 60_000;
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
};

/**
 * Starts (or finds running) the embedded server on `folder`, made with `initdb` at the first start.
 * Throws an Error with a sentence for the user where there is no binary for this machine, or the folder cannot be used.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const owner = await unprivilegedUser();
  const running = await findRunning(folder);
  if (running) return handle(folder, running);

  await mkdir(folder, { recursive: true });
  const binaries = await findPostgresBinaries(owner);
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
  const data = join(folder, 'pgdata');
  if (!(await exists(join(data, 'PG_VERSION')))) await initialise(data, binaries, owner, options.unsafeFast ?? false);
  await startServer(folder, binaries, owner, options.unsafeFast ?? false);
  const started = await findRunning(folder);
  if (!started)
    throw new Error('The embedded PostgreSQL started and went away again. Its log: ' + join(folder, 'postgres.log'));
  return handle(folder, started);
}

type Running = { pid: number; socketFolder: string };

/** The server that answers on this folder's socket, if any. A stale postmaster.pid is no server. */
async function findRunning(folder: string): Promise<Running | null> {
  const lines = await readFile(join(folder, 'pgdata', 'postmaster.pid'), 'utf8').then(
    (text) => text.split('\n'),
    () => null,
  );
  const pid = Number(lines?.[0]);
  const socketFolder = lines?.[4];
  if (!Number.isInteger(pid) || pid <= 0 || !socketFolder) return null;
  return (await answers(socketFolder)) ? { pid, socketFolder } : null;
}

async function answers(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: socketUrl(socketFolder, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function socketUrl(socketFolder: string, database: string): string {
  return `postgres://${SUPERUSER}@/${database}?host=${encodeURIComponent(socketFolder)}&port=${PORT}`;
}

/** Into a folder beside, then renamed: a kill in the middle leaves nothing half made. */
async function initialise(
  data: string,
  binaries: PostgresBinaries,
  owner: UnprivilegedUser | null,
  unsafeFast: boolean,
): Promise<void> {
  const half = `${data}.${process.pid}.new`;
  await rm(half, { recursive: true, force: true });
  const flags = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // "trust" is safe here: the socket lies in a folder of mode 0700, and there is no other way in.
  const run = spawn(
    binaries.initdb,
    [`--pgdata=${half}`, `--username=${SUPERUSER}`, '--auth=trust', ...flags, ...(unsafeFast ? ['--no-sync'] : [])],
    {
      ...owner,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  let output = '';
  run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  run.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => run.on('error', fail).on('close', done));
  if (code !== 0)
    throw new Error(
      `The embedded PostgreSQL could not make its data folder ${data}: ${output.trim().split('\n').at(-1) ?? ''}`,
    );
  try {
    await rename(half, data);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    // Another service on the same folder was first.
    if (!(await exists(join(data, 'PG_VERSION')))) throw error;
  }
}

async function startServer(
  folder: string,
  binaries: PostgresBinaries,
  owner: UnprivilegedUser | null,
  unsafeFast: boolean,
): Promise<void> {
  const socketFolder = await socketFolderFor(folder, owner);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(PORT),
    max_connections: '200',
    ...(unsafeFast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const log = await open(join(folder, 'postgres.log'), 'w', 0o600);
  // Detached: Ctrl+C in the terminal is for the service, which then stops the server in good order.
  const server = spawn(
    binaries.postgres,
    ['-D', join(folder, 'pgdata'), ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...owner,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    },
  );
  await log.close();
  let ended = false;
  server.on('error', () => (ended = true)).on('exit', () => (ended = true));
  server.unref();
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if ((await exists(join(socketFolder, `.s.PGSQL.${PORT}`))) && (await answers(socketFolder))) return;
    // Two services at once: the other one's server holds the folder. Ours has left; theirs will answer.
    if (ended && !(await exists(join(folder, 'pgdata', 'postmaster.pid')))) break;
    if (ended && (await findRunning(folder))) return;
    await sleep(10);
  }
  const said = await readFile(join(folder, 'postgres.log'), 'utf8').catch(() => '');
  throw new Error(
    `The embedded PostgreSQL did not start on ${folder}: ${said.trim().split('\n').at(-1) ?? 'it said nothing'}`,
  );
}

/** In the folder itself where the path is short enough, else a new temporary one (its path is kept in postmaster.pid). */
async function socketFolderFor(folder: string, owner: UnprivilegedUser | null): Promise<string> {
  if (Buffer.byteLength(folder) <= SOCKET_FOLDER_MAX_BYTES) return folder;
  const short = await mkdtemp(join(tmpdir(), 'perennial-'));
  if (owner) await chown(short, owner.uid, owner.gid);
  return short;
}

function handle(folder: string, running: Running): EmbeddedPostgres {
  return {
    url: (database) => socketUrl(running.socketFolder, database),
    stop: async () => {
      if (await othersAreConnected(running.socketFolder)) return;
      process.kill(running.pid, 'SIGINT');
      const deadline = Date.now() + STOP_TIMEOUT_MS;
      while (Date.now() < deadline && (await exists(join(folder, 'pgdata', 'postmaster.pid')))) await sleep(10);
    },
  };
}

/** A second service may share the folder; the last one to leave turns the light off. */
async function othersAreConnected(socketFolder: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ others: string }>(
      "select count(*) as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
    );
    return Number(answer.rows[0]?.others) > 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
