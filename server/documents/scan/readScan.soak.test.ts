import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { DocumentReader } from '../DocumentReader.ts';
import { childrenOf } from '../testing/childrenOf.ts';
import { textAsPictures, textAsScan } from '../testing/textAsScan.ts';
import type { LaidWord } from '../../domain/laidWord.ts';
import type { DocumentText } from '../documentText.ts';
import { scanProcess } from './scanLimits.ts';
import { scansCanBeRead } from './scanPackages.ts';

vi.setConfig({ testTimeout: 180_000 });

/** One for all: whoever begins loads tesseract and its languages, which takes longer than a page. */
const reader = new DocumentReader({ children: 1 });
afterAll(() => reader.close());

function placeOf({ layout = [] }: DocumentText, word: string): LaidWord['at'] {
  return layout.flat().find(({ text }) => text === word)?.at ?? [0, 0, 0, 0];
}

const stored = (name: string) => readFile(new URL(`../testing/scans/${name}`, import.meta.url));

test.skipIf(!scansCanBeRead()).each([
  ['a picture of a page', 'page.png', { kind: 'png', pages: null }, /Birch Ltd, dated March 1, 2025/],
  [
    'a photograph that lies on its side',
    'sideways.jpg',
    { kind: 'jpeg', pages: null },
    /Birch Ltd,\s+dated March 1, 2025/,
  ],
  [
    'a fax of two pages in a TIFF',
    'fax.tif',
    { kind: 'tiff', pages: 2 },
    /Birch Ltd[^\f]*\f[^\f]*on February 28, 2027/,
  ],
] as const)('%s is read', async (_what, name, facts, words) => {
  const [drawn] = await textAsPictures('CLEANING AGREEMENT between Alder Ltd and Birch Ltd, dated March 1, 2025.');
  const bytes = name === 'page.png' ? (drawn as Buffer) : await stored(name);
  const document = await reader.read(bytes, { name });
  expect(document).toMatchObject({ ...facts, scanned: true, text: expect.stringMatching(words) });
});

test.skipIf(!scansCanBeRead())(
  'a page that says nothing of how it is held is turned until it can be read',
  async () => {
    const photo = await stored('sideways.jpg');
    // Without the segment that says so.
    const silent = Buffer.concat([photo.subarray(0, 2), photo.subarray(4 + photo.readUInt16BE(4))]);
    const document = await reader.read(silent, { name: 'page.jpg' });
    expect(document.text).toContain('Birch Ltd');
    // It lies on its side for whoever looks at it: a word of it is higher than it is wide.
    expect(placeOf(document, 'Birch')).toSatisfy(([, , width, height]: number[]) => height! > width! / 2);
    const scan = Buffer.from(
      await textAsScan('CLEANING AGREEMENT between Alder Ltd and Birch Ltd, dated March 1, 2025.'),
    );
    const onItsHead = scan.toString('latin1').replace('/Type /Page\n', '/Type /Page\n/Rotate 180\n');
    const faxed = await reader.read(Buffer.from(onItsHead, 'latin1'), { name: 'page.pdf' });
    expect(faxed).toMatchObject({ kind: 'pdf', text: expect.stringContaining('Birch Ltd, dated March 1, 2025') });
    // Of the upright page the word is in the upper half, right of the middle.
    const [left, top, width, height] = placeOf(await reader.read(scan, { name: 'page.pdf' }), 'Birch');
    const upsideDown = placeOf(faxed, 'Birch');
    expect([left > 5000, top < 2000, width > height]).toEqual([true, true, true]);
    expect(Math.abs(upsideDown[0] - (10_000 - left - width))).toBeLessThan(20);
    expect(Math.abs(upsideDown[1] - (10_000 - top - height))).toBeLessThan(20);
  },
);

/** Was the process started with the memory of a scan? */
const isForScans = (pid: number) =>
  readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(`\0${scanProcess.maxResidentBytes}\0`);

/** Of all readers' children, which come and go, the one for scans that was started last. */
const youngestScanChild = () => childrenOf(process.pid).findLast(isForScans) ?? 0;

test.skipIf(!scansCanBeRead())(
  'the process that read a scan reads the next one, and a new one where it has died',
  async () => {
    const own = new DocumentReader({ children: 1 });
    const scans = ['one', 'two', 'three'].map((word) => textAsScan(`CLEANING AGREEMENT number ${word}`));
    const [first, second, third] = await Promise.all(scans);
    const read = async (scan: Uint8Array = Buffer.of()) => (await own.read(scan, {})).text;
    expect(await read(first)).toContain('number one');
    const reading = youngestScanChild();
    expect(await read(second)).toContain('number two');
    expect(youngestScanChild()).toBe(reading);
    process.kill(reading, 'SIGKILL');
    expect(await read(third)).toContain('number three');
    expect(youngestScanChild()).not.toBe(reading);
    own.close();
  },
);

test('where scans are not wanted, a document without text is refused with its reason', async () => {
  const scan = await textAsScan('CLEANING AGREEMENT');
  const plain = new DocumentReader({ children: 1, scans: false });
  await expect(plain.read(scan, {})).rejects.toMatchObject({ code: 'NO_TEXT' });
  plain.close();
});
