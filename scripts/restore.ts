/** `npm run restore -- FILE`: puts a backup into an empty database (the embedded one of DATA_DIR, or DATABASE_URL), all or nothing. */
import { createReadStream } from 'node:fs';
import { readArchive } from '../server/db/archive/readArchive.ts';
import { openServiceDatabase } from '../server/serviceDatabase.ts';
import { runCommand, UsageError } from './runCommand.ts';

await runCommand(async (config) => {
  const path = process.argv[2];
  if (!path) throw new UsageError('Say which backup: npm run restore -- FILE');
  const database = await openServiceDatabase(config, { asItIs: true });
  try {
    const rows = await readArchive(database.pool, createReadStream(path));
    console.log(
      `Restored ${rows['users'] ?? 0} users, ${rows['contracts'] ?? 0} contracts and ${rows['documents'] ?? 0} documents.`,
    );
    console.log('Everybody signs in anew: sessions are not restored.');
    console.log(
      'Google connections and second factors need the key they were sealed with: put secrets.key back into DATA_DIR, or set SECRETS_KEY.',
    );
  } finally {
    await database.close();
  }
});
