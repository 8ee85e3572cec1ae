import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepRunning } from './keepRunning.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something that dies again as often as said, each time at once. */
function watch(deaths: number, restart: () => Promise<void> = () => Promise.resolve()) {
  let left = deaths;
  const seen = { restarts: 0, lost: [] as string[] };
  const leave = keepRunning({
    isAlive: () => left === 0,
    restart: async () => {
      await restart();
      seen.restarts += 1;
      left -= 1;
    },
    onLost: ({ message }) => void seen.lost.push(message),
  });
  return { seen, leave };
}

it('starts again what dies now and then', async () => {
  const { seen, leave } = watch(3);
  await vi.advanceTimersByTimeAsync(60_000);
  await leave();
  expect(seen).toEqual({ restarts: 3, lost: [] });
});

it('gives up what ends again and again', async () => {
  const { seen } = watch(Infinity);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ restarts: 3, lost: ['The embedded PostgreSQL ends again and again.'] });
});

it('gives up what cannot be started again, and says why', async () => {
  const { seen } = watch(1, () => Promise.reject(new Error('No space is left.')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ restarts: 0, lost: ['No space is left.'] });
});

it('waits with leaving for a restart under way, and starts nothing afterwards', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const { seen, leave } = watch(2, () => started);
  await vi.advanceTimersByTimeAsync(1000);
  const left = leave();
  start();
  await left;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual({ restarts: 1, lost: [] });
});
