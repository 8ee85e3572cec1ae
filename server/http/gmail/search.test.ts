import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveConnection } from '../../db/connections.ts';
import { claimSearch } from '../../db/searchClaims.ts';
import { setOutcome } from '../../db/searches.ts';
import { idleJobs } from '../../jobs/testing/idleJobs.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { Search } from '../wire.gen.ts';

const queued: string[] = [];
const abandoned: string[] = [];
const jobs = {
  ...idleJobs,
  queueSearch: async (_queries: unknown, id: string) => void queued.push(id),
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
      description: 'Leases',
      progress: { found: 0, analysed: 0, skipped: 0, contracts: 0, phase: 'queued' },
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
