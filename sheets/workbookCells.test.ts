import { expect, it } from 'vitest';
import { readTable } from './readTable.ts';
import type { SheetChoices } from './sheetTypes.ts';
import { rawWorkbook } from './testing/rawWorkbook.ts';
import { understandSheet } from './understandSheet.ts';

const read = async (bytes: Uint8Array, choices: SheetChoices = {}) =>
  understandSheet(await readTable(bytes, 'register.xlsx'), choices);
const money = (style: number) => ({ xml: `<c r="REF" s="${style}"><v>900</v></c>` });
const csv = (text: string, choices: SheetChoices = {}) => read(new TextEncoder().encode(text), choices);

it('a cell with an error, or with a formula that was saved without its result, is said and not taken for empty', async () => {
  const { rows } = await read(
    rawWorkbook({
      rows: [
        ['Name', 'End', 'Amount'],
        ['Lease', { xml: '<c r="REF" t="e"><f>VLOOKUP(A2,X:Y,2)</f><v>#N/A</v></c>' }, 5],
        ['Cleaning', { xml: '<c r="REF"><f>EDATE(B2,12)</f></c>' }, 5],
        ['Guarding', { xml: '<c r="REF" t="str"><f>IF(A4="",1,"")</f><v></v></c>' }, 5],
      ],
    }),
  );
  expect(rows.map(({ problems }) => problems)).toEqual([
    ['End: the sheet has the error #N/A there.'],
    ['End: its formula was saved without a result. Open the sheet, save it again, and import that.'],
    [],
  ]);
});

it('an error in a CSV file is not taken for a name', async () => {
  const { rows } = await csv('Name,End\n#REF!,2027-03-31\n');
  expect(rows[0]?.problems).toEqual(['Name: the sheet has the error #REF! there.']);
});

it('merged cells are seen where the sheet’s file ends with them: an end that stands in the first of them is not left out of the second', async () => {
  const { rows } = await read(
    rawWorkbook({
      rows: [
        ['Name', 'End'],
        ['Lease', '2027-03-31'],
        ['Parking', null],
      ],
      merges: ['B2:B3'],
    }),
  );
  expect(rows.map(({ problems }) => problems)).toEqual([
    [],
    ['It is part of merged cells. Unmerge them, then import it again.'],
  ]);
});

it('an amount has the currency that the workbook shows it with, and none where its format is of no one country', async () => {
  const formats = ['[$€-407] #,##0.00', '"£"#,##0', '#,##0.00 "CHF"', '[$$-409]#,##0', '[$$-1009]#,##0', '0.00'];
  const { rows } = await read(
    rawWorkbook({ rows: [['Name', 'Amount'], ...formats.map((code, at) => [code, money(at + 1)])] }, formats),
  );
  expect(rows.map(({ values }) => [values.amount, values.currency])).toEqual([
    [900, 'EUR'],
    [900, 'GBP'],
    [900, 'CHF'],
    [900, 'USD'],
    [900, undefined],
    [900, undefined],
  ]);
});

it('a head says the currency and the period of its amounts; a column of its own comes first', async () => {
  const { rows } = await csv('Name,Annual cost (EUR),Currency\nLease,1200.50,\nCleaning,1200.50,GBP\n');
  expect(rows.map(({ values: { amount, currency, amountPeriod } }) => [amount, currency, amountPeriod])).toEqual([
    [1200.5, 'EUR', 'year'],
    [1200.5, 'GBP', 'year'],
  ]);
});

it('what an amount is for is taken from its head, whatever is paid, unless a cell or a choice says otherwise', async () => {
  const period = async (head: string, choices = {}) => {
    const { rows, columns } = await csv(`Name,${head}\nLease,1200\n`, choices);
    return [columns[1]?.field, rows[0]?.values.amountPeriod];
  };
  expect(await period('Annual cost')).toEqual(['amount', 'year']);
  expect(await period('Yearly fee')).toEqual(['amount', 'year']);
  expect(await period('Monthly rent (EUR)')).toEqual(['amount', 'month']);
  expect(await period('Cost per quarter')).toEqual(['amount', 'quarter']);
  expect(await period('Monatsmiete')).toEqual(['amount', 'month']);
  expect(await period('Cost')).toEqual(['amount', undefined]);
  expect(await period('Annual leave')).toEqual([null, undefined]);
  expect(await period('Annual cost', { amountPeriod: 'month' })).toEqual(['amount', 'month']);
  expect(await period('Annual cost', { amountPeriod: 'none' })).toEqual(['amount', undefined]);
  const { rows } = await csv('Name,Annual cost,Period\nLease,100,month\nLift,100,\n');
  expect(rows.map(({ values }) => values.amountPeriod)).toEqual(['month', 'year']);
});

