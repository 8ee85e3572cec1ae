/** Many requests made of the contract, 500 to each operation unless said otherwise, other ones with each seed (server/http/fuzz.test.ts). */
import { runTests } from './runTests.ts';
import type { SoakOptions } from './soakPart.ts';

export function soakFuzz({ rounds, seed }: SoakOptions): Promise<boolean> {
  const args = ['run', '--project', 'service', '--testTimeout', '600000', 'server/http/fuzz.test.ts'];
  return runTests('vitest', args, { FUZZ_RUNS: String(rounds ?? 500), FUZZ_SEED: String(seed) });
}
