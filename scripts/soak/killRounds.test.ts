import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase, dropTestDatabase } from '../../server/db/testDatabase.ts';
import { killRounds } from './killRounds.ts';

const timeout = 300_000;

it('loses and doubles nothing when it is killed while it works, on the embedded database', { timeout }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-kills-'));
  expect(await killRounds({ rounds: 2, env: { DATA_DIR: folder } })).toEqual([]);
  await rm(folder, { recursive: true, force: true });
});

it('loses and doubles nothing on a PostgreSQL of its own, from the first migration on', { timeout }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-kills-'));
  const url = await createTestDatabase('template0');
  const env = { DATA_DIR: folder, DATABASE_URL: url, SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') };
  expect(await killRounds({ rounds: 1, env })).toEqual([]);
  await dropTestDatabase(url);
  await rm(folder, { recursive: true, force: true });
});
