/** A clock that tests turn by hand: timers are faked, promises and requests to the mock backend are not. */
import { vi } from 'vitest';

/** Fakes timers until `vi.useRealTimers()`, but no intervals: jsdom needs them (vitest.config.ts). */
export function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
}

/** Lets pending requests and promises come to their end without turning the clock. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 20; round += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Turns the clock on by milliseconds, in steps small enough for requests to be answered between them. */
export async function pass(milliseconds: number): Promise<void> {
  const step = 250;
  for (let gone = 0; gone < milliseconds; gone += step) {
    await settle();
    await vi.advanceTimersByTimeAsync(Math.min(step, milliseconds - gone));
  }
  await settle();
}
