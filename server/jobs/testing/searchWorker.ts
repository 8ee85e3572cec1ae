/** For tests: a process that works on searches until it is killed. */
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../db/database.ts';
import { createSecretBox } from '../../db/secretBox.ts';
import { openWorkspace } from '../../google/openWorkspace.ts';
import { testGoogle } from '../../google/testing/testGoogle.ts';
import { startJobs } from '../startJobs.ts';
import type { SearchLimits } from '../searchLimits.ts';
import { silentLog } from './quick.ts';

/** `key`: of the secrets, base64. */
export type WorkerFacts = { databaseUrl: string; sandboxUrl: string; key: string; limits: Partial<SearchLimits> };

async function main(): Promise<void> {
  const { databaseUrl, sandboxUrl, key, limits } = JSON.parse(process.argv[2] ?? '') as WorkerFacts;
  const database = openDatabase(databaseUrl);
  const secretBox = createSecretBox([{ id: 1, key: Buffer.from(key, 'base64') }]);
  const room = testGoogle(database, { secretBox, sandboxUrl });
  await startJobs({
    database,
    clock: () => new Date(),
    log: silentLog,
    limits,
    openWorkspace: (userId) => openWorkspace(room, userId),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Whoever started it has gone.
  process.on('disconnect', () => process.exit());
  await main();
}
