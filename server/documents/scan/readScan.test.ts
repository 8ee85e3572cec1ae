import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { DocumentReader, type DocumentReaderOptions } from '../DocumentReader.ts';
import { textAsScan } from '../testing/textAsScan.ts';
import type { ScanMemory, ScanReading } from './scanMemory.ts';
import { scansCanBeRead } from './scanPackages.ts';
import { tiffAsPdf } from './tiffAsPdf.ts';

vi.setConfig({ testTimeout: 180_000 });

const keyOf = (user: string, sha256: Uint8Array) => `${user} ${Buffer.from(sha256).toString('hex')}`;

/** Remembers until the test ends. */
function memory(): ScanMemory {
  const kept = new Map<string, ScanReading>();
  return {
    find: async (user, sha256) => kept.get(keyOf(user, sha256)) ?? null,
    save: async (user, sha256, reading) => void kept.set(keyOf(user, sha256), reading),
  };
}

/** One for all that want nothing special: whoever begins loads tesseract and its languages, which takes longer than a page. */
const common = new DocumentReader({ children: 1, memory: memory() });
afterAll(() => common.close());

const readers: DocumentReader[] = [];
afterEach(() => readers.splice(0).forEach((made) => made.close()));

function reader(options?: DocumentReaderOptions): DocumentReader {
  if (options === undefined) return common;
  const made = new DocumentReader({ children: 1, ...options });
  readers.push(made);
  return made;
}

/** Short, since a page takes as long as its words. */
const WARTUNG = `WARTUNGSVERTRAG

zwischen der Brandtner Gebäudetechnik GmbH, Lindwurmstraße 88, 80337 München
und der Wohnbau Isartal eG, Schäftlarner Weg 4, 82515 Wolfratshausen

§ 1 Vertragsdauer und Kündigung
(1) Der Vertrag beginnt am 01.03.2024 und wird auf die Dauer von drei Jahren bis zum 28.02.2027 fest geschlossen.
(2) Er verlängert sich jeweils um ein weiteres Jahr, wenn er nicht mit einer Frist von drei Monaten vor Ablauf schriftlich gekündigt wird.`;

test.skipIf(!scansCanBeRead())(
  'a scanned German contract is read with its umlauts, in a child, once for its user, and is less sure than print',
  async () => {
    const costs: number[] = [];
    const turn = { user: 'anna', scanned: (milliseconds: number) => costs.push(milliseconds) };
    const scan = await textAsScan(WARTUNG);
    const own = reader();
    const read = (user = 'anna', mayScan = true) =>
      own.readAndAnalyse(
        scan,
        { name: 'scan.pdf' },
        { today: '2026-11-22' },
        { ...turn, user, mayScan: () => mayScan },
      );
    const both = await Promise.all([read(), read()]);
    const [{ document, analysis }] = both;
    expect(document).toMatchObject({ kind: 'pdf', pages: 1, scanned: true });
    expect(analysis).toMatchObject({
      readFromScan: true,
      language: 'de',
      parties: ['Brandtner Gebäudetechnik GmbH', 'Wohnbau Isartal eG'],
      termEnd: '2027-02-28',
      noticePeriod: { n: 3, unit: 'month' },
    });
    expect(Math.max(...analysis.evidence.map(({ confidence }) => confidence))).toBeLessThan(0.92);
    expect(both[1]).toEqual(both[0]);
    expect(await read('anna', false)).toEqual(both[0]);
    expect(costs).toEqual([expect.toSatisfy((cost: number) => cost > 0)]);
    await expect(read('ben', false)).rejects.toMatchObject({ code: 'NO_TEXT' });
  },
);

const stored = (name: string) => readFile(new URL(`../testing/scans/${name}`, import.meta.url));

test('a TIFF that no scanner makes is refused with what to do, a torn one as damaged', async () => {
  const fax = await stored('fax.tif');
  expect(() => tiffAsPdf(fax.subarray(0, 1500), 9)).toThrow(expect.objectContaining({ code: 'CORRUPT' }));
  // Its strips are packed as in the JPEGs of old.
  const odd = Buffer.from(fax);
  odd.writeUInt16LE(6, odd.indexOf(Buffer.from([3, 1, 3, 0, 1, 0, 0, 0, 4, 0])) + 8);
  expect(() => tiffAsPdf(odd, 9)).toThrow(
    "This is an unusual kind of TIFF picture, which we can't read. Save it as a PDF and try again.",
  );
});

test('a TIFF whose strips lie on one another, to unfold into any size, is refused before they are unpacked', () => {
  // 1000 rows, a strip each, and all of them the whole file.
  const fields = [
    [256, 4, 1, 8],
    [257, 4, 1, 1000],
    [273, 4, 1000, 8],
    [278, 4, 1, 1],
    [279, 4, 1000, 4008],
  ] as const;
  const file = Buffer.alloc(8100);
  file.write('II*\0', 'latin1');
  file.writeUInt32LE(8020, 4);
  for (let row = 0; row < 1000; row += 1) file.writeUInt32LE(8000, 4008 + 4 * row);
  file.writeUInt16LE(fields.length, 8020);
  for (const [index, [tag, type, count, value]] of fields.entries()) {
    const entry = 8022 + 12 * index;
    file.writeUInt16LE(tag, entry);
    file.writeUInt16LE(type, entry + 2);
    file.writeUInt32LE(count, entry + 4);
    file.writeUInt32LE(value, entry + 8);
  }
  expect(() => tiffAsPdf(file, 9)).toThrow(expect.objectContaining({ code: 'CORRUPT' }));
});

test('where scans are not wanted, a document without text is refused with its reason', async () => {
  const scan = await textAsScan('CLEANING AGREEMENT');
  await expect(reader({ scans: false }).read(scan, {})).rejects.toMatchObject({ code: 'NO_TEXT' });
});
