import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { folderRefusal } from './folderRefusal.ts';

const folder = resolve('/data/perennial');
const refusal = (facts: object) => folderRefusal(Object.assign(new Error('no'), facts), folder);

it.each([
  ['EROFS', 'open', 'it lies on a disk that is read-only'],
  ['EACCES', 'mkdir', 'the service may not write there'],
  // What Node says of a folder that would lie on a disk that is read-only.
  ['ENOENT', 'mkdir', 'it cannot be made there'],
])('a folder that the system refuses with %s at %s is named, and why', (code, syscall, why) => {
  const said = refusal({ code, syscall, path: `${folder}/secrets.key` });
  expect(said).toBeInstanceOf(ConfigError);
  const what = `DATA_DIR is ${folder}, and ${why} (${code}). Set DATA_DIR to a folder that the service may write to.`;
  expect((said as Error).message).toBe(what);
});

it('leaves alone what is not about the folder', () => {
  for (const facts of [{ code: 'ENOENT', syscall: 'open', path: folder }, { code: 'EACCES', path: '/elsewhere' }, {}])
    expect(refusal(facts)).not.toBeInstanceOf(ConfigError);
});
