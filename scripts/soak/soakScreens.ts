/** The end-to-end tests with every variant that `npm test` has no time for: colours at each size and scheme, and all seven clocks. */
import { runTests } from './runTests.ts';

export function soakScreens(): Promise<boolean> {
  return runTests('playwright', ['test', 'ccessibility', 'brokenPages', 'keyboardScreens', 'clocks'], { WHOLE: '1' });
}
