/** After an update `npm start` serves a web app of the same version as the service. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { webSources } from './webSources.ts';

const root = join(import.meta.dirname, '../..');

it('the web app is built again where a folder has changed that it takes code from', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'contract', 'sheets'], {
    cwd: root,
    encoding: 'utf8',
  });
  const modules = files.split('\n').filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  const folders = modules.flatMap((file) =>
    [...readText(file).matchAll(/ from '(\.[^']+)'/g)].map(
      ([, path = '']) => posix.join(posix.dirname(file), path).split('/')[0] ?? '',
    ),
  );
  // The mock backend is part of the demo alone.
  const used = [...new Set(folders)].filter((folder) => folder !== 'mocks').toSorted();
  expect(used).toEqual(['contract', 'sheets', 'src']);
  expect(webSources).toEqual(expect.arrayContaining(used));
});

function readText(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    // Deleted, and not committed yet.
    return '';
  }
}
