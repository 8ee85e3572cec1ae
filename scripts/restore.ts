/** `npm run restore -- FILE`: puts a backup into an empty database (the embedded one of DATA_DIR, or DATABASE_URL), all or nothing. */
import { createReadStream, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readArchive } from '../server/db/archive/readArchive.ts';
import { openServiceDatabase } from '../server/serviceDatabase.ts';
import { runCommand, UsageError } from './runCommand.ts';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

await runCommand(async (config) => {
  const path = process.argv[2];
  if (!path) throw new UsageError('Say which backup: npm run restore -- FILE');
  // A name that was mistyped starts no database.
  if (!existsSync(path)) throw new UsageError(`There is no file ${resolve(path)}. Nothing was restored.`);
  const database = await openServiceDatabase(config, { asItIs: true });
  try {
    const rows = await readArchive(database.pool, createReadStream(path));
    const [users, contracts, documents] = ['user', 'contract', 'document'].map((one) =>
      counted(rows[`${one}s`] ?? 0, one),
    );
    console.log(`Restored ${users}, ${contracts} and ${documents}.`);
    console.log('Everybody signs in anew: sessions are not restored.');
    console.log(
      'Google connections and second factors need the key they were sealed with: put secrets.key back into DATA_DIR, or set SECRETS_KEY.',
    );
  } finally {
    await database.close();
  }
});
