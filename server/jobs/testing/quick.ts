/** For tests: waits that are quick enough for them, everything else as in production. */
import type { JobLog } from '../searchRun.ts';
import type { SearchLimits } from '../searchLimits.ts';

/** A lease is not one of the waits: it only ends for a worker that was killed, and on a busy machine a short one ends for one that lives. */
export const QUICK: Partial<SearchLimits> = { renewMs: 400, sweepMs: 300, listPauseMs: 100 };

export const silentLog: JobLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
