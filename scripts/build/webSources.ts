/** What the web app is built from: where one of it is newer than the build, `npm start` builds again. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Below the root: folders, all of them, and files. */
export const webSources = [
  'src',
  'contract',
  'sheets',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
];

/** The newest change of a file at or below a path, epoch milliseconds; 0 where there is nothing. */
export async function newestChange(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = await Promise.all((await readdir(path)).map((name) => newestChange(join(path, name))));
  return Math.max(0, ...inside);
}
