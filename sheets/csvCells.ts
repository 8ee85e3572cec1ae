/** Sheets as CSV: written with quotes and a byte order mark, read with whatever sign stands between the cells. */
import Papa from 'papaparse';
import { SHEET_COLUMNS } from './sheetColumns.ts';
import { fieldNamed, HEAD_WITHIN } from './sheetHeads.ts';
import type { Cell } from './sheetTypes.ts';

/** Without it a spreadsheet reads the umlauts of a UTF-8 file wrong. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as CSV (RFC 4180), every text in quotes, days as `2027-03-31`, amounts with a decimal point. Ends with a line break. */
export function csvOfRows(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'object' && cell !== null ? cell.day : cell)));
  return `${Papa.unparse(cells, { quotes: (value) => typeof value === 'string', newline: '\r\n' })}\r\n`;
}

export const csvHead = (): string => BYTE_ORDER_MARK + csvOfRows([SHEET_COLUMNS.map(({ head }) => head)]);

/** The cells of a CSV file: texts, with whatever sign stands between them. Stops after `most` rows. */
export function rowsOfCsv(text: string, most: number): string[][] {
  const cells = text.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(cells, { preview: most, skipEmptyLines: false, delimiter: delimiterOf(cells) });
  return data;
}

/** The sign that sets the most heads apart; empty where they don't tell, so that it's found by how often each sign stands there. */
function delimiterOf(text: string): string {
  const known = [',', ';', '\t', '|'].map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { preview: HEAD_WITHIN, delimiter });
    return {
      delimiter,
      heads: Math.max(0, ...data.map((row) => row.filter((cell) => fieldNamed(cell) !== null).length)),
    };
  });
  const [first, second] = known.toSorted((one, other) => other.heads - one.heads);
  return first && second && first.heads > second.heads ? first.delimiter : '';
}
