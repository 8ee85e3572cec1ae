import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { saveConnection } from '../../db/connections.ts';
import { claimSearch } from '../../db/searchClaims.ts';
import { findSearch, setOutcome } from '../../db/searches.ts';
import { idleJobs } from '../../jobs/testing/idleJobs.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { Search } from '../wire.gen.ts';

const queued: string[] = [];
const abandoned: string[] = [];
const jobs = {
  ...idleJobs,
  queueSearch: async (_queries: unknown, { searchId: id }: { searchId: string }) => void queued.push(id),
  abandon: (ids: readonly string[]) => void abandoned.push(...ids),
};

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await startTestApp({ jobs });
});
afterAll(() => service.close());
beforeEach(async () => {
  queued.length = 0;
  abandoned.length = 0;
  user = await service.signIn();
  await connect(user, 'oauth');
});

const connect = (who: TestUser, method: 'oauth' | 'service_account') =>
  saveConnection(
    service.database.queries,
    { userId: who.id, method, googleSub: null, email: who.email, scopes: [], secret: Buffer.from('x'), sandbox: true },
    service.time.now,
  );

const start = (request: object, who = user) =>
  who.call('POST', '/api/gmail/search', { keywords: ['renewal'], ...request });
const begun = async (request: object = {}) => (await start(request)).json<Search>();

