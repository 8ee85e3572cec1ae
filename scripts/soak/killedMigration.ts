/**
 * A kill round aimed at migrations: a database of an earlier version (or none yet), several processes that start on it at once and are
 * killed (kill -9) while they start, most of them in the middle of a migration; then several again, which must all come through.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { readMigrations } from '../../server/db/migrate.ts';
import { startTestProcess } from '../../server/testProcess.ts';
import { makeKillPlace } from './killPlace.ts';
import { judgeOlderDatabase, makeOlderDatabase } from './olderDatabase.ts';
import { chance, oneOf, randomBelow } from './randomly.ts';

const LONGEST_START_MS = 2000;
/** A start that has not come to the held table by then will not. */
const HELD_TIMEOUT_MS = 3000;

/** A table that no migration can pass, so that processes are caught in the middle of one. */
type Held = { isReached(): Promise<boolean>; letGo(): Promise<void> };

/** One round, embedded or on the server of `databaseUrl`. Answers what is wrong, as sentences. */
export async function killMigration(databaseUrl: string | null): Promise<string[]> {
  const known = (await readMigrations()).length;
  const count = randomBelow(known);
  const place = await makeKillPlace(databaseUrl);
  try {
    const kept = count === 0 ? null : await makeOlderDatabase(await place.open(), count);
    // Some starts find the embedded server running, others have to start it, or to make it.
    const isRunning = place.isThere || (kept !== null && chance(0.6));
    if (!isRunning && kept !== null) await place.stopDatabase();
    await killStarts(place.env, isRunning && kept !== null ? await holdTable(await place.open()) : null);
    if (chance(0.3)) await place.killDatabase();
    const several = Array.from({ length: oneOf(1, 2, 3) }, () => startTestProcess(place.env));
    const started = await Promise.allSettled(several);
    const services = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const wrong = started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    if (services[0]) wrong.push(...(await judgeOlderDatabase(services[0], await place.open(), kept)));
    await Promise.all(services.map((service) => service.stop()));
    return wrong.map((sentence) => `From ${count} of ${known} migrations: ${sentence}`);
  } finally {
    await place.close();
  }
}

/** One to three processes, killed while they start: as soon as one is stuck at the held table, or at a random moment. */
async function killStarts(env: Record<string, string>, held: Held | null): Promise<void> {
  const life = new AbortController();
  const starts = Array.from({ length: oneOf(1, 2, 3) }, () =>
    startTestProcess(env, life.signal).then(
      (service) => service.kill(),
      () => undefined,
    ),
  );
  const deadline = Date.now() + HELD_TIMEOUT_MS;
  if (held === null) await pause(randomBelow(LONGEST_START_MS));
  else while (Date.now() < deadline && !(await held.isReached())) await pause(5);
  // In some rounds the killed process's statement goes on in the database for a while.
  const letsGoFirst = chance(0.3);
  if (letsGoFirst) await held?.letGo();
  if (letsGoFirst) await pause(randomBelow(30));
  life.abort();
  await Promise.all(starts);
  if (!letsGoFirst) await held?.letGo();
}

/** Locks one of the tables that are there. */
async function holdTable(url: string): Promise<Held> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' and tablename in ('searches', 'search_items', 'google_connections', 'contracts')",
  );
  const table = rows[randomBelow(rows.length)]?.tablename ?? 'contracts';
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return {
    isReached: async () => {
      const waiting = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'relation'",
      );
      return waiting.rows.length > 0;
    },
    letGo: () => client.end(),
  };
}
