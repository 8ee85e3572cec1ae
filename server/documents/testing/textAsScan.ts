/** Makes scans for tests: the pages of a printed text as grey pictures, alone (PNG) or in a PDF without any text. */
import { crc32, deflateSync } from 'node:zlib';
import { openPages } from '../scan/pagePictures.ts';
import { scanLimits } from '../scan/scanLimits.ts';
import { type PoorCopy, poorCopy } from './poorCopy.ts';
import { pdfWith, textAsPdf } from './textAsPdf.ts';

/** The pages of a text as PNG pictures, 200 dots to the inch; `poor`: as a poor copy of them. */
export async function textAsPictures(text: string, poor: PoorCopy = {}): Promise<Buffer[]> {
  const pages = await openPages(await textAsPdf(text), scanLimits);
  const pictures: Buffer[] = [];
  for (let index = 0; index < pages.pages; index += 1) {
    const grey = await pages.draw(index);
    if (grey) pictures.push(greyAsPng(poorCopy(grey, poor)));
  }
  pages.close();
  return pictures;
}

/** A PDF of such pictures, as a scanner makes them. */
export async function textAsScan(text: string, poor: PoorCopy = {}): Promise<Uint8Array> {
  const [first, ...others] = await textAsPictures(text, poor);
  return pdfWith((pdf) => {
    const page = { fit: [pdf.page.width, pdf.page.height] as [number, number] };
    if (first) pdf.image(first, 0, 0, page);
    for (const picture of others) pdf.addPage().image(picture, 0, 0, page);
  });
}

/** A grey picture (PGM) as PNG. */
function greyAsPng(grey: Uint8Array): Buffer {
  const head = Buffer.from(grey.subarray(0, 40)).toString('latin1');
  const [start = '', width = '0', height = '0'] = /^P5\n(\d+) (\d+)\n255\n/.exec(head) ?? [];
  const size = Buffer.alloc(13);
  size.writeUInt32BE(Number(width), 0);
  size.writeUInt32BE(Number(height), 4);
  // Eight bits a dot, grey.
  size[8] = 8;
  const lines = Buffer.alloc((Number(width) + 1) * Number(height));
  for (let line = 0; line < Number(height); line += 1)
    lines.set(
      grey.subarray(start.length + line * Number(width), start.length + (line + 1) * Number(width)),
      line * (Number(width) + 1) + 1,
    );
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
