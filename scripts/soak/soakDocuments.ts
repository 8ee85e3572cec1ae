/** The tests over real documents with all of them, where `npm test` takes every second to eighth (`sampled`). */
import { runTests } from './runTests.ts';

const tests = [
  'server/domain/analysis/corpus.test.ts',
  'server/domain/analysis/perturbation.test.ts',
  'server/domain/cycle/realDocuments.test.ts',
  'server/documents/robustness.test.ts',
  'server/documents/sameAnswer.test.ts',
];

export function soakDocuments(): Promise<boolean> {
  return runTests('vitest', ['run', '--testTimeout', '1800000', ...tests], { WHOLE: '1' });
}
