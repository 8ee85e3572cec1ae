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

it('a row that fits two contracts equally is added only where somebody says so; a start or an end in common decides between them', async () => {
  const user = await withContracts();
  const make = (values: object) => user.call('POST', '/api/contracts', { values });
  await make({ name: 'Lease of copiers', counterparty: 'Acme, Inc.', to: '2028-03-31' });
  await make({ name: 'Lease of plotters', counterparty: 'Acme, Inc.', to: '2027-03-31' });
  const rows = 'Lease of copiers,Acme,,,,\nPrinters,Acme,,2027-03-31,,\nLease of copiers,Acme,,2028-03-31,,USD\n';
  const { questions } = await take(user, HEAD + rows, { dryRun: 'true' });
  expect(questions.map(({ about, samples }) => [about, samples])).toEqual([
    ['alike', ['Lease of copiers']],
    ['sameTerms', ['Printers (“Lease of plotters”)']],
    ['several', ['Lease of copiers (2 contracts called “Lease of copiers”)']],
  ]);
  const said = { alike: 'update', sameTerms: 'update' };
  expect(await take(user, HEAD + rows, said)).toMatchObject({ error: { details: 'several' } });
  const { counts, refused } = await take(user, HEAD + rows, { ...said, several: 'leave', dryRun: 'true' });
  expect(counts).toMatchObject({ created: 0, updated: 2, refused: 1 });
  const reason = 'It fits 2 contracts called “Lease of copiers” equally. Change the right one on its own page.';
  expect(refused).toEqual([{ row: 2, name: 'Lease of copiers', reasons: [reason] }]);
  expect((await take(user, HEAD + rows, { ...said, several: 'add' })).counts).toMatchObject({ created: 1, updated: 2 });
});
