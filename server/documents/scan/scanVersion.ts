/** Which reader of scans this is: what it has read another one may read otherwise. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../domain/analysis/types.ts';
import { packFolder, PACKS } from './scanPackages.ts';

/** Besides everything in this folder: what tells the language, what tidies the text, and the versions of the packages. */
const OTHERS = ['../tidyText.ts', '../../domain/analysis/lexicon/languages.ts', '../../../package.json'];

let version: Promise<string> | undefined;

/** Sixteen characters, the same in every process of one release with the same packages. Read from the disk once. */
export function scanVersion(): Promise<string> {
  version ??= sumOf();
  return version;
}

async function sumOf(): Promise<string> {
  const own = (await readdir(fileURLToPath(new URL('.', import.meta.url)))).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const hash = createHash('sha256');
  for (const file of [...own.toSorted(), ...OTHERS]) hash.update(await readFile(new URL(file, import.meta.url)));
  const languages = (Object.keys(PACKS) as Language[]).filter((language) => packFolder(language) !== null);
  return hash.update(languages.join()).digest('base64url').slice(0, 16);
}
