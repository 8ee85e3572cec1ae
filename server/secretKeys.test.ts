import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecretKeys } from './secretKeys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'perennial-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const embedded = () => ({ dataDir, databaseUrl: null, secretKeys: null });

it('makes a key once, and keeps it private', async () => {
  const [first, second] = await Promise.all([loadSecretKeys(embedded()), loadSecretKeys(embedded())]);
  expect(first).toEqual([{ id: 1, key: expect.any(Buffer) }]);
  expect(second).toEqual(first);
  expect(await loadSecretKeys(embedded())).toEqual(first);
  const path = join(dataDir, 'secrets.key');
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
  expect((await readFile(path, 'utf8')).trim()).toBe(Buffer.from(first?.[0]?.key ?? []).toString('base64'));
});

it('refuses a key file that others may read', async () => {
  await loadSecretKeys(embedded());
  await chmod(join(dataDir, 'secrets.key'), 0o644);
  await expect(loadSecretKeys(embedded())).rejects.toThrow('chmod 600');
});

it('makes no key for a database that it does not keep itself', async () => {
  const config = { ...embedded(), databaseUrl: 'postgres://db.example/perennial' };
  await expect(loadSecretKeys(config)).rejects.toThrow('With DATABASE_URL the service needs SECRETS_KEY');
});

it('takes the keys of the settings before any file', async () => {
  const secretKeys = [{ id: 3, key: Buffer.alloc(32) }];
  expect(await loadSecretKeys({ ...embedded(), secretKeys })).toBe(secretKeys);
  await expect(stat(join(dataDir, 'secrets.key'))).rejects.toThrow('ENOENT');
});
