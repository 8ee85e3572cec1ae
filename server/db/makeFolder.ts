/** Makes a folder with all above it. */
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Node's own way (`recursive`) never comes back where the system says of a folder that is there that it isn't, as /proc does; this one rejects
 * with what the system says. A folder that is there already is fine.
 */
export async function makeFolder(path: string): Promise<void> {
  const refused = await tryToMake(path);
  if (refused?.code !== 'ENOENT' || dirname(path) === path) {
    if (refused) throw refused;
    return;
  }
  await makeFolder(dirname(path));
  const again = await tryToMake(path);
  if (again) throw again;
}

async function tryToMake(path: string): Promise<NodeJS.ErrnoException | null> {
  try {
    await mkdir(path);
    return null;
  } catch (error) {
    const refused = error as NodeJS.ErrnoException;
    const isThere = await stat(path).catch(() => null);
    return isThere?.isDirectory() ? null : refused;
  }
}
