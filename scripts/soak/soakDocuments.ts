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
  'server/documents/sameAnswer.test.ts',
];

export function soakDocuments(): Promise<boolean> {
  return runTests('vitest', ['run', '--testTimeout', '1800000', ...tests], { WHOLE: '1' });
}
