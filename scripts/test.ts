/**
 * `npm test`: every check of the project, in the order in which they fail fastest. Ends at the first failure and says which
 * step it was. `npm test -- lint unit` runs only the named steps.
 */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.ts';

type Step = { name: string; command: string; args: string[]; needsBrowser?: boolean };

const steps: Step[] = [
  { name: 'contract', command: 'node', args: ['scripts/generate.ts', '--check'] },
  { name: 'specification', command: 'node', args: ['scripts/specification.ts'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types-web', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types-service', command: 'tsc', args: ['-p', 'server/tsconfig.json'] },
  { name: 'unit', command: 'vitest', args: ['run'] },
  { name: 'build', command: 'vite', args: ['build', '--logLevel', 'warn'] },
  { name: 'end-to-end', command: 'playwright', args: ['test'], needsBrowser: true },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

let passed = 0;
for (const step of steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const started = Date.now();
  console.log(`\n=== ${step.name}`);
  const env = { ...process.env, ...(step.needsBrowser ? { CHROMIUM_PATH: ensureChromium() } : {}) };
  const { status, error } = spawnSync(step.command, step.args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) {
    console.error(`\n=== ${step.name} failed`);
    console.log(`${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
  console.log(`=== ${step.name} passed in ${Math.round((Date.now() - started) / 1000)} s`);
}
console.log(`\n${passed} passed, 0 failed`);
