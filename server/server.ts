/** The process: settings from the environment, one service, signals. `node server/server.ts` */
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config.ts';
import { makeFolder } from './db/makeFolder.ts';
import { folderRefusal } from './folderRefusal.ts';
import { quickenImports } from './quickImports.ts';
import type { RunningService } from './startService.ts';

/** Longer than all steps of a stop together; then the process ends whatever still runs (the database keeps what it acknowledged). */
const STOP_TIMEOUT_MS = 9800;

try {
  process.loadEnvFile();
} catch {
  // No .env file: the environment alone.
}

/** Runs until a signal. The exit status is 0 after a stop that was asked for, 1 otherwise. */
async function main(): Promise<void> {
  const config = settingsOrExit();
  const hasFolder = await hasDataFolder(config);
  quickenImports(hasFolder ? join(config.dataDir, 'compiled') : null);
  const { createLog } = await import('./log.ts');
  const { startService, WEB_ROOT } = await import('./startService.ts');
  const log = createLog(config.logLevel);
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception');
    process.exit(1);
  });
  let service: Promise<RunningService> | null = null;
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    // A stop during the start waits for the start: half a migration is no place to leave.
    void Promise.resolve(service)
      .then((running) => running?.stop())
      .then(
        () => process.exit(0),
        (err: unknown) => {
          log.error({ err }, 'stopping failed');
          process.exit(1);
        },
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  service = startService(config, log, { webRoot: WEB_ROOT, onDatabaseLost }).catch((error: unknown) => {
    throw folderRefusal(error, config.dataDir);
  });
  const { url } = await service;
  if (!stopping) console.log(`Perennial is ready on ${url}`);
}

/** Node must not look for a folder that can't be made: from some places, /proc among them, it never comes back. */
async function hasDataFolder({ dataDir, databaseUrl }: Config): Promise<boolean> {
  try {
    await makeFolder(dataDir);
    return true;
  } catch (error) {
    // With a PostgreSQL of one's own it only makes the next start quicker.
    if (databaseUrl === null) throw folderRefusal(error, dataDir);
    return false;
  }
}

function settingsOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error);
  }
}

/** A wrong setting is said in a sentence; anything else with all there is. */
function fail(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** Whoever watches over the process starts it anew. */
function onDatabaseLost({ message }: Error): never {
  return fail(new ConfigError(`The database is gone: ${message}`));
}

main().catch(fail);
