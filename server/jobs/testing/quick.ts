/** For tests: waits that are quick enough for them, everything else as in production. */
import type { JobLog } from '../searchRun.ts';
import type { SearchLimits } from '../searchLimits.ts';

export const QUICK: Partial<SearchLimits> = { leaseMs: 2000, renewMs: 400, sweepMs: 300, listPauseMs: 100 };

export const silentLog: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
