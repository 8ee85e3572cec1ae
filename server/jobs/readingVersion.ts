/** Which reading an outcome came about by: the code that reads and judges documents, and its libraries. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything below these decides what a document says. A comment changed there reads a mailbox anew: better than a stale date. */
const FOLDERS = ['../documents', '../domain', '.'];

/** Names the versions of the libraries. */
const PACKAGES = '../../package.json';

let version: Promise<string> | undefined;

/** The reading in use, limits included: an outcome of another one does not count. */
export async function readingOf({ limits }: { limits: { maxFileBytes: number } }): Promise<string> {
  return `${await readingVersion()} ${limits.maxFileBytes}`;
}

/** Sixteen characters, the same in every process of one release. Read from the disk once. */
function readingVersion(): Promise<string> {
  version ??= sumOf();
  return version;
}

async function sumOf(): Promise<string> {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const lists = await Promise.all(
    FOLDERS.map((folder) => readdir(join(here, folder), { recursive: true, withFileTypes: true })),
  );
  const files = lists
    .flat()
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('testing'))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of [...files, join(here, PACKAGES)]) hash.update(await readFile(file));
  return hash.digest('base64url').slice(0, 16);
}
