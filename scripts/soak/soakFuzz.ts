/** Many requests made of the contract, 500 to each operation unless said otherwise, other ones with each seed (server/http/fuzz.test.ts). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { SoakOptions } from './soakPart.ts';

const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

export async function soakFuzz({ rounds, seed }: SoakOptions): Promise<boolean> {
  const arguments_ = ['run', '--project', 'service', '--testTimeout', '600000', 'server/http/fuzz.test.ts'];
  const env = { ...process.env, FUZZ_RUNS: String(rounds ?? 500), FUZZ_SEED: String(seed) };
  const tests = spawn(process.execPath, [VITEST, ...arguments_], { stdio: 'inherit', env });
  const [code] = (await once(tests, 'exit')) as [number | null];
  return code === 0;
}
