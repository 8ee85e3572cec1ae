/** The fault table: every row of Google's error table, and the rules of rates, errors and time-outs. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, file, plainMail, tinyWorkspace } from '../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleUser, type GoogleWorld } from '../../tests/setup/googleWorld.ts';
import { GoogleFailure } from './googleFailure.ts';
import { googleHttpError } from '../http/google/googleHttpError.ts';
import type { CreateGoogleOptions } from './createGoogle.ts';
import { openWorkspace } from './openWorkspace.ts';
import { createFakeTime, type FakeTime } from './testing/fakeTime.ts';
import type { WorkspaceClient } from './workspaceClient.ts';

const first = plainMail(ADMIN, 'First', 'renewal');
const workspace = tinyWorkspace(
  [first, plainMail(ADMIN, 'Second', 'renewal')],
  [file('one', 'One.pdf', { searchText: 'renewal' })],
);

let world: GoogleWorld;
let user: GoogleUser;
let time: FakeTime;
let client: WorkspaceClient;
const signal = new AbortController().signal;
const path = '/gmail/';

/** A fresh process on the same connection: no pauses, no narrowed gates of earlier tests. */
async function freshClient(options: Partial<CreateGoogleOptions> = {}): Promise<WorkspaceClient> {
  time = createFakeTime();
  const opened = await openWorkspace(world.secondRoom({ time, ...options }), user.id);
  return opened.clientFor(ADMIN);
}
const list = (from = client) => from.listMessages('"renewal"', null, signal);
const failureOf = async (work: Promise<unknown>): Promise<GoogleFailure> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(GoogleFailure);
  return error as GoogleFailure;
};
const struck = () => world.sandbox.state.faults.struck.length;

beforeAll(async () => {
  world = await startGoogleWorld(workspace);
  user = await world.user();
});
beforeEach(async () => {
  world.sandbox.state.faults.clear();
  world.sandbox.state.faults.struck.length = 0;
  const { connected } = (await user.call('GET', '/api/google/status')).json() as { connected: boolean };
  if (!connected) await user.connect({ account: ADMIN });
  client = await freshClient();
});
afterAll(() => world.close());

describe('row by row (2.6)', () => {
  it('400 failedPrecondition is tried three times, then the mailbox is left out', async () => {
    world.sandbox.state.faults.queue({ kind: 'failedPrecondition', path, times: 2 });
    expect((await list()).messages).toHaveLength(2);
    world.sandbox.state.faults.queue({ kind: 'failedPrecondition', path, times: Infinity });
    expect(await failureOf(list())).toMatchObject({ kind: 'skip', reason: 'failedPrecondition', retryAt: undefined });
    expect(struck()).toBe(5);
  });

  it('401 authError gets a new token once', async () => {
    world.sandbox.state.accessTokens.expireAll();
    expect((await list()).messages).toHaveLength(2);
    expect(time.slept).toEqual([]);
  });

  it('401 with a new token, too, fails with a sentence of its own, and the connection lives', async () => {
    world.sandbox.state.faults.queue({ kind: 'unauthorized', path, times: 2 });
    expect(await failureOf(list())).toMatchObject({
      kind: 'admin',
      reason: 'authError',
      message: 'Google refused a permission that it had just renewed.',
    });
    expect(struck()).toBe(2);
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({
      connected: true,
      reconnectReason: null,
    });
    expect((await list()).messages).toHaveLength(2);
  });

  it.each(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'] as const)(
    '403 %s backs off and goes on',
    async (reason) => {
      world.sandbox.state.faults.queue({ kind: 'forbidden', reason, path, times: 3 });
      expect((await list()).messages).toHaveLength(2);
      expect(time.slept).toEqual([1500, 2500, 4500]);
    },
  );

  it('403 dailyLimitExceeded ends the work at once', async () => {
    world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'dailyLimitExceeded', path });
    expect(await failureOf(list())).toMatchObject({ kind: 'quota', reason: 'dailyLimitExceeded' });
    expect(struck()).toBe(1);
  });

  it('403 domainPolicy is for the administrator', async () => {
    world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'domainPolicy', path });
    expect(await failureOf(list())).toMatchObject({ kind: 'admin', reason: 'domainPolicy' });
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({ connected: true });
  });

  it('403 insufficientPermissions needs a reconnect with the box ticked', async () => {
    world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'insufficientPermissions', path });
    expect(await failureOf(list())).toMatchObject({ kind: 'reconnect', reason: 'insufficientPermissions' });
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({
      connected: false,
      reconnectReason: 'A permission that is needed was not ticked when the account was connected.',
    });
  });

  it('403 of another reason loses this item only', async () => {
    world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'forbidden', path });
    expect(await failureOf(client.getMessage(first.id, signal))).toMatchObject({ kind: 'skip', reason: 'forbidden' });
  });

  it('404 is gone', async () => {
    expect(await failureOf(client.getMessage('18c000000000ffff', signal))).toMatchObject({ kind: 'gone' });
    expect(time.slept).toEqual([]);
  });

  it('429 backs off and narrows the gate', async () => {
    const room = world.secondRoom({ time });
    const opened = (await openWorkspace(room, user.id)).clientFor(ADMIN);
    const gate = room.gateOf(ADMIN, (await connectionSub()) ?? '');
    expect(gate.width).toBe(3);
    world.sandbox.state.faults.queue({ kind: 'tooManyRequests', path, times: 2 });
    expect((await list(opened)).messages).toHaveLength(2);
    expect(gate.width).toBe(1);
  });

  it('429 for hours becomes a time to go on at, and nothing asks before', async () => {
    const retryAt = new Date(time.now() + 3 * 3_600_000).toISOString();
    world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAt, path });
    expect(await failureOf(list())).toMatchObject({ kind: 'wait', retryAt: Date.parse(retryAt) });
    expect(await failureOf(client.getMessage(first.id, signal))).toMatchObject({ kind: 'wait' });
    expect(struck()).toBe(1);
    expect((await client.listFiles('trashed = false', 'user', null, signal)).files).toHaveLength(1);
    time.advance(3 * 3_600_000);
    expect((await list()).messages).toHaveLength(2);
  });

  it.each([500, 502, 503, 504] as const)('%i backs off and goes on', async (status) => {
    world.sandbox.state.faults.queue({ kind: 'serverError', status, path, times: 5 });
    expect((await list()).messages).toHaveLength(2);
    expect(time.slept).toEqual([1500, 2500, 4500, 8500, 16_500]);
  });

  it('5xx without end is given up', async () => {
    world.sandbox.state.faults.queue({ kind: 'serverError', path, times: Infinity });
    expect(await failureOf(list())).toMatchObject({ kind: 'network' });
    expect(struck()).toBe(6);
  });

  it('an answer that is cut off is asked for again', async () => {
    world.sandbox.state.faults.queue({ kind: 'cut', path, times: 2 });
    expect((await list()).messages).toHaveLength(2);
    const { files } = await client.listFiles('trashed = false', 'user', null, signal);
    world.sandbox.state.faults.queue({ kind: 'cut', path: '/drive/', times: 2 });
    const [one] = files;
    expect(one && Buffer.from(await client.downloadFile(one, signal)).toString()).toBe('%PDF-1.4 One.pdf');
  });
});

