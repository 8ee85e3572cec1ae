/** Amendments and renewal letters are offered to the agreement they speak of; nothing is joined before somebody says so. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractCalls, type ContractCalls } from '../contracts/testContractCalls.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import { addFoundContracts } from '../testFoundContracts.ts';
import type {
  ContractDetails,
  JoinOffer,
  NewFind,
  ProcessSearchResponse,
  Reminder,
  ReminderMessage,
} from '../wire.gen.ts';

let service: TestApp;
let user: TestUser;
let store: ContractCalls['store'];
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.signIn();
  ({ store } = contractCalls(service, user));
});

const parties = ['Northwind Traders, Inc.', 'Brightwater Cleaning LLC'];
const agreement = {
  name: 'Services Agreement',
  parties,
  termEnd: '2027-01-31',
  renewalDate: '2027-01-31',
  autoRenews: true,
  renewalTermN: 1,
  renewalTermUnit: 'year' as const,
  noticePeriodN: 60,
  noticePeriodUnit: 'day' as const,
  // Its file was touched after the amendment was sent.
  date: new Date('2026-11-20'),
  analysis: { agreementDate: '2025-01-15' },
};
const amendment = {
  name: 'Amendment No. 1',
  parties,
  termEnd: '2028-01-31',
  renewalDate: '2028-01-31',
  date: new Date('2026-10-02'),
  analysis: {
    title: 'AMENDMENT NO. 1 TO THE SERVICES AGREEMENT',
    agreementDate: '2026-10-01',
    about: {
      kind: 'amendment' as const,
      title: 'AMENDMENT NO. 1 TO THE SERVICES AGREEMENT',
      dated: '2025-01-15',
      quote: 'This Amendment No. 1 to the Services Agreement dated January 15, 2025',
    },
  },
};

const offers = async () => (await user.call('GET', '/api/contracts/join-offers')).json() as JoinOffer[];
const read = async (id: string) => (await user.call('GET', `/api/contracts/${id}`)).json() as ContractDetails;

it('an amendment that came with its agreement is offered to it, shows what would change, and changes nothing by that', async () => {
  const [into, id] = (await store(agreement, amendment)) as [string, string];
  expect(await offers()).toEqual([
    {
      id,
      name: 'Amendment No. 1',
      into: { id: into, name: 'Services Agreement', inTrash: false },
      about: amendment.analysis.about,
    },
  ]);
  const before = await read(into);
  const preview = (await user.call('GET', `/api/contracts/${into}/join/${id}`)).json() as ContractDetails;
  expect(preview).toMatchObject({
    name: 'Services Agreement',
    values: {
      to: { value: '2028-01-31' },
      noticePeriod: { value: { n: 60, unit: 'day' } },
      ending: { value: 'renews' },
    },
    cycle: { actBy: '2027-12-02' },
  });
  expect(await read(into)).toEqual(before);
  const joined = await user.call('POST', `/api/contracts/${into}/join`, { version: 1, contractId: id });
  expect(joined.json()).toMatchObject({ values: { to: { value: '2028-01-31' } } });
  expect(await offers()).toEqual([]);
});

it('kept apart it is no longer offered, until that is undone', async () => {
  const [into, id] = (await store(agreement, amendment)) as [string, string];
  const related = [{ contractId: id, kind: 'separate from' }];
  const { version } = (await user.call('PATCH', `/api/contracts/${into}`, { version: 1, related })).json();
  expect(await offers()).toEqual([]);
  await user.call('POST', `/api/contracts/${into}/undo`, { version });
  expect(await offers()).toHaveLength(1);
});

it('taken out by hand it is no longer offered, after an undone join it is again', async () => {
  const [into, id] = (await store(agreement, amendment)) as [string, string];
  const joined = async (version: number) =>
    (await user.call('POST', `/api/contracts/${into}/join`, { version, contractId: id })).json() as ContractDetails;
  const takeOut = async ({ version, documents }: ContractDetails, keepApart: boolean) => {
    const documentId = documents.find((document) => document.joined)?.id;
    return user.call('POST', `/api/contracts/${into}/split`, { version, documentId, keepApart });
  };
  await takeOut(await joined(1), true);
  expect(await offers()).toEqual([]);
  await takeOut(await joined(3), false);
  expect(await offers()).toMatchObject([{ id, into: { id: into } }]);
});

it('an agreement in the trash is named, and nothing is joined into it', async () => {
  const [into, id] = (await store(agreement, amendment)) as [string, string];
  await user.call('DELETE', `/api/contracts/${into}`);
  expect(await offers()).toMatchObject([{ id, into: { id: into, inTrash: true } }]);
  expect((await user.call('GET', `/api/contracts/${into}/join/${id}`)).statusCode).toBe(409);
});

const found = async (...inputs: object[]) => {
  const { searchId } = await addFoundContracts(service.database, user.id, inputs);
  const { contracts } = (await user.call('POST', `/api/gmail/process/${searchId}`)).json() as ProcessSearchResponse;
  return contracts.find(({ name }) => name === amendment.name);
};

it('a found amendment says before the upload where its agreement is: in the database, in the trash, or found with it', async () => {
  expect(await found(amendment, agreement)).toMatchObject({
    about: amendment.analysis.about,
    belongsTo: [{ name: 'Services Agreement', where: 'search' }],
  });
  const [into] = await store(agreement);
  expect((await found(amendment))?.belongsTo).toEqual([
    { name: 'Services Agreement', contractId: into, where: 'database' },
  ]);
  await user.call('DELETE', `/api/contracts/${into}`);
  expect((await found(amendment))?.belongsTo).toMatchObject([{ contractId: into, where: 'trash' }]);
});

it('a found document whose contract lies in the trash says so before the upload, with what a person has entered there', async () => {
  const text = 'The words of the amendment, the same each time it is found.';
  const bytes = Buffer.from(text);
  const [id] = await store({ ...amendment, text, bytes });
  await user.call('PATCH', `/api/contracts/${id}`, { version: 1, values: { amount: 250 } });
  await user.call('DELETE', `/api/contracts/${id}`);
  expect(await found({ ...amendment, text, bytes })).toMatchObject({
    contractId: id,
    held: { inTrash: true, changes: true, yours: ['amount'] },
  });
});

it('what was stored before the agreement was read of is offered by its title, and one without any such contract gets none', async () => {
  await store(agreement);
  expect(await offers()).toEqual([]);
  const { about: _about, ...older } = amendment.analysis;
  await store({ ...amendment, analysis: older });
  expect(await offers()).toMatchObject([{ into: { name: 'Services Agreement' }, about: { dated: null } }]);
});

/** The next digest, as plain text. */
async function digest(): Promise<string> {
  const planned = (await user.call('GET', '/api/reminders?state=planned')).json() as Reminder[];
  const id = planned.find(({ kind }) => kind === 'digest')?.id;
  const { text } = (await user.call('GET', `/api/reminders/${id}`)).json<ReminderMessage>();
  return text.replaceAll(/\s+/g, ' ');
}

