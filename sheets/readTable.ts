/** The table in a file: of CSV whatever the encoding, of a workbook its first tab with something in it. All of it bounded. */
import { rowsOfCsv } from './csvCells.ts';
import { noMarks } from './scanSheet.ts';
import type { Cell, ReadCell, SheetTable } from './sheetTypes.ts';
import { inspectWorkbook, SheetError } from './inspectWorkbook.ts';

export const MOST_ROWS = 20_000;
export const MOST_COLUMNS = 200;
const LONGEST_CELL = 40_000;
/** Above the table there may be a title. */
const ROWS_ABOVE = 20;

/** Throws `SheetError` with a sentence where it cannot be read. */
export async function readTable(bytes: Uint8Array, fileName: string): Promise<SheetTable> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const table = isZip ? await workbookTable(bytes) : csvTable(bytes, fileName);
  if (table.rows.length > MOST_ROWS + ROWS_ABOVE) throw tooManyRows();
  if (table.rows.some((cells) => cells.length > MOST_COLUMNS)) {
    throw new SheetError(`The sheet has more than ${MOST_COLUMNS} columns.`);
  }
  const long = table.rows.some((cells) => cells.some((cell) => typeof cell === 'string' && cell.length > LONGEST_CELL));
  if (long) throw new SheetError('A cell of the sheet has more than 40,000 characters.');
  if (table.rows.length === 0) throw new SheetError('The sheet is empty.');
  return table;
}

const tooManyRows = () =>
  new SheetError('The sheet has more than 20,000 rows. Split it, and import one part at a time.');

async function workbookTable(bytes: Uint8Array): Promise<SheetTable> {
  const marks = inspectWorkbook(bytes, MOST_ROWS + ROWS_ABOVE, tooManyRows);
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  const sheets = await readXlsxFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), { trim: false }).catch(() => {
    throw new SheetError('We can’t read this workbook. Save it again as XLSX or CSV.');
  });
  const filled = sheets.map((each, index) => ({ ...each, index })).filter(({ data }) => data.length > 0);
  const [first, ...others] = filled;
  if (!first) throw new SheetError('The sheet is empty.');
  const { mergedRows, hiddenRows, valueless, money } = marks[first.index] ?? noMarks();
  const rows = first.data.map((cells): ReadCell[] => (cells as unknown[]).map(cellOf));
  for (const { row, column, said } of valueless) put(rows[row], column, () => said);
  for (const { row, column, currency } of money)
    put(rows[row], column, (cell) => (typeof cell === 'number' ? { amount: cell, currency } : cell));
  return { tab: first.sheet, otherTabs: others.map(({ sheet }) => sheet), rows, mergedRows, hiddenRows };
}

function put(cells: ReadCell[] | undefined, column: number, change: (cell: ReadCell) => ReadCell): void {
  if (!cells || column >= MOST_COLUMNS) return;
  while (cells.length <= column) cells.push(null);
  cells[column] = change(cells[column] ?? null);
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? null : { day: value.toISOString().slice(0, 10) };
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}

function csvTable(bytes: Uint8Array, fileName: string): SheetTable {
  if (/\.xls$/i.test(fileName) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)) {
    throw new SheetError(
      'This workbook is in the old format or has a password. Save it as XLSX or CSV, without a password.',
    );
  }
  const text = decoded(bytes);
  if (text.includes('\0')) throw new SheetError('This file is neither a workbook (XLSX) nor a CSV file.');
  const rows = rowsOfCsv(text, MOST_ROWS + ROWS_ABOVE + 1);
  while (rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop();
  return { tab: null, otherTabs: [], rows, mergedRows: [], hiddenRows: [] };
}

/** UTF-8 where it is, UTF-16 where it says or shows so, otherwise as Windows writes in Western Europe. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const everyOther = (from: number) =>
    bytes.subarray(0, 8).every((byte, at) => (at % 2 === from ? byte === 0 : byte > 0));
  if ((first === 0xff && second === 0xfe) || everyOther(1)) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || everyOther(0)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
