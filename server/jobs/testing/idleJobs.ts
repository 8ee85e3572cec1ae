/** For tests of other things: jobs that never run. */
import type { Jobs } from '../startJobs.ts';

export const idleJobs: Pick<Jobs, 'queueSearch' | 'abandon'> = {
  queueSearch: () => Promise.resolve(),
  abandon: () => undefined,
};
