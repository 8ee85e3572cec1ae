/**
 * A PostgreSQL outside the service (the embedded binaries, on a port of their own) is stopped at once, as by a failure, and started again
 * while the service works; 20 times unless said otherwise.
 */
import { makeKillPlace } from './killPlace.ts';
import { startOwnPostgres } from './ownPostgres.ts';
import type { SoakOptions } from './soakPart.ts';
import { troubleRounds } from './troubleRounds.ts';

export async function soakDatabaseAway({ rounds }: SoakOptions): Promise<boolean> {
  const postgres = await startOwnPostgres();
  try {
    const place = await makeKillPlace(postgres.url);
    try {
      return await troubleRounds('a database that is away', rounds ?? 20, place.env, {
        says: ['database unreachable'],
        begin: () => postgres.stop(),
        end: () => postgres.start(),
      });
    } finally {
      await place.close();
    }
  } finally {
    await postgres.close();
  }
}
