import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';
import { startSandbox, type RunningSandbox } from './startSandbox.ts';
import { connected, REDIRECT } from './testing/connect.ts';
import { plainMail, tinyWorkspace, USER } from './testing/tinyWorkspace.ts';

const mails = Array.from({ length: 5 }, (_, index) => plainMail(USER, `Mail ${index}`, 'renewal '.repeat(200)));
let sandbox: RunningSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await startSandbox({ workspace: tinyWorkspace(mails), redirectUris: [REDIRECT], control: true });
  token = (await connected(sandbox, USER)).credentials.access_token ?? '';
});
beforeEach(() => sandbox.state.faults.clear());
afterAll(() => sandbox.close());

type Answer = {
  messages?: unknown[];
  nextPageToken?: string;
  error?: { message: string; status: string; errors: { reason: string; domain: string }[] };
};
const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${sandbox.url}${path}`, { headers: { authorization: `Bearer ${token}` }, ...init });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
};
const LIST = '/gmail/v1/users/me/messages?maxResults=2';

describe('queued faults', () => {
  it('strike the calls they match, as often as they say, then stop', async () => {
    sandbox.state.faults.queue({
      kind: 'serverError',
      status: 500,
      path: '/messages',
      account: USER,
      times: 2,
      skip: 1,
    });
    const seen: number[] = [];
    for (let index = 0; index < 4; index += 1) seen.push((await get(LIST)).status);
    expect(seen).toEqual([200, 500, 500, 200]);
    expect((await get('/gmail/v1/users/me/profile')).status).toBe(200);
  });

  it.each([
    [{ kind: 'unauthorized' }, 401, 'authError', 'UNAUTHENTICATED'],
    [{ kind: 'forbidden', reason: 'userRateLimitExceeded' }, 403, 'userRateLimitExceeded', 'PERMISSION_DENIED'],
    [{ kind: 'forbidden', reason: 'domainPolicy' }, 403, 'domainPolicy', 'PERMISSION_DENIED'],
    [{ kind: 'forbidden', reason: 'insufficientPermissions' }, 403, 'insufficientPermissions', 'PERMISSION_DENIED'],
    [{ kind: 'tooManyRequests', retryAfterSeconds: 7 }, 429, 'rateLimitExceeded', 'RESOURCE_EXHAUSTED'],
    [{ kind: 'failedPrecondition' }, 400, 'failedPrecondition', 'FAILED_PRECONDITION'],
  ] as const)('answer as Google does: %j', async (fault, status, reason, name) => {
    sandbox.state.faults.queue(fault);
    const answer = await get(LIST);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ status: name, errors: [{ reason }] });
    expect(answer.headers.get('retry-after')).toBe('retryAfterSeconds' in fault ? '7' : null);
  });

  it('can put the wait into the sentence only', async () => {
    sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAt: '2026-08-22T18:22:38.763Z' });
    expect((await get(LIST)).body.error?.message).toContain('Retry after 2026-08-22T18:22:38.763Z');
  });

  it('can leave a call unanswered', async () => {
    const { faults } = sandbox.state;
    const struck = faults.struck.length;
    const giveUp = new AbortController();
    faults.queue({ kind: 'hang' });
    const open = get(LIST, { signal: giveUp.signal });
    await expect.poll(() => faults.struck).toHaveLength(struck + 1);
    giveUp.abort();
    await expect(open).rejects.toThrow('aborted');
  });

  it('can break an answer off in the middle', async () => {
    sandbox.state.faults.queue({ kind: 'cut' });
    await expect(get(`/gmail/v1/users/me/messages/${mails[0]?.id}`)).rejects.toThrow('terminated');
  });

  it('can empty a page without losing the place', async () => {
    sandbox.state.faults.queue({ kind: 'emptyPage' });
    const empty = await get(LIST);
    expect(empty.body).not.toHaveProperty('messages');
    const next = await get(`${LIST}&pageToken=${empty.body.nextPageToken}`);
    expect(next.body.messages?.[0]).toMatchObject({ id: mails.at(-1)?.id });
  });

  it('can take dates in seconds a day too widely', async () => {
    const after = Date.parse(mails.at(-1)?.date ?? '') / 1000;
    const list = async () => (await get(`/gmail/v1/users/me/messages?q=after:${after}`)).body.messages?.length;
    expect(await list()).toBe(1);
    sandbox.state.faults.queue({ kind: 'looseDates' });
    expect(await list()).toBe(2);
  });

  it('can refuse a page token and kill attachment ids', async () => {
    const { nextPageToken } = (await get(LIST)).body;
    sandbox.state.faults.queue({ kind: 'badPageToken' });
    expect((await get(`${LIST}&pageToken=${nextPageToken}`)).status).toBe(400);
    const before = sandbox.state.attachmentGeneration;
    sandbox.state.faults.queue({ kind: 'expiredAttachments' });
    await get(LIST);
    expect(sandbox.state.attachmentGeneration).toBe(before + 1);
  });

  it('can be sent from another process', async () => {
    const control = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const queue = [{ kind: 'serverError', status: 502, path: '/profile' }];
    await get('/_control', { ...control, body: JSON.stringify({ queue }) });
    expect((await get('/gmail/v1/users/me/profile')).status).toBe(502);
  });
});

const run = (seed: number) => {
  const faults = createFaults();
  faults.random({ rate: 0.05, seed });
  return Array.from({ length: 2000 }, (_, index) => {
    const fault = faults.take({ method: 'GET', path: `/gmail/v1/${index}`, account: USER });
    return fault?.kind;
  });
};

describe('limits', () => {
  it('refuse calls above the units of a minute, until the minute is over', async () => {
    sandbox.state.quota.reset();
    sandbox.state.quota.limits = { gmailUnitsPerMinute: 12 };
    expect((await get(LIST)).status).toBe(200);
    expect((await get(LIST)).status).toBe(200);
    expect((await get(LIST)).body.error?.errors[0]).toMatchObject({ reason: 'userRateLimitExceeded' });
    sandbox.state.advance(60_000);
    expect((await get(LIST)).status).toBe(200);
    sandbox.state.quota.limits = {};
  });

  it('see how many calls are open at once, and refuse more than allowed', async () => {
    const { traffic, faults } = sandbox.state;
    Object.assign(traffic, { maxConcurrent: 3, peak: {} });
    const struck = faults.struck.length;
    const giveUp = new AbortController();
    faults.queue({ kind: 'hang', times: 3 });
    const open = [1, 2, 3].map(() => get(LIST, { signal: giveUp.signal }));
    const ended = Promise.allSettled(open);
    await expect.poll(() => faults.struck).toHaveLength(struck + 3);
    expect((await get(LIST)).body.error?.message).toBe('Too many concurrent requests for user.');
    expect(traffic.peak[USER]).toBe(4);
    giveUp.abort();
    await ended;
    await expect.poll(async () => (await get(LIST)).status).toBe(200);
    traffic.maxConcurrent = undefined;
  });
});

describe('random faults', () => {
  it('strike about as often as told, the same for the same seed', () => {
    const kinds = run(1);
    const count = kinds.filter(Boolean).length;
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThan(140);
    expect(run(1)).toEqual(kinds);
    expect(run(2)).not.toEqual(kinds);
    expect(new Set(kinds.filter(Boolean)).size).toBe(6);
  });

  it('leave the token endpoint alone unless told otherwise', () => {
    const faults = createFaults();
    faults.random({ rate: 1, seed: 1 });
    expect(faults.take({ method: 'POST', path: '/token', account: undefined })).toBeUndefined();
  });
});
