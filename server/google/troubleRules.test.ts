/** The rules of pauses, time-outs and what a failure says (24, 25, 27), against the sandbox. */
import { beforeEach, describe, expect, it } from 'vitest';
import { googleHttpError } from '../http/google/googleHttpError.ts';
import { failureOf, GMAIL_PATH as path, troubledAccount } from './testing/troubledAccount.ts';

const google = troubledAccount();
const signal = new AbortController().signal;

describe('rule 24: pauses', () => {
  it('follow the Retry-After header', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAfterSeconds: 9, path });
    await google.list();
    expect(google.time.slept).toEqual([9000]);
  });

  it('follow the time in the sentence', async () => {
    const retryAt = new Date(google.time.now() + 9000).toISOString();
    google.world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAt, path });
    await google.list();
    expect(google.time.slept[0]).toBeGreaterThan(8000);
    expect(google.time.slept[0]).toBeLessThanOrEqual(9000);
  });

  it('for the quota are no longer than ten seconds within a call: a search gives its place to others meanwhile', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAfterSeconds: 11, path });
    const retryAt = google.time.now() + 11_000;
    expect(await failureOf(google.list())).toMatchObject({ kind: 'wait' });
    expect(google.time.slept).toEqual([]);
    expect((await failureOf(google.list())).retryAt).toBeGreaterThanOrEqual(retryAt);
  });

  it('are not multiplied by retries of the libraries', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'serverError', path: '/token', times: Infinity });
    google.world.sandbox.state.accessTokens.expireAll();
    expect(await failureOf(google.list())).toMatchObject({ kind: 'network' });
    expect(google.struck()).toBe(3);
  });

  it('end when the work is cancelled', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'serverError', path, times: Infinity });
    const stop = new AbortController();
    google.time.sleep = (_ms, given) =>
      new Promise((_resolve, reject) => {
        given.addEventListener('abort', () => reject(given.reason as Error));
        stop.abort(new Error('edited'));
      });
    await expect(google.client.listMessages('"renewal"', null, stop.signal)).rejects.toThrow('edited');
  });
});

describe('rule 25: time-outs', () => {
  // Long enough for a busy machine to answer what does not hang.
  const timeouts = { callMs: 500, downloadMs: 500, probeMs: 500 };
  beforeEach(async () => {
    const { endpoints } = google.world.google.settings;
    await google.refresh({ settings: { endpoints, timeouts } });
  });

  it('end a call that hangs; it is asked again', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'hang', path });
    expect((await google.list()).messages).toHaveLength(2);
    expect(google.time.slept[0]).toBe(1500);
  });

  it('end a download that hangs', async () => {
    const { files } = await google.client.listFiles('trashed = false', 'user', null, signal);
    google.world.sandbox.state.faults.queue({ kind: 'hang', path: '/drive/' });
    const [one] = files;
    expect(one && (await google.client.downloadFile(one, signal)).length).toBeGreaterThan(0);
  });

  it('end a token call that hangs', async () => {
    google.world.sandbox.state.accessTokens.expireAll();
    google.world.sandbox.state.faults.queue({ kind: 'hang', path: '/token' });
    expect((await google.list()).messages).toHaveLength(2);
  });
});

describe('rule 27: every failure', () => {
  it('has a sentence and a code for the client, never 401, and no token in it', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAfterSeconds: 7200, path });
    const failure = await failureOf(google.list());
    const answer = googleHttpError(failure, google.time.now()) as { status: number; code: string; headers: object };
    expect(answer).toMatchObject({ status: 503, code: 'GOOGLE_BUSY', headers: { 'retry-after': '7200' } });
    expect(JSON.stringify(failure) + String(failure.cause)).not.toContain('ya29');
  });

  it('of a search without a connection says what to do', async () => {
    const other = await google.world.user();
    const answer = await other.call('GET', '/api/google/gmail/profile');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: { message: 'You need to connect your Google account first', code: 'NOT_CONNECTED' },
    });
  });
});
