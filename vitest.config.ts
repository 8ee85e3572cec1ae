/** The web app in jsdom, the service on Node with the embedded PostgreSQL, what is pure beside it, and the conformance suite over both backends. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { EXPRESSION_FLAGS } from './server/documents/child/expressionFlags.ts';
import { LongestFirst } from './tests/setup/longestFirst.ts';

/** `LONG=1`, as in `npm run soak -- long`, runs the tests that are too long for `npm test`, `*.soak.test.ts`, and only those. */
const notNow = process.env['LONG'] === '1' ? '**/!(*.soak).test.*' : '**/*.soak.test.*';

/** Tests of functions without state: they share a worker, which spares each file the loading of the whole analysis. */
const pure = ['server/domain/**/*.test.ts', 'contract/**/*.test.ts', 'sheets/**/*.test.ts'];

/** Tests of the service that start no process of it and look at none: loading its modules takes longer than most of them. */
const quiet = [
  'server/http/**/*.test.ts',
  'server/google/**/*.test.ts',
  'server/db/**/*.test.ts',
  'server/app.test.ts',
  'server/jobs/**/*.test.ts',
  'server/mail/**/*.test.ts',
  'server/mountSandbox.test.ts',
  'sandbox/**/*.test.ts',
  'scripts/accuracy/**/*.test.ts',
  'scripts/build/**/*.test.ts',
  'scripts/*.test.ts',
  'scripts/{bench,lint}/**/*.test.ts',
  'server/{config,folderRefusal,secretKeys}.test.ts',
  'server/documents/{readDocument,renderPdf,readOutlookMail}{,.soak}.test.ts',
  'server/documents/sameAnswer.soak.test.ts',
  'server/documents/pdf/**/*.test.ts',
  'server/documents/childRights.test.ts',
  'server/documents/scan/{despeckle,pagesThatMatter,readScan}.test.ts',
  'tests/conformance/serviceBackend.test.ts',
];
/**
 * Of those, what kills the processes it has started or looks at the memory of its own, and the one that loads drizzle-kit, which gives
 * every array a property: in a shared worker no PDF could be read after it.
 */
const unquiet = ['server/jobs/killedSearch.soak.test.ts', 'server/db/migrate.test.ts'];

/** Web tests that replace a module or start the app itself: each has a worker of its own, the others share one. */
const alone = [
  'src/app/main.soak.test.tsx',
  'src/**/unloadedParts.soak.test.tsx',
  'src/features/contracts/ContractTable.soak.test.tsx',
  // No other test's store may ask for anything while it counts requests.
  'src/store/replay.test.ts',
  // Whether the replay loads every door is only seen where no other file has opened one. DevTools are there before the toolkit is.
  'src/store/startReplay.test.ts',
  'src/store/replayedScreens.soak.test.tsx',
];

/** pdf.js draws on a canvas, which the browser stand-in has not: a document is a stand-in, too, or its text is shown in its place. */
const drawsNothing = {
  alias: [{ find: /^.*\/platform\/pdfPages\.ts$/, replacement: join(import.meta.dirname, 'tests/setup/longPdf.ts') }],
};

/**
 * A third of the time is waited for databases and processes: one more than there are processors on two. Said for each project: where they
 * differ, Vitest runs none.
 */
const maxWorkers = Math.max(3, availableParallelism() - 1);

/** For what stays once it has come about: `expect.poll` waits as long as a busy machine takes. Its own second is too short for that. */
const patient = { poll: { timeout: 60_000 } };

/**
 * What runs on Node alone is loaded by Node, as the service itself is, and not taken apart and put together by Vite: a worker of the
 * service's tests is ready in a third of the processor time. `quickImports.ts` is loaded first.
 */
const onNode = {
  environment: 'node' as const,
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: [`--import=${new URL('tests/setup/quickImports.ts', import.meta.url).href}`, ...EXPRESSION_FLAGS],
};

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        resolve: drawsNothing,
        test: {
          name: 'web',
          maxWorkers,
          expect: patient,
          // No intervals: jsdom draws by one. Where it was faked when it began, no frame that is asked for ever came in the files after it.
          fakeTimers: {
            toFake: ['setTimeout', 'clearTimeout', 'Date', 'requestAnimationFrame', 'cancelAnimationFrame'],
          },
          isolate: false,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}', 'mocks/**/*.test.ts'],
          exclude: [...alone, notNow],
          setupFiles: ['./tests/setup/web.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        resolve: drawsNothing,
        test: {
          name: 'web-alone',
          maxWorkers,
          expect: patient,
          environment: 'jsdom',
          include: alone,
          exclude: [notNow],
          setupFiles: ['./tests/setup/web.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'domain',
          maxWorkers,
          expect: patient,
          isolate: false,
          ...onNode,
          include: pure,
          exclude: [notNow],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'service',
          maxWorkers,
          expect: patient,
          isolate: false,
          ...onNode,
          globalSetup: ['./server/db/testing/serviceGlobal.ts'],
          setupFiles: ['./tests/setup/contractOnce.ts', './tests/setup/quickPasswords.ts'],
          include: quiet,
          exclude: [...unquiet, notNow],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'service-alone',
          maxWorkers,
          expect: patient,
          ...onNode,
          globalSetup: ['./server/db/testing/serviceGlobal.ts'],
          setupFiles: ['./tests/setup/contractOnce.ts', './tests/setup/quickPasswords.ts'],
          include: ['server/*.test.ts', 'server/documents/**/*.test.ts', 'tests/conformance/*.test.ts', ...unquiet],
          exclude: [notNow, ...pure, ...quiet.filter((files) => !/^server\/(jobs|db)\//.test(files))],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
