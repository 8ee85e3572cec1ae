/** From the table of rooms to the linter's rule: which import paths are forbidden to a file, by how deep it lies in its room. */
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { Room } from './rooms.ts';

type Pattern = { regex: string; message: string };
type Override = {
  files: string[];
  excludeFiles?: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] };
};

/** Folders below a room, at most. A test holds that none is deeper. */
export const DEEPEST = 3;
const root = new URL('../../', import.meta.url);
const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);
const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const depths = Array.from({ length: DEEPEST + 1 }, (_, depth) => depth);

/** `files` at exactly `depth` folders below `folder`. */
const filesAt = (folder: string, depth: number, name = '*.{ts,tsx}') =>
  [folder, ...Array.from({ length: depth }, () => '*'), name].join('/');

/**
 * Everything that `room` may not import, as expressions on the path as it is written. The linter knows no lookahead (it would
 * silently find nothing), so what is allowed is left out of a list instead of being excepted from it.
 */
export function forbiddenImports(room: Room, folders: readonly string[], depth: number): Pattern[] {
  const from = [room.folder, ...Array.from({ length: depth }, (_, index) => `below${index}`)].join('/');
  const written = (path: string) => {
    const way = posix.relative(from, path);
    return escaped(way.startsWith('.') ? way : `./${way}`);
  };
  const sources = folders
    .filter((folder) => folder !== room.folder && !room.mayImport.includes(folder))
    .flatMap((folder) => {
      const named = room.mayImport.filter((path) => /\.tsx?$/.test(path) && isIn(path, folder));
      // A room that holds rooms, such as server/: only its own files are meant.
      const holdsRooms = folders.some((other) => other !== folder && isIn(other, folder));
      if (named.length === 0) return holdsRooms ? [`${written(folder)}/[^/.][^/]*$`] : [`${written(folder)}/`];
      return readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`)
        .filter((path) => /\.tsx?$/.test(path) && !named.includes(path))
        .filter((path) => !folders.some((other) => other !== folder && isIn(other, folder) && isIn(path, other)))
        .map((path) => written(path));
    });
  return sources.length === 0 ? [] : [{ regex: `^(?:${sources.join('|')})`, message: room.why }];
}

/** The overrides of one room. `more`: what else its files may not import. */
export function roomOverrides(room: Room, folders: readonly string[], more: readonly Pattern[] = []): Override[] {
  const holdsRooms = folders.some((other) => other.startsWith(`${room.folder}/`));
  return depths.slice(0, holdsRooms && room.folder !== 'scripts' ? 1 : depths.length).map((depth) => ({
    files: [filesAt(room.folder, depth)],
    excludeFiles: ['**/*.test.*', '**/testing/**', '**/test[A-Z]*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [...forbiddenImports(room, folders, depth), ...more] }] },
  }));
}

/** The overrides for the tests below a folder. */
export function testOverrides(room: Room, folders: readonly string[]): Override[] {
  return [...depths, DEEPEST + 1].map((depth) => ({
    files: [filesAt(room.folder, depth, '*.test.{ts,tsx}')],
    rules: { 'no-restricted-imports': ['error', { patterns: forbiddenImports(room, folders, depth) }] },
  }));
}
