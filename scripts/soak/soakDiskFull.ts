/** The disk of the data folder fills up while the service searches and takes files, and is freed again; 10 times unless said otherwise. */
import { makeKillPlace } from './killPlace.ts';
import { chance, randomBelow } from './randomly.ts';
import { makeSmallDisk } from './smallDisk.ts';
import type { SoakOptions } from './soakPart.ts';
import { troubleRounds } from './troubleRounds.ts';

/** Left on the disk at most: the files that are sent take the rest. */
const MOST_LEFT = 6 * 1024 * 1024;

export async function soakDiskFull({ rounds }: SoakOptions): Promise<boolean> {
  const disk = await makeSmallDisk();
  if (disk === null) {
    console.log(
      'NOT RUN: a small file system cannot be mounted here (that takes root, on Linux). Set SMALL_DISK to a folder on one of 4 GB at most.',
    );
    return true;
  }
  console.log(`On ${disk.kind}.`);
  try {
    const place = await makeKillPlace(null, disk.folder);
    try {
      return await troubleRounds('a full disk', rounds ?? 10, place.env, {
        says: ['no room to write', 'database unreachable'],
        begin: () => disk.fill(chance(0.5) ? 0 : randomBelow(MOST_LEFT)),
        end: () => disk.free(),
      });
    } finally {
      await place.close();
    }
  } finally {
    await disk.close();
  }
}
