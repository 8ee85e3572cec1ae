/** The fault table: every row of Google's error table. */
import { describe, expect, it, vi } from 'vitest';
import { ADMIN } from '../../sandbox/testing/tinyWorkspace.ts';
import { openWorkspace } from './openWorkspace.ts';
import { failureOf, GMAIL_PATH as path, troubledAccount } from './testing/troubledAccount.ts';

const google = troubledAccount();
const signal = new AbortController().signal;

describe('row by row (2.6)', () => {
  it('400 failedPrecondition is tried three times, then the mailbox is left out', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'failedPrecondition', path, times: 2 });
    expect((await google.list()).messages).toHaveLength(2);
    google.world.sandbox.state.faults.queue({ kind: 'failedPrecondition', path, times: Infinity });
    expect(await failureOf(google.list())).toMatchObject({
      kind: 'skip',
      reason: 'failedPrecondition',
      retryAt: undefined,
    });
    expect(google.struck()).toBe(5);
  });

  it('401 authError gets a new token once', async () => {
    google.world.sandbox.state.accessTokens.expireAll();
    expect((await google.list()).messages).toHaveLength(2);
    expect(google.time.slept).toEqual([]);
  });

  it('401 with a new token, too, fails with a sentence of its own, and the connection lives', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'unauthorized', path, times: 2 });
    expect(await failureOf(google.list())).toMatchObject({
      kind: 'admin',
      reason: 'authError',
      message: 'Google refused a permission that it had just renewed.',
    });
    expect(google.struck()).toBe(2);
    expect((await google.user.call('GET', '/api/google/status')).json()).toMatchObject({
      connected: true,
      reconnectReason: null,
    });
    expect((await google.list()).messages).toHaveLength(2);
  });

  it.each(['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded'] as const)(
    '403 %s backs off and goes on',
    async (reason) => {
      google.world.sandbox.state.faults.queue({ kind: 'forbidden', reason, path, times: 3 });
      expect((await google.list()).messages).toHaveLength(2);
      expect(google.time.slept).toEqual([1500, 2500, 4500]);
    },
  );

  it('403 dailyLimitExceeded ends the work at once', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'dailyLimitExceeded', path });
    expect(await failureOf(google.list())).toMatchObject({ kind: 'quota', reason: 'dailyLimitExceeded' });
    expect(google.struck()).toBe(1);
  });

  it('403 domainPolicy is for the administrator', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'domainPolicy', path });
    expect(await failureOf(google.list())).toMatchObject({ kind: 'admin', reason: 'domainPolicy' });
    expect((await google.user.call('GET', '/api/google/status')).json()).toMatchObject({ connected: true });
  });

  it('403 insufficientPermissions needs a reconnect with the box ticked', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'insufficientPermissions', path });
    expect(await failureOf(google.list())).toMatchObject({ kind: 'reconnect', reason: 'insufficientPermissions' });
    expect((await google.user.call('GET', '/api/google/status')).json()).toMatchObject({
      connected: false,
      reconnectReason: 'A permission that is needed was not ticked when the account was connected.',
    });
  });

  it('403 of another reason loses this item only', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'forbidden', path });
    expect(await failureOf(google.client.getMessage(google.mailId, signal))).toMatchObject({
      kind: 'skip',
      reason: 'forbidden',
    });
  });

  it('404 means that the message is gone, and nothing asks for it again', async () => {
    expect(await failureOf(google.client.getMessage('18c000000000ffff', signal))).toMatchObject({ kind: 'gone' });
    expect(google.time.slept).toEqual([]);
  });

  it('429 backs off and narrows the gate', async () => {
    const room = google.world.secondRoom({ time: google.time });
    const opened = (await openWorkspace(room, google.user.id)).clientFor(ADMIN);
    const gate = room.gateOf(ADMIN, (await connectionSub()) ?? '');
    expect(gate.width).toBe(3);
    google.world.sandbox.state.faults.queue({ kind: 'tooManyRequests', path, times: 2 });
    expect((await google.list(opened)).messages).toHaveLength(2);
    expect(gate.width).toBe(1);
  });

  it('429 for hours becomes a time to go on at, and nothing asks before', async () => {
    const retryAt = new Date(google.time.now() + 3 * 3_600_000).toISOString();
    google.world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAt, path });
    expect(await failureOf(google.list())).toMatchObject({ kind: 'wait', retryAt: Date.parse(retryAt) });
    expect(await failureOf(google.client.getMessage(google.mailId, signal))).toMatchObject({ kind: 'wait' });
    expect(google.struck()).toBe(1);
    expect((await google.client.listFiles('trashed = false', 'user', null, signal)).files).toHaveLength(1);
    google.time.advance(3 * 3_600_000);
    expect((await google.list()).messages).toHaveLength(2);
  });

  it.each([500, 502, 503, 504] as const)('%i backs off and goes on', async (status) => {
    google.world.sandbox.state.faults.queue({ kind: 'serverError', status, path, times: 5 });
    expect((await google.list()).messages).toHaveLength(2);
    expect(google.time.slept).toEqual([1500, 2500, 4500, 8500, 16_500]);
  });

  it('5xx without end is given up', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'serverError', path, times: Infinity });
    expect(await failureOf(google.list())).toMatchObject({ kind: 'network' });
    expect(google.struck()).toBe(6);
  });

  it('an answer that is cut off is asked for again', async () => {
    google.world.sandbox.state.faults.queue({ kind: 'cut', path, times: 2 });
    expect((await google.list()).messages).toHaveLength(2);
    const { files } = await google.client.listFiles('trashed = false', 'user', null, signal);
    google.world.sandbox.state.faults.queue({ kind: 'cut', path: '/drive/', times: 2 });
    const [one] = files;
    expect(one && Buffer.from(await google.client.downloadFile(one, signal)).toString()).toBe('%PDF-1.4 One.pdf');
  });
});

const half = () => new Response('{"messages":[{"id":"18c', { headers: { 'content-type': 'application/json' } });

it('half an answer that calls itself whole is asked for again, too', async () => {
  const real = globalThis.fetch;
  let garbled = 0;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes(path) || garbled === 2) return real(input, init);
    garbled += 1;
    return half();
  });
  const { messages } = await google.list();
  spy.mockRestore();
  expect([messages.length, google.time.slept]).toEqual([2, [1500, 2500]]);
});

async function connectionSub(): Promise<string | null> {
  const result = await google.world.database.pool.query<{ google_sub: string }>(
    'select google_sub from google_connections where user_id = $1',
    [google.user.id],
  );
  return result.rows[0]?.google_sub ?? null;
}
