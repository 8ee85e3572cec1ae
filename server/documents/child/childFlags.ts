/** What a child may do: run our code and what it imports, look at its fonts, and nothing else. */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXPRESSION_FLAGS } from './expressionFlags.ts';

/** Folders with code and fonts: no data, no keys, nothing of `/proc`, where the environment of the service can be read. */
const READABLE = [
  '../../documents/',
  '../../domain/',
  '../../../contract/',
  '../../../sheets/',
  '../../../node_modules/',
  '../../../package.json',
  '../../package.json',
];

/** Node's options of a child whose heap may have so many megabytes. It may neither write nor start anything but its guard's thread. */
export function childFlags(heapMegabytes: number): string[] {
  return [
    `--max-old-space-size=${heapMegabytes}`,
    ...EXPRESSION_FLAGS,
    '--permission',
    '--allow-worker',
    ...READABLE.flatMap(readable).map((path) => `--allow-fs-read=${path}`),
  ];
}

/** A path as it is named, and as it really is where a link leads there. */
function readable(relative: string): string[] {
  const path = fileURLToPath(new URL(relative, import.meta.url));
  try {
    return [...new Set([path, path.endsWith('/') ? `${realpathSync(path)}/` : realpathSync(path)])];
  } catch {
    return [];
  }
}
