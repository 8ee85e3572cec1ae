/**
 * `npm test`: every check of the project. The quick ones and the two builds run beside the unit tests, the end-to-end tests afterwards,
 * since they need both builds and a machine to themselves. Ends at the first failure and says which step it was.
 * `npm test -- lint unit` runs only the named steps.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureTestBrowser } from './chromium.ts';
import { type Lane, type Outcome, runLanes, type Step } from './testing/runLanes.ts';
import { memoryFolder } from './testing/testFolder.ts';

/** Compilers written in Go: what they forget needn't be collected before they end, unless the machine is small. */
const inGo = { GOGC: 'off', GOMEMLIMIT: '2GiB' };
const node = (name: string, ...args: string[]): Step => ({ name, command: 'node', args });

const checks: Step[] = [
  node('contract', 'scripts/generate.ts', '--check'),
  node('specification', 'scripts/specification.ts'),
  // Beside the unit tests there is no second processor to be had, and threads that share none only do some of the work twice.
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'], env: () => ({ ...inGo, GOMAXPROCS: '1' }) },
  { name: 'formatting', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types-web', command: 'tsc', args: ['-p', 'tsconfig.json', '--singleThreaded'], env: () => inGo },
  { name: 'types-service', command: 'tsc', args: ['-p', 'server/tsconfig.json', '--singleThreaded'], env: () => inGo },
  { name: 'build', command: 'vite', args: ['build', '--logLevel', 'warn'] },
  node('build-demo', 'scripts/demo.ts', '--build'),
];
const browser = node('browser', 'scripts/testBrowser.ts');
const unit: Step = { name: 'unit', command: 'vitest', args: ['run'] };
/** With builds of the same run there is nothing left to build. */
const endToEnd: Step = {
  name: 'end-to-end',
  command: 'playwright',
  args: ['test'],
  env: () => ({ CHROMIUM_PATH: ensureTestBrowser(), ...(wanted.length === 0 ? { E2E_BUILT: '1' } : {}) }),
};

/** One after the other; the lanes of each beside one another. */
const stages: Lane[][] = [
  [{ steps: [browser] }, { steps: checks }, { steps: [unit], isLive: true }],
  [{ steps: [endToEnd], isLive: true }],
];

const wanted = process.argv.slice(2);
const names = stages.flat().flatMap(({ steps }) => steps.map(({ name }) => name));
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}

const folder = memoryFolder();
if (folder) process.env['TMPDIR'] = folder.path;
process.on('exit', () => folder?.remove());

const total: Outcome = { passed: 0, failed: null };
for (const stage of stages) {
  const lanes = stage.map((lane) => ({
    ...lane,
    steps: lane.steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  }));
  const { passed, failed } = await runLanes(lanes);
  total.passed += passed;
  total.failed = failed;
  if (failed !== null) break;
}

if (!existsSync(fileURLToPath(new URL('../../shared/corpus', import.meta.url)))) {
  console.log(
    'NOT RUN: what reads the corpus of real documents. ../shared/corpus is missing; put it beside the project.',
  );
}
if (total.failed !== null) console.error(`=== ${total.failed} failed`);
console.log(`${total.passed} passed, ${total.failed === null ? 0 : 1} failed`);
process.exit(total.failed === null ? 0 : 1);
