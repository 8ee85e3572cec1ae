import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvHead, csvOfRows } from './csvCells.ts';
import { type ExportedContract, SHEET_COLUMNS } from './sheetColumns.ts';
import { MANY, outcomesOf, rows } from './testing/manyContracts.ts';
import { xlsxOfRows } from './xlsxCells.ts';

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

it('contracts come back unchanged from the CSV and the workbook that were exported', async () => {
  expect(await outcomesOf(new TextEncoder().encode(csvHead() + csvOfRows(rows)))).toEqual({ same: MANY });
  expect(await outcomesOf(await xlsxOfRows(rows))).toEqual({ same: MANY });
});

it('what a person should look at before it is believed stands in the export, and is no value that an import takes', () => {
  const column = SHEET_COLUMNS.find(({ head }) => head === 'To check (worked out)');
  const toCheck = [{ message: 'We’re not sure when the term ends.' }, { message: 'We found more than one amount.' }];
  expect(column?.field).toBeNull();
  expect(column?.cell({ item: { toCheck } } as unknown as ExportedContract)).toBe(
    'We’re not sure when the term ends. We found more than one amount.',
  );
});

it.each(styles)('contracts come back unchanged from a CSV that was saved in %s', async (_, style) => {
  expect(await outcomesOf(savedIn(style))).toEqual({ same: MANY });
});