it('a second row of heads below merged ones has its own beside those above', async () => {
  const { columns, rows } = await read(
    rawWorkbook({
      rows: [
        ['Name', 'End', 'Cost', null, 'Place'],
        [null, null, 'Annual', 'Currency', null],
        ['Lease', '2027-03-31', 900, 'EUR', 'Berlin'],
      ],
      merges: ['C1:D1', 'A1:A2', 'B1:B2', 'E1:E2'],
    }),
  );
  expect(columns.map(({ head }) => head)).toEqual(['Name', 'End', 'Cost', 'Currency', 'Place']);
  expect(rows.map(({ row, values }) => [row, values.amount, values.currency])).toEqual([[3, 900, 'EUR']]);
});

it('rows that the workbook hides are named, and so is a sheet without an end', async () => {
  const hidden = await read(
    rawWorkbook({
      rows: [
        ['No', 'Name', 'End'],
        [1, 'Lease', '2027-03-31'],
      ],
      hiddenRows: [2],
    }),
  );
  expect(hidden.warnings).toEqual(['The workbook hides row 2, perhaps by a filter. What is hidden is read, too.']);
  expect((await csv('No,Name,Amount\n1,Lease,5\n')).warnings).toEqual([
    'No column says when a contract ends. Without a day, nobody can be reminded of these contracts.',
  ]);
});

it.each([
  ['Ends', 'to'],
  ['Ends on', 'to'],
  ['Valid until', 'to'],
  ['End of term', 'to'],
  ['Next renewal date', 'to'],
  ['Läuft bis', 'to'],
  ['Starts on', 'from'],
  ['Notice due by', 'actBy'],
  ['Opt-out deadline', 'actBy'],
  ['Notice (days)', 'noticePeriod'],
  ['Term (months)', 'term'],
  ['Renews automatically?', 'ending'],
])('a column with the head %s is known', async (head, field) => {
  const { columns } = await csv(`Name,${head}\nLease,\n`);
  expect(columns[1]?.field).toBe(field);
});

it('where no column says when a contract ends, those with days are named, and whether it renews is no end', async () => {
  const { warnings } = await csv(
    'No,Name,Auto-renewal,Fin,Place\n1,Lease,yes,31/12/2027,Leeds\n2,Van,no,2028-01-31,\n',
  );
  expect(warnings).toEqual([
    'No column says when a contract ends. Without a day, nobody can be reminded of these contracts. If it is “Fin”, choose To beside it.',
  ]);
});

it('a day that a workbook keeps as a number says what to do about it', async () => {
  const { rows } = await read(
    rawWorkbook({
      rows: [
        ['Name', 'End'],
        ['Lease', 46477],
      ],
    }),
  );
  expect(rows[0]?.problems).toEqual(['End: “46477” is a number. Format the column as dates, then import it again.']);
});

it.each(['utf16le', 'utf16be'])('a CSV file in %s is read with a byte order mark and without', async (encoding) => {
  for (const mark of ['\uFEFF', '']) {
    const bytes = Buffer.from(`${mark}Name\tVendor\nCafé Büro\tMüller\n`, 'utf16le');
    const { rows } = await read(new Uint8Array(encoding === 'utf16be' ? bytes.swap16() : bytes));
    expect(rows[0]?.values).toEqual({ name: 'Café Büro', counterparty: 'Müller' });
  }
});

it('the sign between the cells of a small file is found by its heads, below a title, too', async () => {
  for (const sign of [';', '\t', '|', ',']) {
    const { rows } = await csv(['Register', '', `Name${sign}End`, `Lease${sign}2027-03-31`, ''].join('\n'));
    expect(rows.map(({ row, values }) => [row, values])).toEqual([[4, { name: 'Lease', to: '2027-03-31' }]]);
  }
});
