/** Makes a workbook in the child: ten thousand contracts take seconds, and nobody waits for them. */
import type { Cell } from '../../sheets/sheetTypes.ts';
import { xlsxOfRows } from '../../sheets/xlsxCells.ts';

/** `rows` are a list of rows of cells as JSON in UTF-8. */
export async function writeSheet(rows: Uint8Array): Promise<Uint8Array> {
  return xlsxOfRows(JSON.parse(new TextDecoder().decode(rows)) as Cell[][]);
}
