/** What the linter cannot see of the rooms: that every folder is in the table, and how the demo is started. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { DEEPEST, forbiddenImports } from './forbiddenImports.ts';
import { rooms } from './rooms.ts';

const root = new URL('../../', import.meta.url);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && file.includes('/') && !/\.test\.tsx?$|\/testing\//.test(file));
const folders = rooms.map(({ folder }) => folder);
const roomOf = (file: string) =>
  folders.filter((folder) => file.startsWith(`${folder}/`)).toSorted((a, b) => b.length - a.length)[0];

/** Below the rooms that it configures: it takes types and prices from db and google, and only mail and http look at it. */
const BELOW = 'server/config.ts';
/** Does the table let room `a` import room `b`, all of it or a file? */
const mayImport = (a: string, b: string) =>
  rooms.some(
    (room) => room.folder === a && room.mayImport.some((path) => path !== BELOW && (roomOf(`${path}/`) ?? path) === b),
  );

it('every file lies in a room, and no deeper than the rules of the rooms reach', () => {
  const known = files.filter((file) => !/^(?:tests\/setup|tests\/e2e\/\w+|docs|public)\//.test(file));
  const outside = known.filter((file) => {
    const room = roomOf(file);
    if (room === undefined) return file !== 'tests/e2e/test.ts';
    return dirname(file).slice(room.length).split('/').length - 1 > (room === 'server' ? 0 : DEEPEST);
  });
  expect(outside.map((file) => `${file}: name its room in scripts/lint/rooms.ts`)).toEqual([]);
});

it('only src/app/main.tsx imports the mock backend into the app, and only by import()', () => {
  const importing = files.filter(
    (file) =>
      file.startsWith('src/') &&
      /from '[./]*\/mocks\/|import\('[./]*\/mocks\//.test(readFileSync(new URL(file, root), 'utf8')),
  );
  expect(importing).toEqual(['src/app/main.tsx']);
  expect(readFileSync(new URL('src/app/main.tsx', root), 'utf8')).not.toMatch(/from '[./]*\/mocks\//);
});

it('no two rooms import each other', () => {
  const pairs = folders.flatMap((a) =>
    folders.filter((b) => a < b && mayImport(a, b) && mayImport(b, a)).map((b) => [a, b]),
  );
  expect(pairs.filter(([a, b]) => !(a?.startsWith('src/features/') && b === 'src/store'))).toEqual([]);
});

it.each([
  ['src/ui', 0, '../api/api.ts', true],
  ['src/ui', 1, '../../api/api.ts', true],
  ['src/ui', 1, '../useToday.ts', false],
  ['src/features/watching', 0, '../wizard/wizardSlice.ts', false],
  ['src/features/watching', 0, '../wizard/WizardScreen.tsx', true],
  ['src/features/contract', 0, '../../../contract/money.ts', false],
  ['src/features/wizard', 1, '../../contract/fields.ts', true],
  ['server/google', 0, '../config.ts', true],
  ['server/http', 1, '../../config.ts', false],
  ['server', 0, './http/health.ts', false],
] as const)('%s, %i folders deep, importing %s is forbidden: %s', (folder, depth, path, forbidden) => {
  const room = rooms.find((each) => each.folder === folder);
  const patterns = room ? forbiddenImports(room, folders, depth) : [];
  expect(patterns.some(({ regex }) => new RegExp(regex).test(path))).toBe(forbidden);
});
