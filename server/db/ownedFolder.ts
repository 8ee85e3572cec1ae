/** A folder that belongs to the user PostgreSQL runs as, even where that user cannot walk to it. */
import { spawnSync } from 'node:child_process';
import { chmod, chown, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './makeFolder.ts';
import type { UnprivilegedUser } from './unprivilegedUser.ts';

/** The descriptor under which a child finds the folder. */
const FOLDER_DESCRIPTOR = 3;

export type OwnedFolder = {
  /** As we name it. */
  path: string;
  /** As a process of the owner names it. */
  seenAs: string;
  /** To be handed to such a process after its standard streams; null where it can walk there. */
  handle: FileHandle | null;
  owner: UnprivilegedUser | null;
};

/**
 * Makes the folder (mode 0700) or takes it over. Below a private home (`/root`) the owner cannot walk to it, and opening up the home is
 * not ours to do: there the open folder itself is handed over, which Linux lets a process name `/proc/self/fd/3`.
 * Throws a sentence where that is not possible.
 */
export async function ownFolder(path: string, owner: UnprivilegedUser | null): Promise<OwnedFolder> {
  await makeFolder(path);
  if (owner) await chown(path, owner.uid, owner.gid);
  await chmod(path, 0o700);
  if (owner === null || canWalkTo(path, owner)) return { path, seenAs: path, handle: null, owner };
  if (process.platform !== 'linux') {
    throw new Error(
      `The user that the embedded PostgreSQL runs as cannot reach ${path}. Set DATA_DIR to a folder that all may walk to, or start as an ordinary user.`,
    );
  }
  return { path, seenAs: `/proc/self/fd/${FOLDER_DESCRIPTOR}`, handle: await open(path, 'r'), owner };
}

/** Streams for a process that works on the folder. */
export function stdioFor<T>(folder: OwnedFolder, streams: readonly [T, T, T]): (T | number)[] {
  return folder.handle === null ? [...streams] : [...streams, folder.handle.fd];
}

function canWalkTo(path: string, owner: UnprivilegedUser): boolean {
  return spawnSync('/bin/ls', ['-d', join(path, '.')], { ...owner, cwd: '/', stdio: 'ignore' }).status === 0;
}
