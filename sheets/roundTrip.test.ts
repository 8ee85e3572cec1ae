import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { sayValues } from '../contract/changes.ts';
import { listItem } from '../contract/listItem.ts';
import { type ContractRecord, newRecord } from '../contract/record.ts';
import { addDays } from '../contract/calendar.ts';
import { csvHead, csvOfRows } from './csvCells.ts';
import { keysOfRows, rowPlanner } from './planImport.ts';
import { readTable } from './readTable.ts';
import { SHEET_COLUMNS, sheetRow } from './sheetColumns.ts';
import { understandSheet } from './understandSheet.ts';
import { xlsxOfRows } from './xlsxCells.ts';

const actor = { who: 'dana@example.com', when: '2026-06-15T12:00:00Z', today: '2026-06-15' };
const ENDINGS = ['renews', 'ends', 'option', 'open'] as const;
const PERIODS = ['month', 'quarter', 'year', 'total'] as const;

const records: ContractRecord[] = Array.from({ length: 5000 }, (_, index) => {
  const from = addDays('2020-01-01', index % 1800);
  const values = {
    name: `${index % 7 === 0 ? '=' : ''}Contract "${index}"; Größe`,
    parties: [`Party ${index}; Sons`, 'Us, Inc.'],
    from,
    to: addDays(from, 365 + (index % 400)),
    ending: ENDINGS[index % 4] ?? 'ends',
    renewalTerm: { n: 1 + (index % 3), unit: 'year' as const },
    noticePeriod: { n: 30 + (index % 60), unit: 'day' as const },
    amount: index * 37 + (index % 100) / 100,
    currency: 'EUR',
    amountPeriod: PERIODS[index % 4] ?? 'year',
  };
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const said = { values, tags: [`t${index % 5}`, 'a;b'], notes: index % 3 === 0 ? `Line\n${index}` : null };
  return sayValues(newRecord(id, 'hand', actor.when), said, actor).record;
});
const rows = records.map((record) =>
  sheetRow({ record, item: listItem(record, actor.today, new Set()), number: null }),
);

type Style = {
  delimiter: string;
  day: (year: string, month: string, day: string) => string;
  amount: (n: number) => string;
};
const styles: [string, Style][] = [
  [
    'the United States',
    {
      delimiter: ',',
      day: (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
      amount: (n) => n.toLocaleString('en-US', { minimumFractionDigits: 2 }),
    },
  ],
  [
    'Germany',
    {
      delimiter: ';',
      day: (y, m, d) => `${d}.${m}.${y}`,
      amount: (n) => n.toLocaleString('de-DE', { minimumFractionDigits: 2 }),
    },
  ],
  [
    'France',
    {
      delimiter: ';',
      day: (y, m, d) => `${d}/${m}/${y}`,
      amount: (n) => n.toLocaleString('fr-FR', { minimumFractionDigits: 2 }),
    },
  ],
];

/** As a spreadsheet of that country saves the file again. */
function savedIn({ delimiter, day, amount }: Style): Uint8Array {
  const cells = rows.map((row) =>
    row.map((cell, index) => {
      if (typeof cell === 'number') return SHEET_COLUMNS[index]?.kind === 'money' ? amount(cell) : String(cell);
      if (typeof cell !== 'object' || cell === null) return cell;
      const [y = '', m = '', d = ''] = cell.day.split('-');
      return day(y, m, d);
    }),
  );
  return new TextEncoder().encode(Papa.unparse([SHEET_COLUMNS.map(({ head }) => head), ...cells], { delimiter }));
}

async function outcomesOf(bytes: Uint8Array): Promise<Record<string, number>> {
  const sheet = understandSheet(await readTable(bytes, 'a.csv'), {});
  expect(sheet.questions).toEqual([]);
  const known = {
    records: new Map(records.map((each) => [each.id, each])),
    keys: new Map(),
    ourKeys: new Set<string>(),
  };
  const plan = rowPlanner(known, actor, () => 'new');
  const keys = keysOfRows(sheet.rows);
  const counts: Record<string, number> = {};
  for (const [index, row] of sheet.rows.entries()) {
    const { outcome } = plan(row, keys[index] ?? '');
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

it('5,000 contracts come back unchanged from the CSV and the workbook that were exported', async () => {
  expect(await outcomesOf(new TextEncoder().encode(csvHead() + csvOfRows(rows)))).toEqual({ same: 5000 });
  expect(await outcomesOf(await xlsxOfRows(rows))).toEqual({ same: 5000 });
});

it.each(styles)('5,000 contracts come back unchanged from a CSV that was saved in %s', async (_, style) => {
  expect(await outcomesOf(savedIn(style))).toEqual({ same: 5000 });
});
