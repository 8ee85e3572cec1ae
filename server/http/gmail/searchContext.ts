/** What the search handlers need besides the database: made by the process with `startJobs`, brought by tests. */
import type { Jobs } from '../../jobs/startJobs.ts';

export type SearchContext = Pick<Jobs, 'queueSearch' | 'abandon'>;
