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

it('starts what died of a full disk as soon as there is room, however often and long', async () => {
  let [isAlive, room, restarts, full] = [true, true, 0, 0];
  const lost: string[] = [];
  const leave = keepRunning({
    isAlive: () => isAlive,
    hasRoom: () => Promise.resolve(room),
    restart: async () => {
      restarts += 1;
      // The disk is filled up again while it starts, and it dies of that.
      room = restarts % 2 === 0;
      if (!room) throw new Error('No space left on device.');
      isAlive = true;
    },
    onFull: () => void (full += 1),
    onLost: ({ message }) => void lost.push(message),
  });
  for (let death = 0; death < 6; death += 1) {
    [isAlive, room] = [false, false];
    await vi.advanceTimersByTimeAsync(2000);
    room = true;
    await vi.advanceTimersByTimeAsync(1000);
    room = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(isAlive).toBe(true);
  }
  await leave();
  expect({ restarts, full, lost }).toEqual({ restarts: 12, full: 6, lost: [] });
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