describe('rule 24: pauses', () => {
  it('follow the Retry-After header', async () => {
    world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAfterSeconds: 20, path });
    await list();
    expect(time.slept).toEqual([20_000]);
  });

  it('follow the time in the sentence', async () => {
    const retryAt = new Date(time.now() + 30_000).toISOString();
    world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAt, path });
    await list();
    expect(time.slept[0]).toBeGreaterThan(29_000);
    expect(time.slept[0]).toBeLessThanOrEqual(30_000);
  });

  it('are not multiplied by retries of the libraries', async () => {
    world.sandbox.state.faults.queue({ kind: 'serverError', path: '/token', times: Infinity });
    world.sandbox.state.accessTokens.expireAll();
    expect(await failureOf(list())).toMatchObject({ kind: 'network' });
    expect(struck()).toBe(3);
  });

  it('end when the work is cancelled', async () => {
    world.sandbox.state.faults.queue({ kind: 'serverError', path, times: Infinity });
    const stop = new AbortController();
    time.sleep = (_ms, given) =>
      new Promise((_resolve, reject) => {
        given.addEventListener('abort', () => reject(given.reason as Error));
        stop.abort(new Error('edited'));
      });
    await expect(client.listMessages('"renewal"', null, stop.signal)).rejects.toThrow('edited');
  });
});

describe('rule 25: time-outs', () => {
  // Long enough for a busy machine to answer what does not hang.
  const timeouts = { callMs: 1_000, downloadMs: 1_000, probeMs: 1_000 };
  beforeEach(async () => {
    const { endpoints } = world.google.settings;
    client = await freshClient({ settings: { endpoints, timeouts } });
  });

  it('end a call that hangs; it is asked again', async () => {
    world.sandbox.state.faults.queue({ kind: 'hang', path });
    expect((await list()).messages).toHaveLength(2);
    expect(time.slept[0]).toBe(1500);
  });

  it('end a download that hangs', async () => {
    const { files } = await client.listFiles('trashed = false', 'user', null, signal);
    world.sandbox.state.faults.queue({ kind: 'hang', path: '/drive/' });
    const [one] = files;
    expect(one && (await client.downloadFile(one, signal)).length).toBeGreaterThan(0);
  });

  it('end a token call that hangs', async () => {
    world.sandbox.state.accessTokens.expireAll();
    world.sandbox.state.faults.queue({ kind: 'hang', path: '/token' });
    expect((await list()).messages).toHaveLength(2);
  });
});

describe('rule 27: every failure', () => {
  it('has a sentence and a code for the client, never 401, and no token in it', async () => {
    world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAfterSeconds: 7200, path });
    const failure = await failureOf(list());
    const answer = googleHttpError(failure, time.now()) as { status: number; code: string; headers: object };
    expect(answer).toMatchObject({ status: 503, code: 'GOOGLE_BUSY', headers: { 'retry-after': '7200' } });
    expect(JSON.stringify(failure) + String(failure.cause)).not.toContain('ya29');
  });

  it('of a search without a connection says what to do', async () => {
    const other = await world.user();
    const answer = await other.call('GET', '/api/google/gmail/profile');
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: { message: 'You need to connect your Google account first', code: 'NOT_CONNECTED' },
    });
  });
});

async function connectionSub(): Promise<string | null> {
  const result = await world.database.pool.query<{ google_sub: string }>(
    'select google_sub from google_connections where user_id = $1',
    [user.id],
  );
  return result.rows[0]?.google_sub ?? null;
}
