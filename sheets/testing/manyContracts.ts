/** For tests of export and import: many contracts with everything that a sheet can spoil, and what an import would do with their rows. */
import { addDays } from '../../contract/calendar.ts';
import { sayValues } from '../../contract/changes.ts';
import { listItem } from '../../contract/listItem.ts';
import { type ContractRecord, newRecord } from '../../contract/record.ts';
import { keysOfRows, rowPlanner } from '../planImport.ts';
import { readTable } from '../readTable.ts';
import { sheetRow } from '../sheetColumns.ts';
import { understandSheet } from '../understandSheet.ts';

const actor = { who: 'dana@example.com', when: '2026-06-15T12:00:00Z', today: '2026-06-15' };
/** `WHOLE=1`, as in `npm run soak -- documents`, makes ten times as many. */
export const MANY = process.env['WHOLE'] === '1' ? 5000 : 500;
const ENDINGS = ['renews', 'ends', 'option', 'open'] as const;
/** Days before which workbooks count none, and a lease of 999 years. */
const FAR_BACK = ['1850-03-25', '1900-02-28'] as const;
const PERIODS = ['month', 'quarter', 'year', 'total'] as const;

const records: ContractRecord[] = Array.from({ length: MANY }, (_, index) => {
  const from = index % 100 === 9 ? (FAR_BACK[Math.floor(index / 100) % 2] ?? '') : addDays('2020-01-01', index % 1800);
  const values = {
    name: `${index % 7 === 0 ? '=' : ''}Contract "${index}"; Größe`,
    parties: [`Party ${index}; Sons`, 'Us, Inc.'],
    from,
    to: index % 100 === 7 ? '9999-12-31' : addDays(from, 365 + (index % 400)),
    ending: ENDINGS[index % 4] ?? 'ends',
    renewalTerm: { n: 1 + (index % 3), unit: 'year' as const },
    noticePeriod: { n: 30 + (index % 60), unit: index % 7 === 3 ? ('workingDay' as const) : ('day' as const) },
    ...(index % 6 === 0 ? { actBy: addDays(from, 200), actByRepeats: 'yearly' as const } : {}),
    amount: index * 37 + (index % 100) / 100,
    currency: 'EUR',
    amountPeriod: PERIODS[index % 4] ?? 'year',
  };
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const said = { values, tags: [`t${index % 5}`, 'a;b'], notes: index % 3 === 0 ? `Line\n${index}` : null };
  return sayValues(newRecord(id, 'hand', actor.when), said, actor).record;
});
/** The rows of their export. */
export const rows = records.map((record) =>
  sheetRow({ record, item: listItem(record, actor.today, new Set()), number: null }),
);

/** What an import of this file would do with those contracts: how many rows have which outcome. Throws where the import would ask something. */
export async function outcomesOf(bytes: Uint8Array, fileName = 'a.csv'): Promise<Record<string, number>> {
  const sheet = understandSheet(await readTable(bytes, fileName), {});
  if (sheet.questions.length > 0) throw new Error(`The import asks: ${JSON.stringify(sheet.questions)}`);
  const known = {
    records: new Map(records.map((each) => [each.id, each])),
    keys: new Map(),
    ourKeys: new Set<string>(),
    alike: new Map<string, never[]>(),
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
