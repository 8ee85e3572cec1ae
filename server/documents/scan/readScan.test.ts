import { afterEach, expect, test, vi } from 'vitest';
import { readEuropeanPapers } from '../../../scripts/accuracy/measureEuropean.ts';
import { DocumentReader } from '../DocumentReader.ts';
import { textAsPictures, textAsScan } from '../testing/textAsScan.ts';
import { scansCanBeRead } from './scanPackages.ts';

vi.setConfig({ testTimeout: 180_000 });

const readers: DocumentReader[] = [];
afterEach(() => readers.splice(0).forEach((made) => made.close()));

function reader(options: { scans?: boolean } = {}): DocumentReader {
  const made = new DocumentReader(options);
  readers.push(made);
  return made;
}

function paper(id: string): string {
  return readEuropeanPapers().find((one) => one.id === id)?.text ?? '';
}

test.skipIf(!scansCanBeRead())(
  'a scanned German contract is read with its umlauts, in a child, and is less sure than print',
  async () => {
    let cost = 0;
    const turn = { user: 'anna', scanned: (milliseconds: number) => (cost += milliseconds) };
    const { document, analysis } = await reader().readAndAnalyse(
      await textAsScan(paper('de01')),
      { name: 'scan.pdf' },
      { today: '2026-11-22' },
      turn,
    );
    expect(document).toMatchObject({ kind: 'pdf', pages: 1, scanned: true });
    expect(analysis).toMatchObject({
      readFromScan: true,
      language: 'de',
      parties: ['Brandtner Gebäudetechnik GmbH', 'Wohnbau Isartal eG'],
      termEnd: '2027-02-28',
      noticePeriod: { n: 3, unit: 'month' },
    });
    expect(Math.max(...analysis.evidence.map(({ confidence }) => confidence))).toBeLessThan(0.92);
    expect(cost).toBeGreaterThan(0);
  },
);

test.skipIf(!scansCanBeRead())('a picture of a page is read', async () => {
  const [picture] = await textAsPictures('CLEANING AGREEMENT between Alder Ltd and Birch Ltd, dated March 1, 2025.');
  const document = await reader().read(picture as Buffer, { name: 'page.png' });
  expect(document).toMatchObject({ kind: 'png', scanned: true, text: expect.stringContaining('Birch Ltd') });
});

test('where scans are not wanted, a document without text is refused with its reason', async () => {
  const scan = await textAsScan('CLEANING AGREEMENT');
  await expect(reader({ scans: false }).read(scan, {})).rejects.toMatchObject({ code: 'NO_TEXT' });
});

test.skipIf(!scansCanBeRead())('a user whose time for scans is used up keeps documents without text', async () => {
  const scan = await textAsScan('CLEANING AGREEMENT');
  const turn = { user: 'anna', mayScan: () => false };
  await expect(reader().read(scan, {}, turn)).rejects.toMatchObject({ code: 'NO_TEXT' });
});
