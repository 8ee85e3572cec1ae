import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Contract } from '../wire.gen.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import { addFoundContracts, type FoundContractInput } from '../testFoundContracts.ts';

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.signIn();
});

const upload = (contracts: object[]) => user.call('POST', '/api/contracts/batch', { contracts });
const list = async (today = '2026-06-15') =>
  (await user.call('GET', `/api/contracts?today=${today}`)).json() as Contract[];
const stats = async (today: string) => (await user.call('GET', `/api/dashboard/stats?today=${today}`)).json();
const documentCount = async () =>
  Number(
    (await service.database.pool.query('select count(*) as n from documents where user_id = $1', [user.id])).rows[0].n,
  );

/** Finds and uploads contracts as they were found. */
async function store(...inputs: FoundContractInput[]) {
  const { ids } = await addFoundContracts(service.database, user.id, inputs);
  const answer = await upload(ids.map((id, index) => ({ id, name: inputs[index]?.name ?? `Agreement ${index}` })));
  expect(answer.statusCode).toBe(200);
  return answer.json().ids as [string, ...string[]];
}

const yearly: FoundContractInput = {
  renewalDate: '2024-02-29',
  autoRenews: true,
  renewalTermN: 1,
  renewalTermUnit: 'year',
  noticePeriodN: 60,
  noticePeriodUnit: 'day',
};

describe('uploading', () => {
  it('stores what the user reviewed: changed, cleared, or left as found', async () => {
    const found = { ...yearly, amount: 1200, currency: 'EUR', parties: ['A', 'B'], sourceLocation: 'inbox' };
    const { ids } = await addFoundContracts(service.database, user.id, [found, found, found]);
    const answer = await upload([
      { id: ids[0], name: 'Changed', renewalDate: '2030-01-01', amount: 0, currency: 'USD', parties: ['C'] },
      { id: ids[1], name: 'Cleared', renewalDate: null, amount: null, parties: [] },
      { id: ids[2], name: 'Left' },
    ]);
    expect(answer.json()).toEqual({ created: 3, updated: 0, ids: expect.any(Array) });
    const contracts = new Map((await list()).map((contract) => [contract.name, contract]));
    expect(contracts.get('Changed')).toMatchObject({
      renewalDate: '2030-01-01',
      contractValue: 0,
      currency: 'USD',
      parties: ['C'],
    });
    expect(contracts.get('Cleared')).toMatchObject({
      renewalDate: null,
      noticeBy: null,
      contractValue: null,
      currency: null,
      parties: [],
    });
    expect(contracts.get('Left')).toMatchObject({
      id: answer.json().ids[2],
      renewalDate: '2027-02-28',
      noticeBy: '2026-12-30',
      contractValue: 1200,
      currency: 'EUR',
      parties: ['A', 'B'],
      renewalTerm: { n: 1, unit: 'year' },
    });
  });

  it('updates the same document found again, in other bytes or in another search, and keeps its id', async () => {
    const text = 'The same words in another wrapping. '.repeat(20);
    const [id] = await store({ bytes: Buffer.from('%PDF a'), text });
    const again = await addFoundContracts(service.database, user.id, [
      { bytes: Buffer.from('mail'), text: text.toUpperCase(), mediaType: 'text/plain' },
    ]);
    expect((await upload([{ id: again.ids[0], name: 'Second look' }])).json()).toEqual({
      created: 0,
      updated: 1,
      ids: [id],
    });
    expect(await list()).toMatchObject([{ id, name: 'Second look' }]);
    expect(await documentCount()).toBe(1);
  });

  it('stores one contract where a request names a document twice, as it was reviewed last', async () => {
    const { ids } = await addFoundContracts(service.database, user.id, [{}]);
    const answer = await upload([
      { id: ids[0], name: 'First' },
      { id: ids[0], name: 'Last' },
    ]);
    expect(answer.json()).toMatchObject({ created: 1, updated: 0 });
    expect(new Set(answer.json().ids).size).toBe(1);
    expect((await list()).map(({ name }) => name)).toEqual(['Last']);
  });

  it('stores once what two tabs upload at the same moment', async () => {
    const { ids } = await addFoundContracts(
      service.database,
      user.id,
      Array.from({ length: 20 }, () => ({})),
    );
    const body = ids.map((id) => ({ id, name: 'Twice' }));
    const answers = await Promise.all([upload(body), upload(body.toReversed()), upload(body)]);
    expect(answers.map((answer) => answer.json().created).toSorted()).toEqual([0, 0, 20]);
    expect(await list()).toHaveLength(20);
  });

  it.each(['0198c0de-7d5f-7b44-9a53-2f6f7f0c6a11', 'no-uuid', "' or 1=1 --"])(
    'stores nothing where %s is unknown, and names it',
    async (unknown) => {
      const { ids } = await addFoundContracts(service.database, user.id, [{}]);
      const answer = await upload([
        { id: ids[0], name: 'Good' },
        { id: unknown, name: 'Bad' },
      ]);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toMatchObject({
        details: 'contracts[1].id',
        message: expect.stringContaining(unknown),
      });
      expect(await list()).toEqual([]);
    },
  );

  it('refuses a day that the calendar does not have', async () => {
    const { ids } = await addFoundContracts(service.database, user.id, [{}]);
    const answer = await upload([{ id: ids[0], name: 'Good', renewalDate: '0000-01-01' }]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.details).toBe('contracts[0].renewalDate');
  });

  it('keeps counting from the original date where the user left the date as it was shown', async () => {
    const monthly: FoundContractInput = {
      renewalDate: '2026-01-31',
      autoRenews: true,
      renewalTermN: 1,
      renewalTermUnit: 'month',
    };
    const { ids } = await addFoundContracts(service.database, user.id, [monthly]);
    await upload([{ id: ids[0], name: 'Monthly', renewalDate: '2026-06-30' }]);
    expect(await list('2026-07-01')).toMatchObject([{ renewalDate: '2026-07-31' }]);
  });

  it('does not renew more often than the contract says', async () => {
    await store({ ...yearly, analysis: { maxRenewals: 1 } });
    expect(await list('2026-07-01')).toMatchObject([{ renewalDate: '2025-02-28' }]);
  });
});

