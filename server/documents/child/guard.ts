/**
 * A thread beside a document being read: kills the process when the service is gone (no orphan goes on working), and when it
 * outgrows its memory on systems where the service cannot look at it from outside.
 */
import { workerData } from 'node:worker_threads';

const EVERY_MS = 200;
const parent = process.ppid;
const { limit } = workerData as { limit: number };

setInterval(() => {
  const orphaned = process.ppid !== parent;
  if (orphaned || process.memoryUsage.rss() > limit) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
