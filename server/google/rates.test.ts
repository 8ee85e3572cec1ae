/** Rule 23: an account's units and calls at a time; and the arithmetic of pauses (rule 24). */
import { describe, expect, it } from 'vitest';
import { accountGates, createAccountGate } from './accountGate.ts';
import { backoffMs, statedRetryAt } from './backoff.ts';
import { GOOGLE_UNITS_PER_MINUTE, UNLIMITED } from './quotaCosts.ts';
import { createFakeTime } from './testing/fakeTime.ts';
import { createTokenBucket } from './tokenBucket.ts';

const signal = new AbortController().signal;
const nothing = () => Promise.resolve();
const aMoment = () => new Promise<void>((done) => void setImmediate(done));

/** Does the 60th message in a row have to wait? */
const waits = async (costs: object) => {
  const time = createFakeTime();
  const gate = createAccountGate({ unitsPerMinute: GOOGLE_UNITS_PER_MINUTE, costs }, time);
  for (let call = 0; call < 60; call += 1) await gate.pass('gmail.messages.get', signal, nothing);
  return time.slept.length > 0;
};

describe('rule 23: the units of an account', () => {
  it('never exceed the limit in any minute', async () => {
    const time = createFakeTime();
    const bucket = createTokenBucket(6_000, time);
    const spent: { at: number; units: number }[] = [];
    for (let call = 0; call < 1_000; call += 1) {
      const units = call % 10 === 0 ? 5 : 20;
      await bucket.take(units, signal);
      spent.push({ at: time.now(), units });
    }
    const minutes = spent.map(({ at }) =>
      spent.filter((one) => one.at >= at && one.at < at + 60_000).reduce((sum, { units }) => sum + units, 0),
    );
    expect(Math.max(...minutes)).toBeLessThanOrEqual(6_000);
    expect(Math.max(...minutes)).toBeGreaterThan(5_500);
  });

  it('are counted by a table that can be changed', async () => {
    expect(await waits({})).toBe(true);
    expect(await waits({ 'gmail.messages.get': 5 })).toBe(false);
  });

  it('are shared by all accounts that one service account reads', async () => {
    const time = createFakeTime();
    const gateOf = accountGates({ unitsPerMinute: GOOGLE_UNITS_PER_MINUTE }, time);
    for (let call = 0; call < 16; call += 1) {
      await gateOf('a@x.example', 'robot').pass('gmail.messages.get', signal, nothing);
      await gateOf('b@x.example', 'robot').pass('gmail.messages.get', signal, nothing);
    }
    expect(time.slept.length).toBeGreaterThan(0);
    expect(gateOf('a@x.example', 'robot')).toBe(gateOf('a@x.example', 'robot'));
    expect(gateOf('a@x.example', 'robot')).not.toBe(gateOf('a@x.example', 'own'));
  });
});

/** Which of two users of ours is served when: one asks often, the other twice, a little later. */
const servedInTurn = async (ask: (user: string) => Promise<void>) => {
  const served: string[] = [];
  const asking = (user: string, times: number) =>
    Array.from({ length: times }, () => ask(user).then(() => served.push(user)));
  await Promise.all([...asking('busy', 60), ...asking('small', 2)]);
  return served;
};

describe('users of ours who share an account', () => {
  it('have its units by turns', async () => {
    const bucket = createTokenBucket(6_000, createFakeTime());
    const served = await servedInTurn((user) => bucket.take(20, signal, user));
    // Thirty are there to be spent at once, and were asked for before.
    expect(served.lastIndexOf('small')).toBeLessThan(36);
    expect(served).toHaveLength(62);
  });

  it('have its calls by turns', async () => {
    const gate = createAccountGate({ unitsPerMinute: UNLIMITED }, createFakeTime());
    const served = await servedInTurn((user) => gate.pass('gmail.messages.get', signal, aMoment, user));
    expect(served.lastIndexOf('small')).toBeLessThan(9);
  });

  it('have what one who has given up does not want any more', async () => {
    const time = createFakeTime();
    const bucket = createTokenBucket(6_000, time);
    await Promise.all(Array.from({ length: 30 }, () => bucket.take(20, signal)));
    const stop = new AbortController();
    const cancelled = Array.from({ length: 100 }, () => bucket.take(20, stop.signal, 'busy'));
    const began = time.now();
    const wanted = bucket.take(20, signal, 'small');
    stop.abort(new Error('edited'));
    for (const one of cancelled) await expect(one).rejects.toThrow('edited');
    await wanted;
    expect(time.now() - began).toBeLessThan(1000);
  });
});

describe('rule 23: the calls of an account', () => {
  it('are three at a time, fewer after a complaint, three again after calm', async () => {
    const gate = createAccountGate({ unitsPerMinute: UNLIMITED }, createFakeTime());
    let running = 0;
    let most = 0;
    const call = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    const mostOf = async (calls: number) => {
      most = 0;
      await Promise.all(Array.from({ length: calls }, () => gate.pass('gmail.messages.get', signal, call)));
      return most;
    };
    expect(await mostOf(20)).toBe(3);
    gate.crowded();
    gate.crowded();
    gate.crowded();
    expect(await mostOf(20)).toBe(1);
    await mostOf(100);
    expect(gate.width).toBe(3);
  });

  it('leave the line when they are cancelled', async () => {
    const gate = createAccountGate({ unitsPerMinute: UNLIMITED }, createFakeTime());
    const stop = new AbortController();
    const held = Promise.withResolvers<void>();
    const holding = [1, 2, 3].map(() => gate.pass('gmail.messages.get', signal, () => held.promise));
    // As many as there are places: none of them may be taken by one who has left.
    const waiting = [1, 2, 3].map(() => gate.pass('gmail.messages.get', stop.signal, nothing));
    await new Promise((resolve) => setImmediate(resolve));
    stop.abort(new Error('edited'));
    for (const one of waiting) await expect(one).rejects.toThrow('edited');
    held.resolve();
    await Promise.all(holding);
    expect(await gate.pass('gmail.messages.get', signal, () => Promise.resolve('next'))).toBe('next');
  });
});

describe('rule 24: a pause', () => {
  it('doubles from a second, with chance, up to 64 seconds', () => {
    expect([0, 1, 2, 5].map((n) => backoffMs(n, 0.5))).toEqual([1_500, 2_500, 4_500, 32_500]);
    expect(backoffMs(6, 0.5)).toBe(64_000);
    expect(backoffMs(40, 0.9)).toBe(64_000);
  });

  it('is read from seconds, a date, or the sentence, in this order', () => {
    const now = Date.parse('2026-08-22T18:00:00Z');
    const sentence = 'User-rate limit exceeded.  Retry after 2026-08-22T18:22:38.763Z';
    expect(statedRetryAt('120', sentence, now)).toBe(now + 120_000);
    expect(statedRetryAt('Sat, 22 Aug 2026 18:05:00 GMT', sentence, now)).toBe(now + 300_000);
    expect(statedRetryAt(null, sentence, now)).toBe(Date.parse('2026-08-22T18:22:38.763Z'));
    expect(statedRetryAt(null, 'Rate limit exceeded', now)).toBeNull();
    expect(statedRetryAt('soon', 'Rate limit exceeded', now)).toBeNull();
  });
});
