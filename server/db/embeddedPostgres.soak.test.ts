import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseFolder, query } from './testing/databaseFolder.ts';
import { unprivilegedUser } from './unprivilegedUser.ts';

const { within, start, startOnMade } = databaseFolder();

it.each([
  ['that let anybody in before', 'local all all trust\n'],
  ['whose password was lost', 'local all all scram-sha-256\n'],
])('gives a folder %s a password of its own, running or not', async (_what, rules) => {
  let postgres = await startOnMade();
  await query(postgres.url('postgres'), 'create table kept as select 7 as n');
  for (const isRunning of [true, false]) {
    if (!isRunning) await postgres.stop();
    await rm(within('db/password'));
    await writeFile(within('db/pgdata/pg_hba.conf'), rules);
    if (isRunning)
      process.kill(Number((await readFile(within('db/pgdata/postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGHUP');
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
    await writeFile(within('db/pgdata/postmaster.pid'), text);
    if (age > 0) await utimes(within('db/pgdata/postmaster.pid'), Date.now() / 1000 - age, Date.now() / 1000 - age);
    const second = await start();
    expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    // Two starts of a real server: on a busy machine they take their time.
  },
  150_000,
);

// Three starts of a real server: see above.
it('waits where a server that is leaving still holds the folder', { timeout: 150_000 }, async () => {
  const [other, first] = await Promise.all(['other', 'db'].map((name) => startOnMade(name)));
  await first?.stop();
  const [pid] = (await readFile(within('other/pgdata/postmaster.pid'), 'utf8')).split('\n');
  const left = within('db/pgdata/postmaster.pid');
  await writeFile(left, `${pid}\n/data\n1\n5432\n/nowhere\n`);
  const starting = start();
  const log = () => readFile(within('db/postgres.log'), 'utf8');
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
  await writeFile(within('db/pgdata/postmaster.pid'), `${other.pid}\n/data\n1\n5432\n/nowhere\n`);
  const second = await start();
  expect(await query(second.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  other.kill();
});

it('clears away data folders that were never finished', async () => {
  const half = within('db', 'pgdata.0b7c.new');
  await mkdir(half, { recursive: true });
  await writeFile(join(half, 'PG_VERSION'), '18');
  const postgres = await start();
  await postgres.stop();
  expect((await readdir(within('db'))).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata']);
});

it('works in a folder with a path too long for a socket, and where its user cannot walk to', async () => {
  // mkdtemp makes the parent private to us: as root, PostgreSQL's own user cannot enter it.
  const postgres = await start('a folder'.repeat(12));
  expect(
    await query(
      postgres.url('postgres'),
      "select datcollate, pg_encoding_to_char(encoding) as encoding from pg_database where datname = 'postgres'",
    ),
  ).toEqual([{ datcollate: 'C', encoding: 'UTF8' }]);
  await postgres.stop();
});

it('stops although a connection had only begun, and has no name by which it could be told from others', async () => {
  const postgres = await start();
  const host = /host=([^&]+)/.exec(decodeURIComponent(postgres.url('postgres')))?.[1] ?? '';
  const socket = (await readdir(host)).find((name) => /^\.s\.PGSQL\.\d+$/.test(name));
  const begun = connect(join(host, socket ?? ''));
  // The first message of the protocol, version 3.0: who and which database. The server asks for a password, and waits.
  const words = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + words.length);
  head.writeInt32BE(196_608, 4);
  begun.write(Buffer.concat([head, words]));
  await once(begun, 'data');
  setTimeout(() => begun.destroy(), 200);
  await postgres.stop();
  await expect(stat(within('db/pgdata/postmaster.pid'))).rejects.toThrow('ENOENT');
});
