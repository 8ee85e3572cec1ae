/** Making, starting and finding the PostgreSQL server of a folder. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, mkdtemp, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { readPassword } from './databasePassword.ts';
import { stdioFor, type OwnedFolder } from './ownedFolder.ts';
import type { PostgresBinaries } from './postgresBinaries.ts';
import { whyItFailed } from './whyItFailed.ts';

/** Bytes of `sun_path` are 108 with the closing zero; the socket's own name takes its part. */
const SOCKET_FOLDER_MAX_BYTES = 107 - '/.s.PGSQL.5432'.length;
const PORT = 5432;
const SUPERUSER = 'postgres';
const DATA = 'pgdata';
/** End of the name of a data folder in the making. */
const HALF = '.new';
const LOG = 'postgres.log';
const LONGEST_LOG_BYTES = 10 * 1024 * 1024;
/** A database that was killed is put in order first, which takes as long as it has to catch up with; a failure is told at once. */
const START_TIMEOUT_MS = 300_000;
const ANSWER_TIMEOUT_MS = 5000;
/** How long to leave a folder alone that is still held, before the next try. */
const RELAUNCH_MS = 200;
/** A pid file that cannot be read after so long is nobody's. */
const PID_FILE_SETTLED_MS = 2000;
/** What the server says of a folder that is not free, in the words of its locale C. */
const HELD = /lock file|shared memory block/;
/** Failures of the server itself before it is given up. */
const MOST_FAILURES = 2;

/** Tests only: nothing waits for the disk, and a password is looked at once instead of 4096 times at every connection. */
const UNSAFE_AND_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', scram_iterations: '1' };

export type RunningServer = { pid: number; socketFolder: string; password: string };

/** `unsafeFast`: do not wait for the disk (tests). */
export type ServerOptions = { folder: OwnedFolder; binaries: PostgresBinaries; unsafeFast: boolean };

