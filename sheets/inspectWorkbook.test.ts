import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { inspectWorkbook } from './inspectWorkbook.ts';

it('a workbook that unpacks to more than it may is refused before it is unpacked, whichever of its files is the large one', () => {
  const sheet = strToU8('<worksheet><sheetData><row r="1"/></sheetData></worksheet>');
  const book = zipSync({ 'xl/worksheets/sheet1.xml': sheet, 'xl/styles.xml': new Uint8Array(300_000) });
  const inspect = (mostUnpacked: number) => inspectWorkbook(book, 10, () => new Error('too many'), mostUnpacked);
  expect(() => inspect(250_000)).toThrow('The workbook unpacks to more than 200 MB.');
  expect(inspect(350_000)).toHaveLength(1);
});
