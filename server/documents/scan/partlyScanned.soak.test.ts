import { afterEach, expect, test, vi } from 'vitest';
import { DocumentReader, type DocumentReaderOptions } from '../DocumentReader.ts';
import { pdfWith } from '../testing/textAsPdf.ts';
import { textAsPictures } from '../testing/textAsScan.ts';
import { scansCanBeRead } from './scanPackages.ts';

vi.setConfig({ testTimeout: 180_000 });

const readers: DocumentReader[] = [];
afterEach(() => readers.splice(0).forEach((made) => made.close()));

function reader(options?: DocumentReaderOptions): DocumentReader {
  const made = new DocumentReader({ children: 1, ...options });
  readers.push(made);
  return made;
}

test.skipIf(!scansCanBeRead())(
  'of a contract with printed pages the pages that are pictures are read, too, and the blank ones are not missed',
  async () => {
    const [picture] = await textAsPictures('The term of this Agreement ends on March 31, 2029.');
    const pdf = await pdfWith((page) => {
      page.text('CLEANING AGREEMENT\n\nThis Agreement is made between Alder Ltd and Birch Ltd on March 1, 2025.');
      page.addPage();
      page.addPage().image(picture as Buffer, 0, 0, { fit: [page.page.width, page.page.height] });
    });
    const today = { today: '2026-11-22' };
    const { document, analysis } = await reader().readAndAnalyse(pdf, { name: 'contract.pdf' }, today);
    expect(document.text).toMatch(/^CLEANING AGREEMENT[^\f]*\f\fThe term[^\f]*$/);
    expect(document.layout?.map((words) => words.length > 0)).toEqual([false, false, true]);
    expect(document).toMatchObject({ scanned: true, pages: 3 });
    expect(analysis).toMatchObject({ termEnd: '2029-03-31', readFromScan: true });
    expect(analysis).not.toHaveProperty('pagesUnread');
    const printed = await reader({ scans: false }).readAndAnalyse(pdf, { name: 'contract.pdf' }, today);
    expect(printed.analysis).toMatchObject({ termEnd: null, pagesUnread: 2 });
  },
);
