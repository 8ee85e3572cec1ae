/** Runs some of the tests of `npm test` with more than that has time for. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const programs = {
  vitest: '../../node_modules/vitest/vitest.mjs',
  playwright: '../../node_modules/@playwright/test/cli.js',
};

/** Answers whether all of them passed; what they print is printed. `env` is what asks them for more. */
export async function runTests(
  program: keyof typeof programs,
  args: readonly string[],
  env: Record<string, string>,
): Promise<boolean> {
  const path = fileURLToPath(new URL(programs[program], import.meta.url));
  const tests = spawn(process.execPath, [path, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code] = (await once(tests, 'exit')) as [number | null];
  return code === 0;
}
