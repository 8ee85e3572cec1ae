/** Spends no more than a number of units in any minute: a bucket that refills steadily, and is emptied by turns over those who wait. */
import { Turns } from '../domain/turns.ts';
import type { GoogleTime } from './googleTime.ts';

/** The share of a minute's units that may be spent at once; the rest flows in, so that no minute ever exceeds the limit. */
const BURST_SHARE = 0.1;

export type TokenBucket = {
  /**
   * Resolves when `units` may be spent. Of those who wait, the next is of the user who has had the least. Rejects with the signal's reason
   * when aborted.
   */
  take(units: number, signal: AbortSignal, user?: string): Promise<void>;
};

type Waiting = { units: number; signal: AbortSignal; give: () => void };

/** A full bucket for `unitsPerMinute` (`Infinity`: no limit). */
export function createTokenBucket(unitsPerMinute: number, time: GoogleTime): TokenBucket {
  if (unitsPerMinute === Number.POSITIVE_INFINITY) return { take: async (_units, signal) => signal.throwIfAborted() };
  const capacity = unitsPerMinute * BURST_SHARE;
  const perMs = (unitsPerMinute - capacity) / 60_000;
  const turns = new Turns<Waiting>();
  let level = capacity;
  let filledAt = time.now();
  let isServing = false;

  function fill(): void {
    const now = time.now();
    level = Math.min(capacity, level + Math.max(0, now - filledAt) * perMs);
    filledAt = now;
  }

  /** Waits until there is enough for `units`. */
  async function reach(units: number, signal: AbortSignal): Promise<void> {
    const wanted = Math.min(units, capacity);
    for (fill(); level < wanted; fill()) await time.sleep(Math.max(1, Math.ceil((wanted - level) / perMs)), signal);
  }

  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    for (let next = turns.next(() => true); next; next = turns.next(() => true)) {
      const { units, signal, give } = next.work;
      const isGone =
        signal.aborted ||
        (await reach(units, signal).then(
          () => signal.aborted,
          () => true,
        ));
      if (!isGone) {
        level -= units;
        give();
      }
      turns.done(next.user, isGone ? 0 : units);
    }
    isServing = false;
  }

  return {
    async take(units, signal, user = '') {
      signal.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        const giveUp = () => reject(signal.reason as Error);
        signal.addEventListener('abort', giveUp, { once: true });
        const give = () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        };
        turns.add(user, { units, signal, give });
        void serve();
      });
    },
  };
}
