import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { Contract, SheetImport } from '../wire.gen.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

async function take(user: TestUser, sheet: string, form: Record<string, string> = {}) {
  const body = new FormData();
  for (const [field, value] of Object.entries(form)) body.set(field, value);
  body.set('sheet', new Blob([sheet]), 'register.csv');
  const headers = { authorization: `Bearer ${user.token}` };
  const answer = await service.inject({ method: 'POST', url: '/api/contracts/import', headers, payload: body });
  return answer.json() as SheetImport;
}
const list = async (user: TestUser) => (await user.call('GET', '/api/contracts')).json() as Contract[];

async function withContracts() {
  const user = await service.signIn();
  const make = (values: object) => user.call('POST', '/api/contracts', { values });
  await make({ name: 'Lease of copiers', counterparty: 'Acme, Inc.', to: '2027-03-31' });
  await make({ name: 'Support', counterparty: 'Otis GmbH', from: '2025-01-01', amount: 900, currency: 'EUR' });
  return user;
}
const HEAD = 'Name,Vendor,Start,End,Amount,Currency\n';
const sheet = `${HEAD}Copiers,ACME INC,,2027-03-31,,\nLift care,Otis,2025-01-01,,900,EUR\nOther,Otis,2025-01-01,,900,USD\n`;

it('asks about a row with the other side and the end of a contract of another name, or its amount and start, and doubles none unasked', async () => {
  const user = await withContracts();
  const { questions, rows } = await take(user, sheet, { dryRun: 'true' });
  expect(questions).toMatchObject([
    { about: 'sameTerms', samples: ['Copiers (“Lease of copiers”)', 'Lift care (“Support”)'] },
  ]);
  expect(rows.map(({ alikeName, alikeBy }) => [alikeName, alikeBy])).toEqual([
    ['Lease of copiers', 'end'],
    ['Support', 'amount'],
    [undefined, undefined],
  ]);
  expect(await take(user, sheet)).toMatchObject({ error: { code: 'QUESTION', details: 'sameTerms' } });
  expect((await take(user, sheet, { sameTerms: 'update' })).counts).toMatchObject({ updated: 2, created: 1 });
  expect((await list(user)).map(({ name }) => name).toSorted()).toEqual(['Copiers', 'Lift care', 'Other']);
});

it('of two rows that could be the same contract only one updates it, and the other one is named', async () => {
  const user = await withContracts();
  const two = `${HEAD}Copiers,Acme,,2027-03-31,,\nPrinters,Acme,,2027-03-31,,\n`;
  const { counts, refused } = await take(user, two, { sameTerms: 'update', dryRun: 'true' });
  expect(counts).toMatchObject({ updated: 1, refused: 1 });
  expect(refused).toMatchObject([{ name: 'Printers', reasons: ['It is the same contract as row 2.'] }]);
  expect((await take(user, two, { sameTerms: 'add' })).counts).toMatchObject({ created: 2 });
});

it('a contract that is called like a row is not taken for another row with its other side and end', async () => {
  const user = await withContracts();
  const { questions, rows } = await take(
    user,
    `${HEAD}Printers,Acme,,2027-03-31,,\nLease of copiers,Acme,,2027-03-31,,\n`,
    { dryRun: 'true' },
  );
  expect(questions).toMatchObject([{ about: 'alike', samples: ['Lease of copiers'] }]);
  expect(rows.map(({ alikeBy }) => alikeBy)).toEqual([undefined, 'name']);
});
