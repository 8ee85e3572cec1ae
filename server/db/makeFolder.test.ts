import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from './makeFolder.ts';

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'perennial-folder-'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

it('makes a folder with all above it, and leaves one that is there as it is', async () => {
  const path = join(home, 'a', 'b', 'c');
  await makeFolder(path);
  await writeFile(join(path, 'kept'), 'text');
  await makeFolder(path);
  expect((await stat(join(path, 'kept'))).size).toBe(4);
});

it('two who make the same folder at once both have it', async () => {
  const path = join(home, 'a', 'b');
  await Promise.all([makeFolder(path), makeFolder(path)]);
  expect((await stat(path)).isDirectory()).toBe(true);
});

it('a file in the way is refused', async () => {
  await writeFile(join(home, 'file'), '');
  await expect(makeFolder(join(home, 'file'))).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(makeFolder(join(home, 'file', 'inside'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it.runIf(process.platform === 'linux')(
  'a place where the system makes no folders is refused, and nobody waits',
  async () => {
    await expect(makeFolder('/proc/perennial')).rejects.toMatchObject({ code: 'ENOENT', syscall: 'mkdir' });
  },
);
