/** The frame of a command that works on the service's database: settings, sentences instead of stacks, exit status. */
import { ConfigError, readConfig, type Config } from '../server/config.ts';
import { ArchiveError } from '../server/db/archive/archiveFormat.ts';

/** The command line is not what it should be. */
export class UsageError extends Error {}

/** Runs the command with the settings of the environment (and `.env`). What a user can mend is said in a sentence; exit status 1. */
export async function runCommand(command: (config: Config) => Promise<void>): Promise<void> {
  try {
    process.loadEnvFile();
  } catch {
    // No .env file: the environment alone.
  }
  try {
    await command(readConfig(process.env));
  } catch (error) {
    const isSentence = error instanceof ConfigError || error instanceof ArchiveError || error instanceof UsageError;
    console.error(isSentence ? error.message : error);
    process.exitCode = 1;
  }
}
