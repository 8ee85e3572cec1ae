import { expect, it } from 'vitest';
import { ByteGate } from './byteGate.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';

/** Work that ends when it is told to, and knows how much of it runs. */
function controlled() {
  const running: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => running.push(resolve));
  return {
    running,
    work,
    finishOne: async () => (running.shift()?.(), new Promise<void>((resolve) => setImmediate(resolve))),
  };
}

it('holds no more bytes than it may, lets nobody pass by, and a huge one goes alone', async () => {
  const gate = new ByteGate(10);
  const { running, work, finishOne } = controlled();
  const all = [6, 4, 50, 1].map((bytes) => gate.run(bytes, work));
  expect(running).toHaveLength(2);
  await finishOne();
  expect(running).toHaveLength(1);
  await finishOne();
  expect(running).toHaveLength(1);
  await finishOne();
  expect(running).toHaveLength(1);
  await finishOne();
  await Promise.all(all);
});

it('gives its room back after a failure', async () => {
  const gate = new ByteGate(10);
  await expect(gate.run(10, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await gate.run(10, () => Promise.resolve());
});

it('works on a few at a time, and starts nothing new after a failure', async () => {
  let running = 0;
  let most = 0;
  const seen: number[] = [];
  await forEachConcurrently([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    seen.push(item);
    running -= 1;
  });
  expect([most, seen]).toEqual([2, [1, 2, 3, 4, 5]]);
  const started: number[] = [];
  const failing = forEachConcurrently([1, 2, 3, 4], 2, async (item) => {
    started.push(item);
    await Promise.resolve();
    if (item === 1) throw new Error('the first');
  });
  await expect(failing).rejects.toThrow('the first');
  expect(started).toEqual([1, 2]);
});
