/**
 * `npm run backup -- [FILE]`: all rows and documents in one archive, as they are at this moment; the service may be running.
 * The key of the secrets is not in it: keep DATA_DIR/secrets.key (or SECRETS_KEY) in another place.
 */
import { open, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeArchive } from '../server/db/archive/writeArchive.ts';
import { openServiceDatabase } from '../server/serviceDatabase.ts';
import { runCommand, UsageError } from './runCommand.ts';

await runCommand(async (config) => {
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const path = resolve(process.argv[2] ?? `perennial-backup-${stamp}.ndjson.gz`);
  const draft = `${path}.part`;
  const file = await open(draft, 'w', 0o600).catch((error: unknown) => {
    throw inWords(error, path);
  });
  const database = await openServiceDatabase(config, { asItIs: true, isThere: true }).catch(async (error: unknown) => {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  });
  try {
    const rows = await writeArchive(database.pool, file.createWriteStream({ flush: true }), now).catch(
      (error: unknown) => {
        throw inWords(error, path);
      },
    );
    await rename(draft, path);
    const { size } = await stat(path);
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    console.log(
      `Wrote ${path}: ${total} rows, of which ${rows['contracts'] ?? 0} contracts and ${rows['documents'] ?? 0} documents, ${Math.ceil(size / 1024)} kB.`,
    );
    console.log('Keep the key of the secrets as well, in another place: DATA_DIR/secrets.key, or SECRETS_KEY.');
  } finally {
    await rm(draft, { force: true });
    await database.close();
  }
});

/** What the system refuses, as a sentence; everything else with all there is. */
function inWords(error: unknown, path: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  return new UsageError(`${path} cannot be written (${code}). There is no backup.`);
}
