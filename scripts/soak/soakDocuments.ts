/** The tests over real documents, made contracts and sheets with all of them, where `npm test` takes a sample. */
import { runTests } from './runTests.ts';

const tests = [
  'contract/reminderYear.test.ts',
  'scripts/accuracy/renamed.test.ts',
  'scripts/accuracy/rewording.test.ts',
  'sheets/roundTrip.test.ts',
  'server/domain/analysis/corpus.test.ts',
  'server/domain/analysis/perturbation.test.ts',
  'server/domain/cycle/realDocuments.test.ts',
  'server/documents/robustness.test.ts',
];

/** `npm run soak -- long` takes a few of these. */
const long = ['server/documents/sameAnswer.soak.test.ts'];

export async function soakDocuments(): Promise<boolean> {
  const run = ['run', '--testTimeout', '1800000'];
  const are = await runTests('vitest', [...run, ...tests], { WHOLE: '1' });
  return (await runTests('vitest', [...run, ...long], { WHOLE: '1', LONG: '1' })) && are;
}
