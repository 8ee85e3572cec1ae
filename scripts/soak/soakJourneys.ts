/** The end-to-end tests that `npm test` has no time for: `*.soak.spec.ts`, and each journey on the backend where it doesn't run there. */
import { runTests } from './runTests.ts';

export function soakJourneys(): Promise<boolean> {
  return runTests('playwright', ['test'], { LONG: '1' });
}
