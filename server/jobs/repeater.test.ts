import { expect, it } from 'vitest';
import { createRepeater } from './repeater.ts';

it('a stop waits for the step that is under way, begins none after it, and logs no failure', async () => {
  const failures: string[] = [];
  const events: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const repeater = createRepeater({ warn: (_facts, event) => failures.push(event) });
  repeater.repeat({
    everyMs: 1e6,
    name: 'cleaning up',
    steps: [() => promise, async () => events.push('second step')],
  });
  const stopped = repeater.stop().then(() => events.push('stopped'));
  await new Promise((next) => setImmediate(next));
  resolve();
  events.push('first step');
  await stopped;
  expect([events, failures]).toEqual([['first step', 'stopped'], []]);
});

it('a failure is logged, unless the service is stopping and its database is gone already', async () => {
  const failures: string[] = [];
  const cutOff = Promise.withResolvers<void>();
  const repeater = createRepeater({ warn: (_facts, event) => failures.push(event) });
  repeater.repeat({ everyMs: 1e6, name: 'cleaning up', steps: [() => Promise.reject(new Error('away'))] });
  repeater.repeat({ everyMs: 1e6, name: 'watching', steps: [() => cutOff.promise] });
  await expect.poll(() => failures).toEqual(['cleaning up failed']);
  const stopped = repeater.stop();
  cutOff.reject(new Error('Cannot use a pool after calling end on the pool'));
  await stopped;
  expect(failures).toEqual(['cleaning up failed']);
});
