/** For tests of the embedded database: a folder for each test, and beside it one on which a server has run and ended. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { startEmbeddedPostgres } from '../embeddedPostgres.ts';

/** Makes and removes the folders around the tests of the file that calls it. */
export function databaseFolder() {
  // Making a database takes four times as long as starting on one.
  let made: string;
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'perennial-made-'));
    await (await startEmbeddedPostgres({ folder: join(made, 'db'), unsafeFast: true })).stop();
  });
  afterAll(() => rm(made, { recursive: true, force: true }));
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'perennial-embedded-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const within = (...names: string[]) => join(folder, ...names);
  const start = (name = 'db') => startEmbeddedPostgres({ folder: within(name), unsafeFast: true });
  /** Starts on a folder in which there is a database already. */
  const startOnMade = (name = 'db') => {
    // With its owner, who may be another user than ours.
    expect(spawnSync('cp', ['-a', join(made, 'db'), within(name)]).status).toBe(0);
    return start(name);
  };
  return { within, start, startOnMade };
}

/** Asks a database one thing over a connection of its own, of which nothing stays, also where it was refused. */
export async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
