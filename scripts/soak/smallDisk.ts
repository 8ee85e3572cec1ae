/** A small file system that can be filled up: a mount in memory (as root, on Linux), or a folder of one's own on a small disk. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE_MEGABYTES = 512;
const MEGABYTE = 1024 * 1024;
/** A disk of more is none that may be filled up. */
const MOST_BYTES = 4096 * MEGABYTE;

export type SmallDisk = {
  folder: string;
  /** What it is, for the report. */
  kind: string;
  /** Fills it until so many bytes are left. */
  fill(left: number): Promise<void>;
  /** Takes away what `fill` has put there. */
  free(): Promise<void>;
  close(): Promise<void>;
};

/** Null where there is none: not root, and SMALL_DISK names no folder on a file system of 4 GB at most. */
export async function makeSmallDisk(): Promise<SmallDisk | null> {
  const given = process.env['SMALL_DISK'];
  if (given) {
    const { blocks, bsize } = await statfs(given);
    if (blocks * bsize > MOST_BYTES) return null;
    return diskIn(given, `the file system of ${given}`, () => Promise.resolve());
  }
  const folder = await mkdtemp(join(tmpdir(), 'perennial-small-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MEGABYTES}m,mode=0755`, 'perennial', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    return null;
  }
  await chmod(folder, 0o755);
  return diskIn(folder, `tmpfs of ${SIZE_MEGABYTES} MB`, async () => {
    spawnSync('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
}

function diskIn(folder: string, kind: string, close: () => Promise<void>): SmallDisk {
  const ballast = join(folder, 'ballast');
  return {
    folder,
    kind,
    fill: async (left) => {
      const file = await open(ballast, 'a');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          const bytes = Math.min(bavail * bsize - left, 8 * MEGABYTE);
          if (bytes <= 0) return;
          await file.write(Buffer.alloc(bytes));
        }
      } catch (error) {
        // Others were quicker to take the rest.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    close,
  };
}
