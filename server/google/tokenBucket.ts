/** Spends no more than a number of units in any minute: a bucket that refills steadily. */
import type { GoogleTime } from './googleTime.ts';

/** The share of a minute's units that may be spent at once; the rest flows in, so that no minute ever exceeds the limit. */
const BURST_SHARE = 0.1;

export type TokenBucket = {
  /** Resolves when `units` may be spent; first come, first served. Rejects with the signal's reason when aborted. */
  take(units: number, signal: AbortSignal): Promise<void>;
};

/** A full bucket for `unitsPerMinute` (`Infinity`: no limit). */
export function createTokenBucket(unitsPerMinute: number, time: GoogleTime): TokenBucket {
  if (unitsPerMinute === Number.POSITIVE_INFINITY) return { take: async (_units, signal) => signal.throwIfAborted() };
  const capacity = unitsPerMinute * BURST_SHARE;
  const perMs = (unitsPerMinute - capacity) / 60_000;
  let level = capacity;
  let filledAt = time.now();

  return {
    async take(units, signal) {
      signal.throwIfAborted();
      const now = time.now();
      level = Math.min(capacity, level + Math.max(0, now - filledAt) * perMs);
      filledAt = now;
      // Reserved at once, paid by waiting: whoever comes later waits longer.
      level -= units;
      if (level >= 0) return;
      try {
        await time.sleep(Math.ceil(-level / perMs), signal);
      } catch (error) {
        level += units;
        throw error;
      }
    },
  };
}
