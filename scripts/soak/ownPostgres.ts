/** A PostgreSQL that belongs to no service: the embedded binaries on a folder and a loopback port of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { ownFolder } from '../../server/db/ownedFolder.ts';
import { findPostgresBinaries } from '../../server/db/postgresBinaries.ts';
import { dataFolder, initialiseServer } from '../../server/db/postgresServer.ts';
import { unprivilegedUser } from '../../server/db/unprivilegedUser.ts';

const START_MS = 60_000;

export type OwnPostgres = {
  url: string;
  /** Starts it, and waits until it answers. */
  start(): Promise<void>;
  /** PostgreSQL's immediate shutdown: nothing is finished, and the next start recovers. */
  stop(): Promise<void>;
  /** Stops it and removes everything. */
  close(): Promise<void>;
};

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const owner = await unprivilegedUser();
  const binaries = await findPostgresBinaries(owner);
  const folder = await ownFolder(await mkdtemp(join(tmpdir(), 'perennial-own-')), owner);
  await initialiseServer({ folder, binaries, unsafeFast: false });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=100'];
  let server: ChildProcess | null = null;

  const own: OwnPostgres = {
    url,
    start: async () => {
      const flags = ['-D', dataFolder(folder.path), ...settings.flatMap((setting) => ['-c', setting])];
      server = spawn(binaries.postgres, flags, { ...folder.owner, cwd: folder.path, stdio: 'ignore' });
      const deadline = Date.now() + START_MS;
      while (!(await answers(url))) {
        if (Date.now() > deadline) throw new Error('The PostgreSQL of the rounds does not start.');
        await pause(20);
      }
    },
    stop: async () => {
      if (server === null || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGQUIT');
      await ended;
    },
    close: async () => {
      await own.stop();
      await rm(folder.path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
  await own.start();
  return own;
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
