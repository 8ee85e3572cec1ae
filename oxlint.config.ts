/**
 * The linter. Rooms and what each may import stand in `scripts/lint/rooms.ts`. Rules that need types
 * are checked by oxlint-tsgolint, which `options.typeAware` switches on: about ten seconds for the whole project.
 */
import { defineConfig } from 'oxlint';
import { roomOverrides, testOverrides } from './scripts/lint/forbiddenImports.ts';
import { features, rooms, testRooms } from './scripts/lint/rooms.ts';

const folders = rooms.map(({ folder }) => folder);
const halves = ['contract', 'sheets', 'src', 'mocks', 'server', 'sandbox', 'scripts', 'tests'];

/** Everything generated comes through a door, which says what a change of it makes stale. */
const throughTheDoor = {
  regex: String.raw`(?:endpoints|generated/\w+)\.gen\.ts$`,
  message:
    'The door to the service is src/api/api.ts and its neighbours (cycleApi.ts, accountApi.ts ...), which also have the types.',
};
const node = { regex: '^node:', message: 'This room is pure: it knows no operating system.' };
const packages = { regex: '^[^.]', message: 'The kernel is pure: it imports nothing but itself.' };
const more: Record<string, { regex: string; message: string }[]> = {
  contract: [packages],
  sheets: [node],
  'server/domain': [node],
  'src/domain': [node],
  'src/platform': [node],
  'src/ui': [node, throughTheDoor],
  'src/store': [node, throughTheDoor, { regex: String.raw`features/.*\.tsx$`, message: 'The store knows no screens.' }],
  'src/app': [node, throughTheDoor],
  'tests/e2e': [throughTheDoor],
  ...Object.fromEntries(features.map((folder) => [folder, [node, throughTheDoor]])),
};

/** What a browser offers beside the elements that React gives us. */
const browserGlobals = [
  'window document navigator location history screen localStorage sessionStorage indexedDB matchMedia',
  'requestIdleCallback cancelIdleCallback getComputedStyle open alert confirm prompt',
]
  .flatMap((names) => names.split(' '))
  .map((name) => ({ name, message: 'src/platform is the only door to the browser.' }));

export default defineConfig({
  options: { typeAware: true },
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react-hooks/exhaustive-deps': 'error',
    'react-hooks/rules-of-hooks': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-console': 'error',
    'import/no-named-as-default-member': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    // With types.
    'typescript/await-thenable': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-template-expressions': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // Listeners of Redux and query builders hand out methods that need no `this`; `String(url)` is what URLs are for.
    'typescript/unbound-method': 'off',
    'typescript/no-base-to-string': 'off',
    // What comes from JSON, a database row or a test's answer is checked by its schema before it is named by a type.
    'typescript/no-unsafe-type-assertion': 'off',
    // `noImplicitReturns` of the compiler, which knows that a switch over a union is complete.
    'typescript/consistent-return': 'off',
    // They see neither `noUncheckedIndexedAccess` in a destructuring nor that `answer<Contract>(body)` says what a body has to be.
    'typescript/no-useless-default-assignment': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    // `[...text]` is how one walks over characters.
    'typescript/no-misused-spread': ['error', { allow: [{ from: 'lib', name: 'string' }, 'string'] }],
  },
  ignorePatterns: ['dist', 'dist-demo', '**/*.gen.ts', 'public/mockServiceWorker.js', 'data'],
  overrides: [
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    ...rooms.flatMap((room) => roomOverrides(room, folders, more[room.folder])),
    {
      files: ['src/features/**/*Slice.ts', 'src/features/**/*Listeners.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: String.raw`^(?:\.\./)+(?:store|app|ui|mocks|server)/`,
                allowTypeImports: true,
                message: 'State comes before the store: only `import type { AppStartListening }` may look up.',
              },
              { regex: String.raw`\.tsx$`, message: 'State comes before screens.' },
              throughTheDoor,
            ],
          },
        ],
      },
    },
    // The one file that starts the demo, and only by `import()` (scripts/lint/rooms.test.ts).
    {
      files: ['src/app/main.tsx'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [throughTheDoor, node] }],
        'no-restricted-globals': 'off',
      },
    },
    ...testRooms.flatMap((room) => testOverrides(room, halves)),
    {
      files: ['src/{app,api,domain,features,store,ui}/**'],
      excludeFiles: ['**/*.test.*', 'src/app/main.tsx'],
      rules: { 'no-restricted-globals': ['error', ...browserGlobals] },
    },
    // Tests sort what they got to compare it, and stand in for classes of the browser.
    {
      files: ['**/*.test.*', 'tests/**'],
      rules: { 'typescript/require-array-sort-compare': 'off', 'typescript/no-misused-spread': 'off' },
    },
    { files: ['scripts/**', 'server/server.ts', 'server/analyse.ts'], rules: { 'no-console': 'off' } },
  ],
});
