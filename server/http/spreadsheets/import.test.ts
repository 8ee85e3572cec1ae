import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { contractCalls } from '../contracts/testContractCalls.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { Contract, ContractDetails, SheetImport } from '../wire.gen.ts';

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.signIn();
});

type Form = { name?: string; dryRun?: string; mapping?: string; dateForm?: string; decimal?: string; alike?: string };

function send(sheet: string | Uint8Array, { name = 'register.csv', ...fields }: Form = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('sheet', new Blob([sheet]), name);
  const headers = { authorization: `Bearer ${user.token}` };
  return service.inject({ method: 'POST', url: '/api/contracts/import', headers, payload: form });
}
const take = async (sheet: string | Uint8Array, form?: Form) => {
  const answer = await send(sheet, form);
  expect(answer.body.slice(0, 300)).toContain('"imported"');
  return answer.json() as SheetImport;
};
const sentence = async (sheet: string | Uint8Array, form?: Form) => {
  const answer = await send(sheet, form);
  const { error } = answer.json() as { error: { message: string } };
  return `${answer.statusCode} ${error.message}`;
};
const list = async () => (await user.call('GET', '/api/contracts')).json() as Contract[];
const details = async (id: string) => (await user.call('GET', `/api/contracts/${id}`)).json() as ContractDetails;

const german = `Vertragsnummer;Vertragsname;Vertragspartner;Vertragsbeginn;Vertragsende;Kündigungsfrist;Betrag;Währung;Verlängerung
V-1;Hausreinigung;Blitz GmbH;01.04.2024;31.03.2027;3 Monate;1.234,50;EUR;ja
V-2;Wartung;Lift AG;01.01.2025;31.12.2026;30 Tage;99,00;EUR;nein
`;

