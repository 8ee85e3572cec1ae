import { strFromU8, unzipSync } from 'fflate';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/universal';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { SHEET_COLUMNS } from '../../../sheets/sheetColumns.ts';
import { contractCalls } from '../contracts/testContractCalls.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';

let service: TestApp;
let user: TestUser;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.signIn();
});

const lease = {
  name: 'Lease',
  from: '2024-03-20',
  to: '2027-03-20',
  ending: 'renews',
  renewalTerm: { n: 1, unit: 'year' },
  noticePeriod: { n: 90, unit: 'day' },
  amount: 1234.5,
  currency: 'EUR',
  amountPeriod: 'month',
};
const create = async (values: object, more: object = {}) => {
  const answer = await user.call('POST', '/api/contracts', { values, ...more });
  expect(answer.statusCode).toBe(201);
  return (answer.json() as { id: string }).id;
};
const exported = (query: string) => user.call('GET', `/api/contracts/export?${query}`);
const column = (field: string) => SHEET_COLUMNS.findIndex((each) => each.field === field);
const csvRows = (text: string) => Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;

it('a workbook has dates as dates, amounts as numbers and a head that stays in sight', async () => {
  const id = await create(lease, { owner: { name: 'Dana', email: 'dana@example.com' }, tags: ['office', 'a; b'] });
  const answer = await exported('format=xlsx&today=2026-06-15');
  expect(answer.headers['content-type']).toContain('spreadsheetml.sheet');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="contracts-2026-06-15.xlsx"');
  const [sheet] = await readXlsxFile(new Blob([new Uint8Array(answer.rawPayload)]));
  const [head, row] = sheet?.data ?? [];
  expect(head).toEqual(SHEET_COLUMNS.map((each) => each.head));
  expect(row?.[column('id')]).toBe(id);
  expect(row?.[column('to')]).toEqual(new Date('2027-03-20T00:00:00Z'));
  expect(row?.[column('amount')]).toBe(1234.5);
  expect(row?.[column('tags')]).toBe('office; "a; b"');
  expect(row?.[SHEET_COLUMNS.findIndex((each) => each.head.startsWith('Act by'))]).toEqual(
    new Date('2026-12-20T00:00:00Z'),
  );
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  expect(strFromU8(parts['xl/worksheets/sheet1.xml'] as Uint8Array)).toMatch(/ySplit="1".*state="frozen"/);
});

it('a CSV begins with a byte order mark and holds nothing that a spreadsheet would run', async () => {
  const evil = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx', "'=1", 'plain, "quoted"'];
  for (const name of evil) await create({ name, parties: [name.trim()] }, { notes: name });
  const answer = await exported('format=csv&sort=name');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [, ...rows] = csvRows(answer.body);
  expect(rows).toHaveLength(evil.length);
  for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  const names = rows.map((row) => row[column('name')]);
  expect(names).toContain('\'=HYPERLINK("http://x")');
  expect(names).toContain("''=1");
  const xlsx = unzipSync(new Uint8Array((await exported('format=xlsx')).rawPayload));
  expect(strFromU8(xlsx['xl/worksheets/sheet1.xml'] as Uint8Array)).not.toContain('<f');
  expect(strFromU8(xlsx['xl/sharedStrings.xml'] as Uint8Array)).not.toMatch(/<t[^>]*>[=+\-@\t]/);
});

it('an export holds what the list shows for the same view, filters, search and order', async () => {
  await create({ ...lease, name: 'Beta' });
  await create({ ...lease, name: 'Alpha', currency: 'USD' });
  await create({ name: 'Undated' });
  const names = async (query: string) =>
    csvRows((await exported(`format=csv&${query}`)).body)
      .slice(1)
      .map((row) => row[column('name')]);
  expect(await names('sort=name')).toEqual(['Alpha', 'Beta', 'Undated']);
  expect(await names('view=undated')).toEqual(['Undated']);
  expect(await names('currency=USD')).toEqual(['Alpha']);
  expect(await names('search=BET')).toEqual(['Beta']);
  expect((await exported('format=pdf')).statusCode).toBe(400);
});

it('a selection is exported in its order, without what is another user’s', async () => {
  const [first, second] = [await create({ name: 'One' }), await create({ name: 'Two' })];
  const others = await service.signIn();
  const answer = await others.call('POST', '/api/contracts/export', { format: 'csv', ids: [first] });
  expect(csvRows(answer.body)).toHaveLength(1);
  const own = await user.call('POST', '/api/contracts/export', { format: 'csv', ids: [second, first] });
  expect(
    csvRows(own.body)
      .slice(1)
      .map((row) => row[column('id')]),
  ).toEqual([second, first]);
});

it('a ZIP holds the sheet and every document in a folder of its contract', async () => {
  const { store } = contractCalls(service, user);
  const [id = ''] = await store({ parties: ['Acme'] });
  const answer = await exported('format=zip&today=2026-06-15');
  expect(answer.headers['content-type']).toBe('application/zip');
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  const [sheet, document] = Object.keys(parts);
  expect(sheet).toBe('contracts-2026-06-15.xlsx');
  expect(document).toMatch(new RegExp(`^documents/.* ${id.slice(0, 8)}/.+`));
  expect(parts[document ?? '']?.length).toBeGreaterThan(0);
});
