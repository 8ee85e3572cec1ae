/**
 * The password of the embedded database: random, kept beside the data in a file of mode 0600. Folders from before there was one, and those
 * whose file was lost, are given a new one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { chown, link, open, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnprivilegedUser } from './unprivilegedUser.ts';

const PASSWORD_FILE = 'password';
const PASSWORD_BYTES = 32;

type Access = 'trust' | 'scram-sha-256';

/** Of the server in `path`; null where there is none. */
export async function readPassword(path: string): Promise<string | null> {
  const text = (await readFile(join(path, PASSWORD_FILE), 'utf8').catch(() => '')).trim();
  return text === '' ? null : text;
}

/** The password of the folder, made where there is none: whole under another name first, so that whoever comes second finds a whole one. */
export async function ensurePassword(path: string): Promise<string> {
  const there = await readPassword(path);
  if (there !== null) return there;
  const draft = join(path, `${PASSWORD_FILE}.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    const made = randomBytes(PASSWORD_BYTES).toString('hex');
    await file.writeFile(`${made}\n`);
    await file.sync();
    const isFirst = await link(draft, join(path, PASSWORD_FILE)).then(
      () => true,
      () => false,
    );
    return isFirst ? made : ((await readPassword(path)) ?? made);
  } finally {
    await file.close();
    await unlink(draft);
  }
}

/** Does the server of this data folder ask for the password? */
export async function asksForPassword(dataFolder: string): Promise<boolean> {
  const rules = await readFile(join(dataFolder, 'pg_hba.conf'), 'utf8').catch(() => '');
  return /^local\s+all\s+all\s+scram-sha-256/m.test(rules);
}

/** Says how the server lets anybody in, over its socket and in no other way. It counts once the server has read it again. */
export async function setAccess(dataFolder: string, access: Access, owner: UnprivilegedUser | null): Promise<void> {
  const path = join(dataFolder, 'pg_hba.conf');
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, `local all all ${access}\nlocal replication all ${access}\n`, { mode: 0o600 });
  if (owner) await chown(draft, owner.uid, owner.gid);
  await rename(draft, path);
}