describe('an import', () => {
  it('understands German heads, dates and amounts, shows it first, and stores it with who entered it', async () => {
    const preview = await take(german, { dryRun: 'true' });
    expect(preview).toMatchObject({ imported: false, dateForm: 'dmy', decimal: 'comma', questions: [] });
    expect(preview.counts).toEqual({ rows: 2, created: 2, updated: 0, same: 0, refused: 0 });
    expect(await list()).toEqual([]);
    expect(await take(german)).toMatchObject({ imported: true, counts: { created: 2 } });
    const cleaning = (await list()).find(({ name }) => name === 'Hausreinigung');
    expect(cleaning).toMatchObject({
      source: 'sheet',
      counterparty: 'Blitz GmbH',
      contractValue: 1234.5,
      currency: 'EUR',
      renewalDate: '2027-03-31',
      actBy: '2026-12-31',
      ending: 'renews',
    });
    const history = await user.call('GET', `/api/contracts/${cleaning?.id}/history`);
    expect(history.json()).toContainEqual(
      expect.objectContaining({ who: user.email, field: 'amount', to: 1234.5, source: 'entered' }),
    );
  });

  it('of the same sheet again changes nothing, and of a changed one updates by its number without emptying', async () => {
    await take(german);
    expect((await take(german)).counts).toMatchObject({ created: 0, updated: 0, same: 2 });
    const changed = 'Vertragsnummer;Vertragsname;Betrag;Vertragsende\nV-1;Hausreinigung;2000,00;\n';
    const { counts, rows } = await take(changed);
    expect(counts).toMatchObject({ updated: 1 });
    expect(rows[0]).toMatchObject({ row: 2, outcome: 'update', changes: ['amount'], replaced: { amount: 1234.5 } });
    const contracts = await list();
    expect(contracts).toHaveLength(2);
    expect(contracts.find(({ name }) => name === 'Hausreinigung')).toMatchObject({
      contractValue: 2000,
      renewalDate: '2027-03-31',
    });
  });

  it('in two tabs at once takes every row once', async () => {
    const answers = await Promise.all([take(german), take(german), take(german)]);
    expect(answers.map(({ counts }) => counts.created).toSorted()).toEqual([0, 0, 2]);
    expect(await list()).toHaveLength(2);
  });

  it('without a number knows its rows again by name, other side and start', async () => {
    const sheet = 'Name,Vendor,End\nLease,Acme,2027-03-31\nLease,Acme,2027-04-30\n';
    expect(await take(sheet)).toMatchObject({
      counts: { created: 2 },
      warnings: [expect.stringContaining('no column with a number of your own')],
    });
    expect((await take(sheet)).counts).toMatchObject({ same: 2, created: 0 });
    expect(await list()).toHaveLength(2);
  });

  it('asks whether a row is a contract of the same name that came another way, and doubles none unasked', async () => {
    const { store } = contractCalls(service, user);
    await store({ name: 'Lease', parties: ['Acme', 'Us'], amount: 5, termEnd: '2027-03-31' });
    const [there] = await list();
    const sheet = `No,Name,Amount,Currency\n7,${there?.name.toUpperCase()},9,USD\n8,Other,9,USD\n`;
    const { questions, rows } = await take(sheet, { dryRun: 'true' });
    expect(questions).toMatchObject([{ about: 'alike', samples: [there?.name.toUpperCase()] }]);
    expect(rows.map(({ alikeId }) => alikeId)).toEqual([there?.id, undefined]);
    expect(await sentence(sheet)).toBe('422 1 row is called like a contract that you have already. What are they?');
    expect((await take(sheet, { alike: 'update' })).counts).toMatchObject({ updated: 1, created: 1 });
    expect(await list()).toHaveLength(2);
    expect((await take(sheet)).counts).toMatchObject({ same: 2 });
    const other = sheet.replace('7,', '17,').replace('8,', '18,');
    expect((await take(other, { alike: 'add' })).counts).toMatchObject({ created: 2 });
    expect(await list()).toHaveLength(4);
  });

  it('takes neither a row that says the same as another one nor a total, and says which amounts have no currency', async () => {
    const sheet =
      'Name,Vendor,End,Amount\nLease,Acme,2027-03-31,5\nLease,Acme,2027-03-31,5\nGrand total:,,,10\nTotal,TotalEnergies,,5\n';
    for (const outcome of ['created', 'same'] as const) {
      const { counts, refused, warnings } = await take(sheet);
      expect(counts).toMatchObject({ [outcome]: 2, refused: 2 });
      expect(refused.map(({ row, reasons }) => [row, ...reasons])).toEqual([
        [3, 'It says the same as row 2. If it is another contract, give each a number of its own.'],
        [4, 'It looks like a total, and not like a contract.'],
      ]);
      expect(warnings.includes('2 amounts have no currency. They are shown in US dollars until you enter one.')).toBe(
        outcome === 'created',
      );
    }
  });

  it('asks what it cannot know, and takes the answer', async () => {
    const sheet = 'Name,End,Amount\nLease,03/04/2027,"1,234"\n';
    const { questions } = await take(sheet, { dryRun: 'true' });
    expect(questions.map(({ about, samples }) => [about, samples[0]])).toEqual([
      ['dateForm', '03/04/2027'],
      ['decimal', '1,234'],
    ]);
    expect(await sentence(sheet)).toBe('422 Does the day or the month come first in these dates?');
    await take(sheet, { dateForm: 'mdy', decimal: 'point' });
    expect(await list()).toMatchObject([{ renewalDate: '2027-03-04', contractValue: 1234 }]);
  });

  it('asks where the amounts of a column contradict one another, and shows what it read in each row', async () => {
    const sheet = 'Name,End,Amount\nLease,2027-03-31,"1,200.00"\nCleaning,2027-03-31,1.200\n';
    const { questions, rows } = await take(sheet, { dryRun: 'true' });
    expect(questions).toMatchObject([{ about: 'decimal', samples: ['1.200'] }]);
    expect(rows.map(({ read }) => read)).toEqual([{ to: '2027-03-31', amount: 1200 }, { to: '2027-03-31' }]);
    const answered = await take(sheet, { dryRun: 'true', decimal: 'comma' });
    expect(answered.rows.map(({ read }) => read.amount)).toEqual([1200, 1200]);
    // Three digits that go with the others are no question.
    const clear = await take('Name,Amount\nLease,"1.200,50"\nCleaning,1.200\n', { dryRun: 'true' });
    expect(clear.questions).toEqual([]);
    expect(clear.rows.map(({ read }) => read.amount)).toEqual([1200.5, 1200]);
    expect(clear.columns[1]?.note).toBe('Read like 1.234,50, as “1.200,50” in row 2 shows.');
  });

  it('says beside a column which row settled the order of its days and months', async () => {
    const sheet = 'Name,From,To\nLease,03/04/2027,31/12/2027\nCleaning,2027-01-01,2027-03-31\n';
    const { questions, columns, rows } = await take(sheet, { dryRun: 'true' });
    expect(questions).toEqual([]);
    expect(columns.map(({ note }) => note)).toEqual([
      undefined,
      'Day first, as “31/12/2027” in row 2 shows.',
      undefined,
    ]);
    expect(rows[0]?.read).toEqual({ from: '2027-04-03', to: '2027-12-31' });
  });

  it('names every row that it refuses with its reason, and takes the others', async () => {
    const sheet = `No,Name,From,To,Notice,Amount
1,Good,2026-01-01,2027-01-01,30 days,5
2,Bad day,2026-02-30,2027-01-01,30 days,5
3,Bad order,2027-02-01,2026-01-01,30 days,5
4,,2026-01-01,2027-01-01,30 days,5
5,Bad notice,2026-01-01,2027-01-01,soon,many
1,Twice,2026-01-01,2027-01-01,30 days,5
`;
    const { counts, refused } = await take(sheet);
    expect(counts).toMatchObject({ rows: 6, created: 1, refused: 5 });
    expect(refused.map(({ row, reasons }) => [row, ...reasons])).toEqual([
      [3, 'From: “2026-02-30” is not a date.'],
      [4, 'The contract would end before it begins.'],
      [5, 'It has no contract name.'],
      [6, 'Notice: “soon” is not a length of time, such as 90 days or 1 year.', 'Amount: “many” is not an amount.'],
      [7, 'It is the same contract as row 2.'],
    ]);
  });

  it('finds the heads of a workbook below its title, also one that is merged over two rows', async () => {
    const rows = [
      [{ value: 'Contract register', columnSpan: 4 }, null, null, null],
      [{ value: 'What', columnSpan: 2 }, null, { value: 'Amount', rowSpan: 2 }, { value: 'End', rowSpan: 2 }],
      [{ value: 'Name' }, { value: 'Vendor' }, null, null],
      [{ value: 'Lease' }, { value: 'Acme' }, { value: 1200 }, { value: '2027-01-31' }],
    ];
    const sheet = await writeXlsxFile(rows).toBuffer();
    expect((await take(new Uint8Array(sheet), { name: 'a.xlsx' })).counts).toMatchObject({ created: 1, refused: 0 });
    expect(await list()).toMatchObject([{ name: 'Lease', renewalDate: '2027-01-31', contractValue: 1200 }]);
  });

  it('never takes a number of another sheet for its own', async () => {
    await take('No,Name,Vendor\n1,Lease,Acme\n');
    const { refused } = await take('No,Name,Vendor\n1,Software,Globex\n');
    expect(refused[0]?.reasons).toEqual(['Its number belongs to “Lease” here, which is another contract.']);
    expect(await list()).toMatchObject([{ name: 'Lease' }]);
  });

  it('refuses what it cannot read in a sentence', async () => {
    expect(await sentence('')).toMatch(/^422 The file is empty/);
    expect(await sentence(Buffer.from('%PDF-1.4\0\0'))).toMatch(/^422 This file is neither/);
    expect(await sentence(`Name\n${'x\n'.repeat(20_100)}`)).toMatch(/^422 The sheet has more than 20,000 rows/);
    expect(await sentence(new Uint8Array(25 * 1024 * 1024 + 1))).toBe('413 The file is larger than 25 MB.');
    expect(await sentence('Name\nx', { mapping: '["nonsense"]' })).toMatch(/^400 .*mapping/);
    const rows = new TextEncoder().encode(
      `<worksheet><sheetData>${'<row r="1"/>'.repeat(20_100)}</sheetData></worksheet>`,
    );
    const long = zipSync({ 'xl/worksheets/sheet1.xml': rows });
    expect(await sentence(long, { name: 'a.xlsx' })).toMatch(/^422 The sheet has more than 20,000 rows/);
    expect(await sentence(zipSync({ 'a.txt': new Uint8Array(3) }))).toMatch(/^422 We can’t read this workbook/);
    expect(await list()).toEqual([]);
  });

  it('of an export changes nothing: what was read stays read', async () => {
    const { store } = contractCalls(service, user);
    const [id = ''] = await store({ parties: ['Acme', 'Globex'], amount: 5, termEnd: '2027-03-31' });
    await user.call('POST', '/api/contracts', { values: { name: "'=1+1;\n", parties: ['a; b', '"q"'] }, notes: ' x ' });
    const before = await details(id);
    for (const format of ['csv', 'xlsx']) {
      const file = (await user.call('GET', `/api/contracts/export?format=${format}`)).rawPayload;
      expect((await take(new Uint8Array(file), { name: `a.${format}` })).counts).toMatchObject({ rows: 2, same: 2 });
    }
    expect(await details(id)).toEqual(before);
  });
});