/** The server that answers for this folder, if any. What a dead one left behind is no server. */
export async function findRunningServer(path: string): Promise<RunningServer | null> {
  const lines = (await readFile(pidFile(path), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  const socketFolder = lines[4];
  if (!Number.isInteger(pid) || pid <= 0 || !socketFolder) return null;
  // Before its first start has ended a server lets anybody in; then any password does.
  const server = { pid, socketFolder, password: (await readPassword(path)) ?? '' };
  return (await answers(server)) ? server : null;
}

/** PostgreSQL removes it as its last act. */
export function pidFile(path: string): string {
  return join(path, DATA, 'postmaster.pid');
}

/** Where the data lies below the folder of the embedded database. */
export function dataFolder(path: string): string {
  return join(path, DATA);
}

export function serverUrl({ socketFolder, password }: Omit<RunningServer, 'pid'>, database: string): string {
  return `postgres://${SUPERUSER}${password === '' ? '' : `:${password}`}@/${database}?host=${encodeURIComponent(socketFolder)}&port=${PORT}`;
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function answers(server: RunningServer): Promise<boolean> {
  const client = new Client({
    connectionString: serverUrl(server, SUPERUSER),
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
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

/** Makes the data folder where there is none yet: beside its place, then renamed, so that a kill leaves nothing half made. */
export async function initialiseServer({ folder, binaries, unsafeFast }: ServerOptions): Promise<void> {
  const data = join(folder.path, DATA);
  const isMade = () => exists(join(data, 'PG_VERSION'));
  if (await isMade()) return removeHalves(folder.path);
  const half = `${DATA}.${randomUUID()}${HALF}`;
  const flags = [
    `--pgdata=${folder.seenAs}/${half}`,
    `--username=${SUPERUSER}`,
    // Until the first start has set the password: the socket lies in a folder of mode 0700, and there is no other way in.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(unsafeFast ? ['--no-sync'] : []),
  ];
  const run = spawn(binaries.initdb, flags, {
    ...folder.owner,
    stdio: stdioFor<'ignore' | 'pipe'>(folder, ['ignore', 'pipe', 'pipe']),
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  let output = '';
  for (const stream of [run.stdout, run.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((done, fail) => run.on('error', fail).on('close', done));
  try {
    if (code !== 0)
      throw new Error(`The embedded PostgreSQL couldn't make its data folder ${data}: ${whyItFailed(output)}`);
    await rename(join(folder.path, half), data);
  } catch (error) {
    // Unless another service on the same folder was first, and cleared ours away.
    if (!(await isMade())) throw error;
  }
  await removeHalves(folder.path);
}

/** Data folders that were being made when their service was killed, or that came too late: of no use once there is one. */
async function removeHalves(path: string): Promise<void> {
  const names = (await readdir(path)).filter((name) => name.startsWith(`${DATA}.`) && name.endsWith(HALF));
  const removals = names.map((name) => rm(join(path, name), { recursive: true, force: true, maxRetries: 3 }));
  // One in which a killed service's initdb still writes goes at the next start.
  await Promise.allSettled(removals);
}

/**
 * Starts the server and waits until it, or one that another process started at the same moment, answers. `socketFolder`: where an
 * earlier one listened, so that its address stays.
 */
export async function startServer(options: ServerOptions & { socketFolder?: string }): Promise<RunningServer> {
  const { folder } = options;
  const socketFolder = options.socketFolder ?? (await socketFolderFor(folder));
  const launch = () => launchServer(options, socketFolder);
  const deadline = Date.now() + START_TIMEOUT_MS;
  let server = await launch();
  let failures = 0;
  while (Date.now() < deadline) {
    const running = await findRunningServer(folder.path);
    if (running) {
      if (running.socketFolder !== socketFolder) await removeSocketFolder(socketFolder);
      return running;
    }
    if (server.hasEnded()) {
      // It leaves at once where another's server, or what is left of a killed one, still holds the folder.
      failures += HELD.test(await server.said()) ? 0 : 1;
      if (failures === MOST_FAILURES) break;
      await sleep(RELAUNCH_MS);
      server = await launch();
    }
    await sleep(10);
  }
  throw new Error(`The embedded PostgreSQL did not start on ${folder.path}: ${whyItFailed(await server.said())}`);
}

/**
 * Removes the file of a dead server whose number another program has now: PostgreSQL would take that one for itself. In a container, where
 * numbers begin anew at every start, this is no rarity. Where the system does not tell (no /proc), PostgreSQL's word stands.
 */
async function removeForeignPidFile(path: string): Promise<void> {
  const text = await readFile(pidFile(path), 'utf8').catch(() => null);
  const [pid] = (text ?? '').split('\n');
  // Emptied by a full disk or a power cut, or written by something else. A server that starts writes it within moments.
  if (text !== null && !/^\d+$/.test(pid ?? '')) return removeOldPidFile(path);
  const program = pid ? await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null) : null;
  if (program !== null && program.trim() !== 'postgres') await rm(pidFile(path), { force: true });
}

async function removeOldPidFile(path: string): Promise<void> {
  const { mtimeMs } = await stat(pidFile(path)).catch(() => ({ mtimeMs: Infinity }));
  if (Date.now() - mtimeMs > PID_FILE_SETTLED_MS) await rm(pidFile(path), { force: true });
}

async function launchServer({ folder, binaries, unsafeFast }: ServerOptions, socketFolder: string) {
  await removeForeignPidFile(folder.path);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(PORT),
    max_connections: '200',
    ...(unsafeFast ? UNSAFE_AND_FAST : {}),
  };
  const logPath = join(folder.path, LOG);
  const log = await openLog(logPath);
  const begin = (await log.stat()).size;
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Detached: Ctrl+C in the terminal is for the service, which then stops the server in good order.
  const server = spawn(binaries.postgres, ['-D', `${folder.seenAs}/${DATA}`, ...flags], {
    ...folder.owner,
    detached: true,
    stdio: stdioFor<'ignore' | number>(folder, ['ignore', log.fd, log.fd]),
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  });
  // Before anything is waited for: one that is refused at once ends within milliseconds, and its end is told only once.
  let ended = false;
  server.on('error', () => (ended = true)).on('exit', () => (ended = true));
  server.unref();
  await log.close();
  const said = async () => (await readFile(logPath).catch(() => Buffer.alloc(0))).subarray(begin).toString();
  return { hasEnded: () => ended, said };
}

/** In the folder itself where its path is short and walkable enough, else a new temporary one (postmaster.pid says which). */
async function socketFolderFor(folder: OwnedFolder): Promise<string> {
  if (folder.handle === null && Buffer.byteLength(folder.path) <= SOCKET_FOLDER_MAX_BYTES) return folder.path;
  const short = await mkdtemp(join(tmpdir(), 'perennial-socket-'));
  if (folder.owner) await chown(short, folder.owner.uid, folder.owner.gid);
  return short;
}

/** Removes a temporary socket folder; the data's own folder is none. */
export async function removeSocketFolder(path: string): Promise<void> {
  if (dirname(path) === tmpdir()) await rm(path, { recursive: true, force: true });
}

/** Appends, so that a process that loses a race does not cut the log of the other's server; begins anew where it is long. */
async function openLog(path: string): Promise<FileHandle> {
  const log = await open(path, 'a', 0o600);
  if ((await log.stat()).size > LONGEST_LOG_BYTES) await log.truncate();
  return log;
}