describe('starting a search', () => {
  it('records it, queues its job, and answers at once', async () => {
    const search = await begun({ description: 'Leases' });
    expect(search).toEqual({
      id: queued[0],
      matterId: 'direct-api',
      status: 'PROCESSING',
      sources: ['gmail'],
      description: 'Leases',
      progress: { found: 0, done: 0, analysed: 0, skipped: 0, contracts: 0, phase: 'queued' },
    });
    expect((await user.call('GET', `/api/gmail/search/${search.id}`)).json()).toEqual(search);
  });

  it('answers the same search to the same request sent again', async () => {
    const clientRequestId = 'request-0001';
    const searches = await Promise.all([1, 2, 3].map(() => begun({ clientRequestId })));
    expect(new Set(searches.map(({ id }) => id)).size).toBe(1);
    expect(queued).toHaveLength(1);
    const other = await service.signIn();
    await connect(other, 'oauth');
    expect((await start({ clientRequestId }, other)).json<Search>().id).not.toBe(searches[0]?.id);
  });

  it('cancels the one it replaces, but never another user’s', async () => {
    const first = await begun();
    const other = await service.signIn();
    await connect(other, 'oauth');
    await start({ replaces: first.id }, other);
    expect((await user.call('GET', `/api/gmail/search/${first.id}`)).json()).toMatchObject({ status: 'PROCESSING' });
    await begun({ replaces: first.id });
    expect((await user.call('GET', `/api/gmail/search/${first.id}`)).json()).toMatchObject({
      status: 'FAILED',
      message: 'This search was replaced by another one.',
    });
    expect(abandoned).toEqual([first.id]);
  });

  it('goes on from a finished one, with its criteria, and from no other', async () => {
    const first = await begun({ description: 'Leases', keywords: ['lease'], service: 'ALL' });
    const other = await service.signIn();
    await connect(other, 'oauth');
    const retryOf = first.id;
    expect((await start({ retryOf }, other)).statusCode).toBe(404);
    expect((await start({ retryOf: 'nonsense' })).statusCode).toBe(404);
    const running = await start({ retryOf });
    expect([running.statusCode, running.json()]).toMatchObject([409, { error: { code: 'SEARCH_RUNNING' } }]);
    await setOutcome(service.database.queries, first.id, { status: 'COMPLETED', message: 'Found.', warnings: [] });
    const answer = await user.call('POST', '/api/gmail/search', { retryOf, clientRequestId: 'retry-0001' });
    expect(answer.json()).toMatchObject({ status: 'PROCESSING', description: 'Leases' });
    const row = await findSearch(service.database.queries, user.id, answer.json<Search>().id);
    expect(row).toMatchObject({ retryOf: first.id, criteria: { keywords: ['lease'], service: 'ALL' } });
    const repeated = await user.call('POST', '/api/gmail/search', { retryOf, clientRequestId: 'retry-0001' });
    expect(repeated.json<Search>().id).toBe(answer.json<Search>().id);
    await user.call('POST', `/api/gmail/process/${answer.json<Search>().id}?abandon=true`);
    const cancelled = await start({ retryOf: answer.json<Search>().id });
    expect([cancelled.statusCode, cancelled.json()]).toMatchObject([409, { error: { code: 'SEARCH_CANCELLED' } }]);
  });

  it('is given up by who started it, and by nobody else, while it runs', async () => {
    const { id } = await begun();
    const give = (who: TestUser) => who.call('POST', `/api/gmail/process/${id}?abandon=true`);
    expect((await give(await service.signIn())).statusCode).toBe(404);
    expect(abandoned).toEqual([]);
    expect((await give(user)).json()).toEqual({ contracts: [] });
    expect(abandoned).toEqual([id]);
    expect((await user.call('GET', `/api/gmail/search/${id}`)).json()).toMatchObject({
      status: 'FAILED',
      message: 'This search was cancelled.',
    });
    const done = await begun();
    await setOutcome(service.database.queries, done.id, { status: 'COMPLETED', message: 'Found.', warnings: [] });
    await user.call('POST', `/api/gmail/process/${done.id}?abandon=true`);
    expect((await user.call('GET', `/api/gmail/search/${done.id}`)).json()).toMatchObject({ status: 'COMPLETED' });
  });

  it('is refused to a user who has too many running, however many arrive at once', async () => {
    const few = await startTestApp({ jobs, config: readConfig({ SEARCHES_PER_USER: '2' }) });
    const mara = await few.signIn();
    const ben = await few.signIn();
    for (const who of [mara, ben]) {
      const connection = { userId: who.id, method: 'oauth' as const, googleSub: null, email: who.email, scopes: [] };
      await saveConnection(
        few.database.queries,
        { ...connection, secret: Buffer.from('x'), sandbox: true },
        few.time.now,
      );
    }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => start({}, mara)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);
    expect(refused[0]?.json()).toMatchObject({
      error: {
        message: '2 searches of yours are running already, which is the limit.',
        code: 'TOO_MANY_SEARCHES',
      },
    });
    expect((await start({}, ben)).statusCode).toBe(200);
    const { id } = answers.find(({ statusCode }) => statusCode === 200)?.json<Search>() ?? { id: '' };
    expect((await start({ replaces: id }, mara)).statusCode).toBe(200);
    await few.close();
  });

  it('records nothing where the job cannot be queued', async () => {
    const broken = await startTestApp({
      jobs: { ...jobs, queueSearch: () => Promise.reject(new Error('queue down')) },
    });
    const mara = await broken.signIn();
    await saveConnection(
      broken.database.queries,
      {
        userId: mara.id,
        method: 'oauth',
        googleSub: null,
        email: mara.email,
        scopes: [],
        secret: Buffer.from('x'),
        sandbox: true,
      },
      broken.time.now,
    );
    const { statusCode } = await mara.call('POST', '/api/gmail/search', { keywords: ['renewal'] });
    const { rows } = await broken.database.pool.query('select count(*) as number from searches');
    await broken.close();
    expect([statusCode, rows]).toEqual([500, [{ number: 0 }]]);
  });

  it.each([
    [{ service: 'GROUPS' }, 'SERVICE_NOT_SEARCHABLE'],
    [{ service: 'HANGOUTS_CHAT' }, 'SERVICE_NOT_SEARCHABLE'],
    [{ dataSource: 'HELD_DATA' }, 'DATA_SOURCE_NOT_SEARCHABLE'],
    [{ dataSource: 'UNPROCESSED_DATA' }, 'DATA_SOURCE_NOT_SEARCHABLE'],
    [{ entityType: 'SPECIFIC_ACCOUNTS' }, 'NO_ACCOUNTS'],
    [{ entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: ['ben@other.example'] }, 'FOREIGN_ACCOUNT'],
    [{ startDate: '2026-05-02', endDate: '2026-05-01' }, 'END_BEFORE_START'],
  ])('refuses %j with a sentence', async (request, code) => {
    const answer = await start(request);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { code, message: expect.stringMatching(/\.$/) } });
    expect(queued).toEqual([]);
  });

  it('refuses what the contract does not allow, naming the field', async () => {
    const answer = await start({ timeZone: 'Mars/Base' });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('timeZone');
  });

  it('needs a connected account', async () => {
    const answer = await start({}, await service.signIn());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: { message: 'You need to connect your Google account first', code: 'NOT_CONNECTED' },
    });
  });
});

describe('the results of a search', () => {
  it('are not there while it runs, nor where it failed', async () => {
    const { id } = await begun();
    const running = await user.call('POST', `/api/gmail/process/${id}`);
    expect([running.statusCode, running.json()]).toMatchObject([409, { error: { code: 'SEARCH_RUNNING' } }]);
    await claimSearch(service.database.queries, id, 1000);
    await setOutcome(service.database.queries, id, { status: 'FAILED', message: 'Google said no.', warnings: [] });
    const failed = await user.call('POST', `/api/gmail/process/${id}`);
    expect([failed.statusCode, failed.json()]).toMatchObject([422, { error: { message: 'Google said no.' } }]);
  });

  it('are nobody else’s, and an unknown id is as unknown', async () => {
    const { id } = await begun();
    const other = await service.signIn();
    const urls = [`/api/gmail/search/${id}`, '/api/gmail/search/nonsense'] as const;
    for (const url of urls) expect((await other.call('GET', url)).statusCode).toBe(404);
    expect((await other.call('POST', `/api/gmail/process/${id}`)).statusCode).toBe(404);
    expect((await service.inject({ method: 'GET', url: `/api/gmail/search/${id}` })).statusCode).toBe(401);
  });
});
