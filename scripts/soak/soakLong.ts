/** The tests that are too long for `npm test`: every `*.soak.test.ts`, each beside what it tests and in the project of its folder. */
import { runTests } from './runTests.ts';

export function soakLong(): Promise<boolean> {
  return runTests('vitest', ['run'], { LONG: '1' });
}
