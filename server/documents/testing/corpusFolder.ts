/** For tests: real documents lie beside the checkout where they are there at all. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a folder of the corpus; null, after a sentence on the console, where it is missing. */
export function corpusFolder(name: string): string | null {
  const folder = fileURLToPath(new URL(`../../../../shared/corpus/${name}`, import.meta.url));
  if (existsSync(folder)) return folder;
  // oxlint-disable-next-line no-console
  console.log(`Left out: the corpus is not there (../shared/corpus/${name}).`);
  return null;
}

const isWhole = process.env['WHOLE'] === '1';

/** Every `every`-th of them, or all where `WHOLE=1` asks for it, as `npm run soak -- documents` does. Sorted, so that they are the same each time. */
export function sampled(names: readonly string[], every: number): string[] {
  return names.toSorted().filter(isSampled(every));
}

/** Whether a place in a list is among every `every`-th. */
export const isSampled = (every: number) => (_: unknown, index: number) => isWhole || index % every === 0;
