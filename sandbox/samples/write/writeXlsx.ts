/** Writes a workbook of one sheet, all of it text: enough for a register of contracts. */
import { writeZip } from './writeZip.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEETS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `rows`: the first is that of the heads. */
export function writeXlsx(tab: string, rows: readonly (readonly string[])[]): Uint8Array {
  const cells = rows.map((row, y) => `<row r="${y + 1}">${row.map((text, x) => cell(text, x, y)).join('')}</row>`);
  return writeZip({
    '[Content_Types].xml': xml(
      `<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${SHEETS}.sheet.main+xml"/>` +
        `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEETS}.worksheet+xml"/></Types>`,
    ),
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': xml(
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
        `<sheet name="${escaped(tab)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': xml(`<worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData></worksheet>`),
  });
}

function cell(text: string, x: number, y: number): string {
  const place = `${String.fromCodePoint(65 + x)}${y + 1}`;
  return `<c r="${place}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
}

function relation(type: string, target: string): string {
  const one = `<Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  return xml(`<Relationships xmlns="${PACKAGE}/relationships">${one}</Relationships>`);
}

function xml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${content}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
