import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { tiffAsPdf } from './tiffAsPdf.ts';

const stored = (name: string) => readFile(new URL(`../testing/scans/${name}`, import.meta.url));

test('a TIFF that no scanner makes is refused with what to do, a torn one as damaged', async () => {
  const fax = await stored('fax.tif');
  expect(() => tiffAsPdf(fax.subarray(0, 1500), 9)).toThrow(expect.objectContaining({ code: 'CORRUPT' }));
  // Its strips are packed as in the JPEGs of old.
  const odd = Buffer.from(fax);
  odd.writeUInt16LE(6, odd.indexOf(Buffer.from([3, 1, 3, 0, 1, 0, 0, 0, 4, 0])) + 8);
  expect(() => tiffAsPdf(odd, 9)).toThrow(
    'This is an unusual kind of TIFF picture, which we can’t read. Save it as a PDF and try again.',
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
