import { spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './embeddedPostgres.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

/** Beside every test's own folder: one on which a server has run and ended. Making one takes four times as long as starting on it. */
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

const start = () => startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });

/** Starts on a folder in which there is a database already. */
async function startOnMade(name = 'db') {
  // With its owner, who may be another user than ours.
  expect(spawnSync('cp', ['-a', join(made, 'db'), join(folder, name)]).status).toBe(0);
  return startEmbeddedPostgres({ folder: join(folder, name), unsafeFast: true });
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

it('keeps its data from one start to the next', async () => {
  const first = await startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
  await query(first.url('postgres'), 'create table kept as select 7 as n');
  await first.stop();
  await expect(query(first.url('postgres'), 'select 1')).rejects.toThrow(/ENOENT|ECONNREFUSED/);
  const second = await startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
  expect(await query(second.url('postgres'), 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

it('asks for a password, which is new for every folder and kept in a private file', async () => {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
  const password = (await readFile(join(folder, 'db/password'), 'utf8')).trim();
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect((await stat(join(folder, 'db/password'))).mode & 0o777).toBe(0o600);
  const url = postgres.url('postgres');
  await expect(query(url.replace(password, 'guess'), 'select 1')).rejects.toThrow(/password authentication failed/);
  await expect(query(url.replace(`:${password}`, ''), 'select 1')).rejects.toThrow(/password/);
  await postgres.stop();
});

it.each([
  ['that let anybody in before', 'local all all trust\n'],
  ['whose password was lost', 'local all all scram-sha-256\n'],
])('gives a folder %s a password of its own, running or not', async (_what, rules) => {
  let postgres = await startOnMade();
  await query(postgres.url('postgres'), 'create table kept as select 7 as n');
  for (const isRunning of [true, false]) {
    if (!isRunning) await postgres.stop();
    await rm(join(folder, 'db/password'));
    await writeFile(join(folder, 'db/pgdata/pg_hba.conf'), rules);
    if (isRunning)
      process.kill(Number((await readFile(join(folder, 'db/pgdata/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGHUP');
    const before = postgres.url('postgres');
    postgres = await start();
    expect(postgres.url('postgres')).not.toBe(before);
    expect(await query(postgres.url('postgres'), 'select n from kept')).toEqual([{ n: 7 }]);
    await expect
      .poll(() =>
        query(before, 'select 1').then(
          () => 'let in',
          () => 'refused',
        ),
      )
      .toBe('refused');
  }
  await postgres.stop();
});

it.each([
  ['empty', '', 3600],
  ['full of something else, and new', 'garbage\n', 0],
])(
  'is not kept from starting by a pid file that is %s',
  async (_what, text, age) => {
    const first = await startOnMade();
    await first.stop();
    await writeFile(join(folder, 'db/pgdata/postmaster.pid'), text);
    if (age > 0)
      await utimes(join(folder, 'db/pgdata/postmaster.pid'), Date.now() / 1000 - age, Date.now() / 1000 - age);
    const second = await startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
    expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    // Two starts of a real server: on a busy machine they take their time.
  },
  150_000,
);

it('clears away data folders that were never finished', async () => {
  const half = join(folder, 'db', 'pgdata.0b7c.new');
  await mkdir(half, { recursive: true });
  await writeFile(join(half, 'PG_VERSION'), '18');
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
  await postgres.stop();
  expect((await readdir(join(folder, 'db'))).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata']);
});

// Three starts of a real server: see above.
it('waits where a server that is leaving still holds the folder', { timeout: 150_000 }, async () => {
  const [other, first] = await Promise.all(['other', 'db'].map((name) => startOnMade(name)));
  await first?.stop();
  const [pid] = (await readFile(join(folder, 'other/pgdata/postmaster.pid'), 'utf8')).split('\n');
  const left = join(folder, 'db/pgdata/postmaster.pid');
  await writeFile(left, `${pid}\n/data\n1\n5432\n/nowhere\n`);
  const starting = startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
  const log = () => readFile(join(folder, 'db/postgres.log'), 'utf8');
  await expect.poll(log).toContain('lock file');
  await rm(left);
  const second = await starting;
  expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  await Promise.all([second.stop(), other?.stop()]);
});

it('is not kept from starting by the number of a dead server that another program of its user has now', async () => {
  const first = await startOnMade();
  await first.stop();
  const other = spawn('sleep', ['600'], { ...(await unprivilegedUser()), stdio: 'ignore' });
  await writeFile(join(folder, 'db/pgdata/postmaster.pid'), `${other.pid}\n/data\n1\n5432\n/nowhere\n`);
  const second = await startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
  expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  other.kill();
});

it('uses the server that is running already, and leaves it to those who are still on it', async () => {
  const first = await startOnMade();
  const second = await startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true });
  expect(second.url('x')).toBe(first.url('x'));
  const client = new Client({ connectionString: second.url('postgres') });
  await client.connect();
  await first.stop();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await second.stop();
});

it('comes to one server where two start at the same moment', async () => {
  const both = await Promise.all(
    [1, 2].map(() => startEmbeddedPostgres({ folder: join(folder, 'db'), unsafeFast: true })),
  );
  expect(both[0]?.url('x')).toBe(both[1]?.url('x'));
  await both[0]?.stop();
});

it('works in a folder with a path too long for a socket, and where its user cannot walk to', async () => {
  // mkdtemp makes the parent private to us: as root, PostgreSQL's own user cannot enter it.
  const deep = join(folder, 'a folder'.repeat(12));
  const postgres = await startEmbeddedPostgres({ folder: deep, unsafeFast: true });
  expect(
    await query(
      postgres.url('postgres'),
      "select datcollate, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'postgres'",
    ),
  ).toEqual([{ datcollate: 'C', encoding: 'UTF8' }]);
  await postgres.stop();
});
