/**
 * `npm run backup -- [FILE]`: all rows and documents in one archive, as they are at this moment; the service may be running.
 * The key of the secrets is not in it: keep DATA_DIR/secrets.key (or SECRETS_KEY) in another place.
 */
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeArchive } from '../server/db/archive/writeArchive.ts';
import { openServiceDatabase } from '../server/serviceDatabase.ts';
import { runCommand } from './runCommand.ts';

await runCommand(async (config) => {
  const now = new Date();
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  const path = resolve(process.argv[2] ?? `perennial-backup-${stamp}.ndjson.gz`);
  const draft = `${path}.part`;
  const database = await openServiceDatabase(config, { asItIs: true });
  try {
    const rows = await writeArchive(database.pool, createWriteStream(draft, { mode: 0o600, flush: true }), now);
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
