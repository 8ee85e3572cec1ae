/** Time and chance, passed in, so that tests of waiting do not wait. */
import { setTimeout as delay } from 'node:timers/promises';

export type GoogleTime = {
  /** Epoch milliseconds. */
  now(): number;
  /** Resolves after `ms`; rejects with the signal's reason when aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1, 1 excluded. */
  random(): number;
};

/** The real ones. */
export const SYSTEM_TIME: GoogleTime = {
  now: Date.now,
  random: Math.random,
  async sleep(ms, signal) {
    signal.throwIfAborted();
    try {
      await delay(ms, undefined, { signal });
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  },
};
