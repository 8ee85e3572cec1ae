import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractCalls, type ContractCalls, yearly } from '../contracts/testContractCalls.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { ContractDetails } from '../wire.gen.ts';

let service: TestApp;
let user: TestUser;
let store: ContractCalls['store'];
let list: ContractCalls['list'];
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.signIn();
  ({ store, list } = contractCalls(service, user));
});

const read = async (id: string) => (await user.call('GET', `/api/contracts/${id}`)).json() as ContractDetails;
const patch = (id: string, body: object) => user.call('PATCH', `/api/contracts/${id}`, body);

const lease = {
  termEnd: '2027-03-20',
  renewalDate: '2027-03-20',
  autoRenews: true,
  renewalTermN: 1,
  renewalTermUnit: 'year' as const,
  noticePeriodN: 90,
  noticePeriodUnit: 'day' as const,
  amount: 12_000,
  currency: 'USD',
  parties: ['Brightwater Foods, Inc.', 'Mossgate Property Trust'],
  analysis: {
    effectiveDate: '2024-03-20',
    amountPeriod: 'year',
    lastDay: 'stated',
    evidence: [
      {
        field: 'termEnd',
        quote: 'three years',
        start: 0,
        end: 11,
        working: '2024-03-20 (Effective Date) + 3 years = 2027-03-20',
        confidence: 0.9,
      },
    ],
  },
};

describe('a contract', () => {
  it('says by when to act, with the working in one line', async () => {
    const [id] = await store(lease);
    expect((await read(id)).cycle).toMatchObject({
      from: '2024-03-20',
      to: '2027-03-20',
      ending: 'renews',
      kind: 'notice',
      actBy: '2026-12-20',
      actByWorkingDay: '2026-12-18',
      passed: false,
      cost: 12_000,
      working: 'Mar 20, 2024 + 3 years = Mar 20, 2027 − 90 days = Dec 20, 2026 (Sunday; last working day Fri Dec 18)',
    });
  });

  it('shows each value with its source, the passage, that it is of a scan, and what the document says beside what a person entered', async () => {
    const [id] = await store({ ...lease, analysis: { ...lease.analysis, readFromScan: true } });
    const before = await read(id);
    expect(before.documents).toMatchObject([{ readFromScan: true }]);
    expect(before.values.to).toMatchObject({
      value: '2027-03-20',
      source: 'read',
      evidence: [{ quote: 'three years', page: 1 }],
    });
    const answer = await patch(id, { version: before.version, values: { to: '2027-06-30' }, confirm: ['amount'] });
    expect(answer.json()).toMatchObject({
      version: before.version + 1,
      values: {
        to: { value: '2027-06-30', source: 'entered', documentSays: '2027-03-20' },
        amount: { value: 12_000, source: 'confirmed' },
      },
    });
  });

  it('is counted from the day before the anniversary where the last day can be read in two ways', async () => {
    const [id] = await store({ ...lease, analysis: { ...lease.analysis, lastDay: 'either' } });
    const { cycle } = await read(id);
    expect([cycle.to, cycle.actBy]).toEqual(['2027-03-20', '2026-12-19']);
    expect(cycle.working).toContain('or Mar 19, 2027; counted from the earlier day');
  });

  it('refuses a stale version and says what was changed', async () => {
    const [id] = await store(lease);
    await patch(id, { version: 1, notes: 'Ask Mara.' });
    const answer = await patch(id, { version: 1, values: { amount: 5 } });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({
      code: 'STALE_VERSION',
      version: 2,
      changes: [{ who: user.email, field: 'notes', from: null, to: 'Ask Mara.' }],
    });
  });

  it('keeps what a person entered when its document is found and uploaded again', async () => {
    const bytes = Buffer.from('%PDF the lease');
    const [id] = await store({ ...lease, bytes });
    const { version } = await read(id);
    await patch(id, { version, values: { amount: 5, to: null } });
    const again = { ...lease, bytes, amount: 9_000, renewalDate: '2028-01-01', termEnd: '2028-01-01' };
    const [same] = await store(again);
    expect(same).toBe(id);
    const { values } = await read(id);
    expect(values.amount).toMatchObject({ value: 5, source: 'entered', documentSays: 9_000 });
    expect(values.to).toMatchObject({ value: null, source: 'entered', documentSays: '2028-01-01' });
  });

  it('is made by hand, without a document', async () => {
    const answer = await user.call('POST', '/api/contracts', {
      values: { name: 'Canteen', to: '2026-12-31', ending: 'ends' },
      owner: { name: 'Mara', email: 'mara@example.com' },
    });
    expect(answer.statusCode).toBe(201);
    const { id, cycle, summary } = answer.json();
    expect([cycle.kind, cycle.actBy, summary.source]).toEqual(['end', '2026-12-31', 'hand']);
    expect(await list()).toMatchObject([{ id, name: 'Canteen', owner: { name: 'Mara' } }]);
    expect((await user.call('GET', `/api/contracts/${id}/document`)).statusCode).toBe(404);
  });
});

