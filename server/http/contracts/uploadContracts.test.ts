import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import { addFoundContracts, type FoundContractInput } from '../testFoundContracts.ts';
import { contractCalls, type ContractCalls, yearly } from './testContractCalls.ts';

let service: TestApp;
let user: TestUser;
let upload: ContractCalls['upload'];
let list: ContractCalls['list'];
let documentCount: ContractCalls['documentCount'];
let store: ContractCalls['store'];
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.signIn();
  ({ upload, list, documentCount, store } = contractCalls(service, user));
});

const says = (end: string) => ({ renewalDate: end, termEnd: end, autoRenews: false });

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

  it('confirms no end that a newer document of the contract says, and the user has not seen', async () => {
    const older = {
      ...says('2026-12-31'),
      date: new Date('2025-01-01'),
      bytes: Buffer.from('%PDF older'),
      text: 'Older',
    };
    const [contract, other] = await store(older, { ...says('2029-12-31'), date: new Date('2026-01-01') });
    await user.call('POST', `/api/contracts/${contract}/join`, { version: 1, contractId: other });
    const again = await addFoundContracts(service.database, user.id, [older]);
    await upload([{ id: again.ids[0], name: 'Agreement', confirm: ['to'] }]);
    const details = (await user.call('GET', `/api/contracts/${contract}`)).json();
    expect(details).toMatchObject({ values: { to: { value: '2029-12-31', source: 'read' } } });
    expect(details.toCheck).toMatchObject([{ field: 'to' }]);
  });

  it('does not renew more often than the contract says', async () => {
    await store({ ...yearly, analysis: { maxRenewals: 1 } });
    expect(await list('2026-07-01')).toMatchObject([{ renewalDate: '2025-02-28' }]);
  });
});
