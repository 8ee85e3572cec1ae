/**
 * PostgreSQL without installing it: the server's own binaries, from npm, on a folder of ours. It listens on a Unix socket
 * only, and asks for a password. It outlives a killed service, and the next start uses it again.
 */
import { readFile, statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeLiteral } from 'pg';
import { APPLICATION_NAME } from './database.ts';
import { isRunning } from './isRunning.ts';
import { keepRunning } from './keepRunning.ts';
import { asksForPassword, ensurePassword, readPassword, setAccess } from './databasePassword.ts';
import { ownFolder } from './ownedFolder.ts';
import { findPostgresBinaries } from './postgresBinaries.ts';
import {
  dataFolder,
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

/** What the system calls the server. */
const PROGRAM = 'postgres';
const STOP_TIMEOUT_MS = 60_000;
/** A connection of our own that had only begun has no name yet, and is gone by then; another service stays. */
const LOOKS = { times: 3, everyMs: 300 };
/** Held while the password is set. */
const PASSWORD_LOCK = 7_274_967;
/** With less room the server cannot add to its log of changes, which grows by 16 MB at a time, and ends. */
const LEAST_ROOM_BYTES = 24 * 1024 * 1024;
/** A server that is told to read its files again has done so by then. */
const RELOAD_MS = 300;

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
  /** Told when it died and there is no room on the disk; it is started again when there is. */
  onFull?: () => void;
  /** Told when it could not be started again. */
  onLost?: (error: Error) => void;
};

/**
 * Starts (or finds running) the embedded server on `folder`, which the first start makes.
 * Throws an Error with a sentence for the user where there is no binary for this machine, or the folder cannot be used.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const path = resolve(options.folder);
  const { unsafeFast = false, onDeath, onFull, onLost } = options;
  await reopenWithoutPassword(path);
  let running = await secure(path, (await findRunningServer(path)) ?? (await start(path, unsafeFast)));
  const restart = async () => {
    const { socketFolder } = running;
    running = (await findRunningServer(path)) ?? (await start(path, unsafeFast, socketFolder));
    if (running.socketFolder !== socketFolder) throw new Error(`The embedded PostgreSQL of ${path} has moved.`);
  };
  const leave = onLost
    ? keepRunning({
        isAlive: () => isRunning(running.pid, PROGRAM),
        restart,
        hasRoom: () => hasRoom(path),
        onFull,
        onDeath,
        onLost,
      })
    : () => Promise.resolve();
  const url = (database: string) => serverUrl(running, database);
  return { url, stop: async () => leave().then(() => stop(path, running)) };
}

async function hasRoom(path: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= LEAST_ROOM_BYTES;
}

async function start(path: string, unsafeFast: boolean, socketFolder?: string): Promise<RunningServer> {
  const owner = await unprivilegedUser();
  if (owner === null) requireName();
  const binaries = await findPostgresBinaries(owner);
  const folder = await ownFolder(path, owner);
  try {
    await initialiseServer({ folder, binaries, unsafeFast });
    return await startServer({ folder, binaries, unsafeFast, ...(socketFolder && { socketFolder }) });
  } finally {
    await folder.handle?.close();
  }
}

/** PostgreSQL looks the user up by its number. */
function requireName(): void {
  try {
    userInfo();
  } catch {
    throw new Error(
      `The user id ${process.getuid?.()} that the service runs as has no name on this machine, and the embedded PostgreSQL needs one. ` +
        'Start as a user with an entry in /etc/passwd, or set DATABASE_URL.',
    );
  }
}

/** The password's file is gone: the server lets us in without, so that it can be given a new one. */
async function reopenWithoutPassword(path: string): Promise<void> {
  const data = dataFolder(path);
  if ((await readPassword(path)) !== null || !(await asksForPassword(data))) return;
  await setAccess(data, 'trust', await unprivilegedUser());
  const pid = Number((await readFile(pidFile(path), 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isRunning(pid, PROGRAM)) return;
  process.kill(pid, 'SIGHUP');
  await sleep(RELOAD_MS);
}

/** Gives the server its password, if it does not ask for one yet; nobody who is connected is cut off. */
async function secure(path: string, server: RunningServer): Promise<RunningServer> {
  const data = dataFolder(path);
  const secured = { ...server, password: await ensurePassword(path) };
  if (await asksForPassword(data)) return secured;
  const client = new Client({ connectionString: serverUrl(secured, 'postgres') });
  await client.connect();
  try {
    // Two services that start at once do it one after the other.
    await client.query('select pg_advisory_lock($1)', [PASSWORD_LOCK]);
    await client.query(`alter role postgres password ${escapeLiteral(secured.password)}`);
    await setAccess(data, 'scram-sha-256', await unprivilegedUser());
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
  return secured;
}

/** A second service may share the folder; the last one to leave turns the light off. */
async function stop(path: string, running: RunningServer): Promise<void> {
  if (!isRunning(running.pid, PROGRAM) || (await othersStayConnected(running))) return;
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back, everything else is written.
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (Date.now() < deadline && (await exists(pidFile(path)))) await sleep(10);
  await removeSocketFolder(running.socketFolder);
}

async function othersStayConnected(running: RunningServer): Promise<boolean> {
  for (let look = 1; await othersAreConnected(running); look++) {
    if (look === LOOKS.times) return true;
    await sleep(LOOKS.everyMs);
  }
  return false;
}

/** Connections of this process that never came back do not count: it is leaving. */
async function othersAreConnected(running: RunningServer): Promise<boolean> {
  const client = new Client({ connectionString: serverUrl(running, 'postgres') });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const answer = await client.query<{ others: number }>(
      "select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1",
      [APPLICATION_NAME],
    );
    return (answer.rows[0]?.others ?? 0) > 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
