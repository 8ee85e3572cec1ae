/** Sheets as XLSX. Loaded only where one is written or read: it brings its own libraries. */
import writeXlsxFile from 'write-excel-file/universal';
import type { CellObject } from 'write-excel-file/universal';
import { SHEET_COLUMNS, type SheetColumn } from './sheetColumns.ts';
import type { Cell } from './sheetTypes.ts';

const DATE_FORMAT = 'yyyy-mm-dd';
const MONEY_FORMAT = '#,##0.00';

/** A workbook with the rows of `sheetRow`: days are days, amounts are numbers, texts are texts, and the head stays in sight. */
export async function xlsxOfRows(rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const head = SHEET_COLUMNS.map(({ head: value }): CellObject => ({ value, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) => row.map((cell, index) => cellObject(cell, SHEET_COLUMNS[index])));
  const blob = await writeXlsxFile([head, ...body], {
    sheet: 'Contracts',
    columns: SHEET_COLUMNS.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob();
  return new Uint8Array(await blob.arrayBuffer());
}

/** A text is written as one whatever it looks like: it is never taken for a formula. */
function cellObject(cell: Cell, column: SheetColumn | undefined): CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'number') {
    return column?.kind === 'money'
      ? { value: cell, type: Number, format: MONEY_FORMAT }
      : { value: cell, type: Number };
  }
  // Workbooks count days from 1900, and its February wrongly.
  if (typeof cell === 'object' && cell.day < '1900-03-01') return { value: cell.day, type: String };
  if (typeof cell === 'object') return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: DATE_FORMAT };
  return { value: String(cell), type: String };
}
