/** In which order Vitest takes the test files: one that is long and begins last would run alone, with a processor idle beside it. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The long ones, the longest first. Without this list a fresh clone goes by the size of the files. */
const LONG = [
  'tests/conformance/mockBackend.test.ts',
  'tests/conformance/serviceBackend.test.ts',
  'server/server.test.ts',
  'server/documents/DocumentReader.test.ts',
  'server/documents/robustness.test.ts',
  'src/features/contract/ContractScreen.test.tsx',
  'src/features/wizard/WizardScreen.test.tsx',
  'src/features/contracts/ContractsScreen.test.tsx',
];

const place = ({ moduleId }: TestSpecification) => {
  const at = LONG.findIndex((name) => moduleId.endsWith(name));
  return at === -1 ? LONG.length : at;
};

/**
 * Within each project, since Vitest runs one project after the other. Files with a worker each come before those that share workers: at the very
 * end a worker that is still getting ready would be waited for by all.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- Vitest's way to sort, not a list's.
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const alone = projects.filter(({ config }) => config.isolate);
    const sharing = projects.filter(({ config }) => !config.isolate);
    const inOrder = sorted.toSorted((a, b) => place(a) - place(b));
    return [...alone, ...sharing].flatMap((project) => inOrder.filter((file) => file.project === project));
  }
}
