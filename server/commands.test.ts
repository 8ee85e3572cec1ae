/** The commands for whoever runs the service, as processes: what they print, and how they end. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './db/database.ts';
import { createTestDatabase, dropTestDatabase } from './db/testDatabase.ts';
import { createUser } from './db/users.ts';

const SECRETS_KEY = Buffer.alloc(32, 1).toString('base64');
let folder: string;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perennial-commands-'));
  url = await createTestDatabase();
});
afterAll(async () => {
  await dropTestDatabase(url);
  await rm(folder, { recursive: true, force: true });
});

/** `npm run name -- ...given`, in an empty folder. */
async function run(name: string, given: string[], env: Record<string, string> = { DATABASE_URL: url }) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../scripts', `${name}.ts`), ...given], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', SECRETS_KEY, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise<number | null>((ended) => child.on('close', ended));
  return { said: said.trim(), status };
}

it('admin lists every account on a line', async () => {
  const database = openDatabase(url);
  await createUser(database.queries, {
    email: 'ada@example.com',
    passwordHash: randomUUID(),
    now: new Date('2026-01-02'),
  });
  await database.close();
  const line = 'ada@example.com  since 2026-01-02, never in, 0 contracts, not confirmed';
  expect(await run('admin', ['list'])).toEqual({ said: line, status: 0 });
});

it('a backup that cannot be written where it should says so, and leaves nothing behind', async () => {
  const path = join(folder, 'nowhere', 'backup.gz');
  expect(await run('backup', [path])).toEqual({
    said: `${path} cannot be written (ENOENT). There is no backup.`,
    status: 1,
  });
  expect((await run('backup', [join(folder, 'backup.gz')])).status).toBe(0);
  expect(await readdir(folder)).toEqual(['backup.gz']);
});

it('a backup, or a look at accounts, where no service has been makes no database and says so', async () => {
  const DATA_DIR = join(folder, 'wrong');
  const said = `DATA_DIR is ${DATA_DIR}, and no service has kept anything there. Set DATA_DIR or DATABASE_URL as the service has it.`;
  expect(await run('admin', ['list'], { DATA_DIR })).toEqual({ said, status: 1 });
  expect(await run('backup', [join(folder, 'none.gz')], { DATA_DIR })).toEqual({ said, status: 1 });
  expect(await readdir(folder)).toEqual(['backup.gz']);
  const empty = await createTestDatabase('template0');
  const nothing = { said: 'The database behind DATABASE_URL is empty: no service has kept anything there.', status: 1 };
  expect(await run('backup', [join(folder, 'none.gz')], { DATABASE_URL: empty })).toEqual(nothing);
  await dropTestDatabase(empty);
});