describe('a decision', () => {
  it('is kept for its cycle with who made it, and a notice that was sent for a cancellation', async () => {
    const [id] = await store(lease);
    const decided = await user.call('PUT', `/api/contracts/${id}/decision`, {
      version: 1,
      cycleEnd: '2027-03-20',
      decision: 'cancel',
      noticeSent: { on: '2026-06-14', how: 'Registered letter' },
    });
    expect(decided.json().decision).toMatchObject({
      decision: 'cancel',
      by: user.email,
      noticeSent: { how: 'Registered letter' },
    });
    expect(await list()).toMatchObject([{ decision: 'cancel', noticeSentOn: '2026-06-14' }]);
    // Cancelled: it does not renew any more.
    expect(await list('2027-06-01')).toMatchObject([{ renewalDate: '2027-03-20', decision: 'cancel', passed: false }]);
  });

  it('needs a cycle that ends on that day', async () => {
    const [id] = await store(lease);
    const body = { version: 1, cycleEnd: '2027-03-21', decision: 'renew' };
    const answer = await user.call('PUT', `/api/contracts/${id}/decision`, body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'NO_SUCH_CYCLE']);
  });

  it('moves with the day that its cycle ends', async () => {
    const [id] = await store(lease);
    await user.call('PUT', `/api/contracts/${id}/decision`, { version: 1, cycleEnd: '2027-03-20', decision: 'renew' });
    const { json } = await patch(id, { version: 2, values: { to: '2027-03-31' } });
    expect(json().decision).toMatchObject({ cycleEnd: '2027-03-31', decision: 'renew' });
  });
});

describe('an act-by day that has passed', () => {
  it('is shown until somebody acknowledges it, also after the contract has renewed', async () => {
    const [id] = await store(lease);
    expect(await list('2026-12-20')).toMatchObject([{ passed: false }]);
    expect(await list('2026-12-21')).toMatchObject([{ passed: true, acknowledged: false }]);
    expect(await list('2027-04-01')).toMatchObject([
      { passed: true, passedCycle: { cycleEnd: '2027-03-20', actBy: '2026-12-20' }, cycleEnd: '2028-03-20' },
    ]);
    service.time.now = new Date('2026-06-15T12:00:00Z');
    await service.database.pool.query(
      `update contracts set acknowledged = '["2027-03-20"]', known = null where id = $1`,
      [id],
    );
    await patch(id, { version: 1, notes: 'Seen.' });
    expect(await list('2026-12-21')).toMatchObject([{ passed: true, acknowledged: true }]);
    expect(await list('2027-04-01')).toMatchObject([{ passed: false }]);
  });

  it('of a contract that renewed often, unconfirmed, is to be checked until the end is confirmed', async () => {
    const [id] = await store({ ...yearly, renewalDate: '2020-07-01' });
    expect(await list()).toMatchObject([{ toCheck: [{ code: 'ROLLED_FORWARD', field: 'to' }] }]);
    await patch(id, { version: 1, confirm: ['to'] });
    expect(await list()).toMatchObject([{ toCheck: [] }]);
  });
});

describe('documents', () => {
  it('are joined and taken apart again, and the newest that says something wins', async () => {
    const [master] = await store({ ...lease, name: 'Lease', date: new Date('2024-03-20') });
    const [amendment] = await store({
      name: 'Amendment',
      renewalDate: '2029-12-31',
      termEnd: '2029-12-31',
      date: new Date('2026-01-01'),
    });
    await patch(amendment, { version: 1, notes: 'Signed by fax.' });
    const joined = await user.call('POST', `/api/contracts/${master}/join`, { version: 1, contractId: amendment });
    expect(joined.json()).toMatchObject({
      name: 'Lease',
      values: { to: { value: '2029-12-31' }, amount: { value: 12_000 } },
      documents: [
        { name: 'Amendment', joined: true },
        { name: 'Lease', joined: false },
      ],
    });
    expect((await list()).map(({ id }) => id)).toEqual([master]);
    const { documents, version } = joined.json() as ContractDetails;
    const split = await user.call('POST', `/api/contracts/${master}/split`, { version, documentId: documents[0]?.id });
    expect(split.json()).toMatchObject({ id: amendment, notes: 'Signed by fax.' });
    expect((await read(master)).values.to.value).toBe('2027-03-20');
    expect(await list()).toHaveLength(2);
  });
});

const change = (body: object) => user.call('POST', '/api/contracts/bulk', body);

describe('many at once', () => {
  it('change together, and not at all where one is missing', async () => {
    const ids = await store(lease, lease);
    expect((await change({ ids, decision: 'renew', addTags: ['Lease'] })).json()).toMatchObject({ changed: 2 });
    expect(await list()).toMatchObject([{ decision: 'renew', tags: ['Lease'] }, { decision: 'renew' }]);
    const refused = await change({ ids: [ids[0], 'a1a1a1a1-0000-4000-8000-000000000000'], trash: true });
    expect([refused.statusCode, (await list()).length]).toEqual([404, 2]);
    expect((await change({ ids, trash: true })).json()).toMatchObject({ changed: 2 });
    expect(await list()).toEqual([]);
  });
});

describe('our companies', () => {
  it('are guessed from what most contracts share, and name the counterparty', async () => {
    await store(
      lease,
      { ...lease, parties: ['BRIGHTWATER FOODS INC', 'Larkspur LLP'] },
      { ...lease, parties: ['Brightwater Foods, Inc.', 'X'] },
    );
    const settings = await user.call('GET', '/api/settings');
    expect(settings.json()).toMatchObject({ ourCompanies: ['Brightwater Foods, Inc.'], ourCompaniesConfirmed: false });
    expect((await list()).map(({ counterparty }) => counterparty).toSorted()).toEqual([
      'Larkspur LLP',
      'Mossgate Property Trust',
      'X',
    ]);
    await user.call('PUT', '/api/settings', { ourCompanies: ['X'] });
    expect((await list()).map(({ counterparty }) => counterparty)).toContain('Brightwater Foods, Inc.');
  });
});
