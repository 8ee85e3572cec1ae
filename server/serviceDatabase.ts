/** The database of a service: a PostgreSQL of one's own, or the embedded one; migrated. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError, type Config } from './config.ts';
import { openDatabase, type Database, type OpenDatabaseOptions } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embeddedPostgres.ts';
import { migrate, MigrationRefused } from './db/migrate.ts';

/** How long queries under way may take at the end. */
const CLOSE_MS = 1000;
const DATABASE_NAME = 'perennial';

export type ServiceDatabaseOptions = OpenDatabaseOptions & {
  /** Leave the schema alone. */
  asItIs?: boolean;
  /** The service has been here: where it has not, nothing is made, and that is said. */
  isThere?: boolean;
  /** Given, the embedded server is started again where it dies, see `startEmbeddedPostgres`. */
  onDeath?: () => void;
  onFull?: () => void;
  onLost?: (error: Error) => void;
};

/**
 * Opens it and brings it to the newest schema, unless it is to stay `asItIs`. `close` stops the embedded server too. Throws
 * `ConfigError` where it cannot be reached.
 */
export async function openServiceDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  options: ServiceDatabaseOptions = {},
): Promise<Database> {
  if (options.isThere && config.databaseUrl === null) await requireFolder(config.dataDir);
  const { url, stop } = await findServer(config, options);
  const database = openDatabase(url, options);
  try {
    if (options.isThere) await requireTables(database, config);
    if (options.asItIs) await database.pool.query('select 1');
    else await migrate(database.pool);
  } catch (error) {
    await database.close();
    await stop();
    throw explain(error, config);
  }
  return {
    ...database,
    close: async () => {
      // A query that does not end, or a connection that was never given back, does not keep the server running.
      await Promise.race([database.close(), sleep(CLOSE_MS, undefined, { ref: false })]);
      await stop();
    },
  };
}

async function requireFolder(dataDir: string): Promise<void> {
  if (await stat(join(dataDir, 'postgres')).catch(() => null)) return;
  throw new ConfigError(
    `DATA_DIR is ${dataDir}, and no service has kept anything there. Set DATA_DIR or DATABASE_URL as the service has it.`,
  );
}

async function requireTables({ pool }: Database, { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  const { rows } = await pool.query<{ found: string | null }>("select to_regclass('schema_migrations')::text as found");
  if (rows[0]?.found != null) return;
  const where = databaseUrl === null ? `of DATA_DIR ${dataDir}` : 'behind DATABASE_URL';
  throw new ConfigError(`The database ${where} is empty: no service has kept anything there.`);
}

async function findServer(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onDeath, onFull, onLost }: ServiceDatabaseOptions,
) {
  if (databaseUrl !== null) return { url: databaseUrl, stop: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({
    folder: join(dataDir, 'postgres'),
    ...(onDeath && { onDeath }),
    ...(onFull && { onFull }),
    ...(onLost && { onLost }),
  }).catch((error: Error & { code?: string }) => {
    // With a code it is the system that refuses, which `startService` puts into words.
    throw error.code === undefined ? new ConfigError(error.message) : error;
  });
  const server = openDatabase(postgres.url('postgres'), { max: 1 });
  await server.pool.query(`create database ${DATABASE_NAME}`).catch((error: { code?: string }) => {
    // There already, or being made by another process at this moment.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
  await server.close();
  return { url: postgres.url(DATABASE_NAME), stop: () => postgres.stop() };
}

/** A wrong DATABASE_URL is said in a sentence without the password that is in it. */
function explain(error: unknown, { databaseUrl }: Pick<Config, 'databaseUrl'>): unknown {
  if (error instanceof MigrationRefused) return new ConfigError(error.message);
  const { code } = error as { code?: string };
  if (databaseUrl === null || typeof code !== 'string') return error;
  if (/^(E[A-Z]+|28P01|28000|3D000)$/.test(code)) {
    return new ConfigError(
      `The PostgreSQL of DATABASE_URL cannot be used (${code}). Is it running, and are host, name, user and password right?`,
    );
  }
  return error;
}