describe('the list', () => {
  it('shows a date as of the day that is asked for, and leaves one-off dates alone', async () => {
    await store(
      { ...yearly, name: 'Yearly' },
      { name: 'Once', renewalDate: '2024-02-29', autoRenews: false },
      { name: 'Undated' },
    );
    expect((await list('2024-02-29')).map(({ renewalDate }) => renewalDate)).toEqual([
      '2024-02-29',
      '2024-02-29',
      null,
    ]);
    const later = new Map((await list('2027-03-01')).map(({ name, renewalDate }) => [name, renewalDate]));
    expect(Object.fromEntries(later)).toEqual({ Yearly: '2028-02-29', Once: '2024-02-29', Undated: null });
  });

  it("takes the service's day in UTC where the client says none", async () => {
    await store({ ...yearly });
    service.time.now = new Date('2027-02-28T23:59:59Z');
    expect((await user.call('GET', '/api/contracts')).json()).toMatchObject([{ renewalDate: '2027-02-28' }]);
    service.time.now = new Date('2026-06-15T12:00:00Z');
  });

  it('answers an unchanged list by its tag, until it changes or the day does', async () => {
    const [id] = await store({});
    const ask = (tag: string, today = '2026-06-15') =>
      service.inject({
        url: `/api/contracts?today=${today}`,
        headers: { authorization: `Bearer ${user.token}`, 'if-none-match': tag },
      });
    const tag = (await ask('')).headers.etag ?? '';
    const unchanged = await ask(tag);
    expect([unchanged.statusCode, unchanged.payload, unchanged.headers.etag]).toEqual([304, '', tag]);
    expect((await ask(`"other", ${tag}`)).statusCode).toBe(304);
    expect((await ask(tag, '2026-06-16')).statusCode).toBe(200);
    await user.call('DELETE', `/api/contracts/${id}`);
    const changed = await ask(tag);
    expect([changed.statusCode, changed.json()]).toEqual([200, []]);
  });

  it('zips a long list for those who take it', async () => {
    await store(...Array.from({ length: 30 }, (_, n) => ({ name: `Agreement number ${n}` })));
    const zipped = await service.inject({
      url: '/api/contracts',
      headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip, br' },
    });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    const { gunzipSync } = await import('node:zlib');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toHaveLength(30);
  });

  it.each(['2026-13-01', '2026-6-1', 'today', '0000-01-01', ''])('refuses "%s" for a day', async (today) => {
    const answer = await user.call('GET', `/api/contracts?today=${today}`);
    expect([answer.statusCode, answer.json().error.details]).toEqual([400, 'today']);
  });
});

describe('the statistics', () => {
  it('counts renewals from today to the 30th day, both included, rolled forward like the list', async () => {
    await store(
      { renewalDate: '2026-06-14' },
      { renewalDate: '2026-06-15' },
      { renewalDate: '2026-07-15' },
      { renewalDate: '2026-07-16' },
      { ...yearly, renewalDate: '2020-07-01' },
      { ...yearly, renewalDate: '2020-08-01' },
      {},
    );
    expect(await stats('2026-06-15')).toEqual({ contractsCount: 7, upcomingRenewals: 3, undatedContracts: 1 });
    expect(await stats('2026-06-16')).toEqual({ contractsCount: 7, upcomingRenewals: 3, undatedContracts: 1 });
    expect(await stats('9999-12-31')).toMatchObject({ contractsCount: 7 });
  });
});

describe('downloading', () => {
  it('gives the original bytes of a PDF, under a safe name', async () => {
    const bytes = Buffer.from('%PDF-1.4 original \x00\xff', 'latin1');
    const [id] = await store({ bytes, name: 'evil"\r\nname' });
    const answer = await user.call('GET', `/api/contracts/${id}/download`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="contract-${id}.pdf"`,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
  });

  it('renders a document that is none', async () => {
    const [id] = await store({
      bytes: Buffer.from('mail'),
      text: 'We agree: 北京, €5, \u0007.',
      mediaType: 'message/rfc822',
    });
    const answer = await user.call('GET', `/api/contracts/${id}/download`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('deleting', () => {
  it('removes the contract, and its document once no search shows it', async () => {
    const [id] = await store({});
    expect((await user.call('DELETE', `/api/contracts/${id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect(await documentCount()).toBe(1);
    const [other] = await store({});
    await service.database.pool.query('delete from found_contracts where user_id = $1', [user.id]);
    await user.call('DELETE', `/api/contracts/${other}`);
    expect(await documentCount()).toBe(1);
  });

  it('answers 404 the second time', async () => {
    const [id] = await store({});
    await user.call('DELETE', `/api/contracts/${id}`);
    const answer = await user.call('DELETE', `/api/contracts/${id}`);
    expect([answer.statusCode, answer.json().error.message]).toEqual([404, 'This contract does not exist.']);
  });
});