it('the digest names contracts that may belong together, beside their days, too, until somebody has said whether they do', async () => {
  const near = { termEnd: '2026-09-01', renewalDate: '2026-09-01' };
  const [into, id] = (await store({ ...agreement, ...near }, amendment)) as [string, string];
  const text = await digest();
  expect(text).toContain('May belong together: “Amendment No. 1” looks like an amendment of “Services Agreement”.');
  expect(text).toContain(`/contracts/${id}`);
  expect(text).toContain('“Amendment No. 1” looks like an amendment of this contract, and may change this day.');
  const related = [{ contractId: id, kind: 'separate from' }];
  await user.call('PATCH', `/api/contracts/${into}`, { version: 1, related });
  expect(await digest()).not.toMatch(/May belong together|looks like/);
});

it('a new find says which contract it may belong to, on the list and in the digest', async () => {
  const [into] = await store(agreement);
  const near = { termEnd: '2026-07-10', renewalDate: '2026-07-10' };
  const { searchId } = await addFoundContracts(service.database, user.id, [{ ...amendment, ...near }]);
  await service.database.pool.query('update searches set watch_of = id where id = $1', [searchId]);
  const [find] = (await user.call('GET', '/api/finds')).json() as NewFind[];
  expect(find).toMatchObject({
    about: amendment.analysis.about,
    belongsTo: [{ name: 'Services Agreement', contractId: into, where: 'database' }],
  });
  const text = await digest();
  expect(text).toContain('Found since last Monday: 1 contract. It may belong to a contract you have.');
  expect(text).toContain('It looks like an amendment of “Services Agreement”.');
});
