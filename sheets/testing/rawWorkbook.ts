/** For tests: a workbook of raw cells, with what programs that write workbooks for tests can't say. */
import { strToU8, zipSync } from 'fflate';

/** A text, a number, or the cell's own XML, of which `REF` is where it stands. */
export type RawCell = string | number | null | { xml: string };
type Sheet = { rows: readonly (readonly RawCell[])[]; merges?: readonly string[]; hiddenRows?: readonly number[] };

/** `formats` are those of the cell styles 1, 2 and so on; a cell's XML names its style with `s="1"`. */
export function rawWorkbook(
  { rows, merges = [], hiddenRows = [] }: Sheet,
  formats: readonly string[] = [],
): Uint8Array {
  const body = rows.map((cells, at) => {
    const xml = cells.map((cell, column) => cellXml(cell, `${String.fromCharCode(65 + column)}${at + 1}`)).join('');
    return `<row r="${at + 1}"${hiddenRows.includes(at + 1) ? ' hidden="1"' : ''}>${xml}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const styles = formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`);
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${TYPES}"><sheets><sheet name="Register" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${body.join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ),
  });
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${TYPES}/${type}" Target="${target}"/>`;

function cellXml(cell: RawCell, ref: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c r="${ref}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  return cell.xml.replace('REF', ref);
}
