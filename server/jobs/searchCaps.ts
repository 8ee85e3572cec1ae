/** The caps of a search: looked at in every phase, so that nothing Google answers keeps one going for ever. */
import type { SearchRun } from './searchRun.ts';

/** Ends the run where it has fetched or worked as much as one search may. */
export function lookAtCaps(run: SearchRun): void {
  const { limits, totals, row } = run;
  const activeMs = row.activeMs + performance.now() - totals.startedAt;
  if (totals.bytes > limits.maxTotalBytes) {
    const gigabytes = Math.round(limits.maxTotalBytes / 1024 ** 3);
    run.ended ??= { cap: `The search ended at its limit of ${gigabytes} GB. Narrow it to see the rest.` };
  }
  if (activeMs > limits.maxActiveMs) {
    const hours = Math.round(limits.maxActiveMs / 3_600_000);
    run.ended ??= { cap: `The search ended at its limit of ${hours} hours. Narrow it to see the rest.` };
  }
}
