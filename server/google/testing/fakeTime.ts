/** Time that passes only by sleeping, and at once. */
import type { GoogleTime } from '../googleTime.ts';

export type FakeTime = GoogleTime & {
  /** Every pause asked for, in milliseconds. */
  slept: number[];
  /** Moves on without a pause. */
  advance(ms: number): void;
};

/** Starts now; chance is always 0.5. */
export function createFakeTime(): FakeTime {
  const start = Date.now();
  let ahead = 0;
  const slept: number[] = [];
  return {
    slept,
    now: () => start + ahead,
    random: () => 0.5,
    advance: (ms) => void (ahead += ms),
    async sleep(ms, signal) {
      signal.throwIfAborted();
      slept.push(Math.round(ms));
      ahead += ms;
      // A turn of the event loop, as a real pause would be.
      await new Promise((resolve) => setImmediate(resolve));
      signal.throwIfAborted();
    },
  };
}
