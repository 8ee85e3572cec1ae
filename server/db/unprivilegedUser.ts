/** PostgreSQL refuses to run as root, so a service started by root runs it as `nobody`. */
import { readFile } from 'node:fs/promises';

export type UnprivilegedUser = { uid: number; gid: number };

/** The user to run PostgreSQL as; null means: as ourselves. Throws a sentence where root has no `nobody`. */
export async function unprivilegedUser(): Promise<UnprivilegedUser | null> {
  if (process.getuid?.() !== 0) return null;
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid)
    throw new Error(
      'There is no user `nobody` to run the embedded PostgreSQL as. Start as an ordinary user, or set DATABASE_URL.',
    );
  return { uid: Number(uid), gid: Number(gid) };
}
