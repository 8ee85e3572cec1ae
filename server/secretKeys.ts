/** The keys of the secrets at rest: from the settings, or a file made at the first start, outside the database's folder. */
import { randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readSecretKeys, type Config } from './config.ts';
import { makeFolder } from './db/makeFolder.ts';
import type { SecretKey } from './db/secretBox.ts';

const KEY_FILE = 'secrets.key';

/**
 * Throws `ConfigError` where the database is a PostgreSQL of one's own and no key is set: a key that this machine makes up would be
 * lost with it, while the secrets stay in the database, and other processes could not read them.
 */
export async function loadSecretKeys(
  config: Pick<Config, 'secretKeys' | 'databaseUrl' | 'dataDir'>,
): Promise<SecretKey[]> {
  if (config.secretKeys) return config.secretKeys;
  if (config.databaseUrl !== null) {
    throw new ConfigError(
      'With DATABASE_URL the service needs SECRETS_KEY, the same for all processes. Make one with: openssl rand -base64 32',
    );
  }
  await makeFolder(config.dataDir);
  const path = join(config.dataDir, KEY_FILE);
  const text = (await readKeyFile(path)) ?? (await makeKeyFile(path));
  return readSecretKeys(text, path);
}

async function readKeyFile(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new ConfigError(
      `${path} can be read by other users of this machine. Make it private with: chmod 600 ${path}`,
    );
  }
  return (await readFile(path, 'utf8')).trim();
}

/** Written whole under another name first, then given its own: whoever comes second finds a whole key. */
async function makeKeyFile(path: string): Promise<string> {
  const text = randomBytes(32).toString('base64');
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${text}\n`);
    // A secret sealed with a key that a power cut took would be lost.
    await file.sync();
    await link(draft, path);
    return text;
  } catch (error) {
    // Another process on the same folder was first.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return (await readKeyFile(path)) ?? '';
    throw error;
  } finally {
    await file.close();
    await unlink(draft);
  }
}
