/** A picture of pages as a PDF with those pages, for who downloads it: the words that were read off it are no contract. */
import { finished } from 'node:stream/promises';
import Pdf from 'pdfkit';
import { DocumentError } from './documentError.ts';
import { tiffAsPdf } from './scan/tiffAsPdf.ts';
import { binaryKind } from './sniff/binaryKind.ts';

/** As wide as a page of A4, in points. */
const PAGE_WIDTH = 595;
/** From this orientation on (EXIF), a picture lies on its side. */
const FIRST_ON_ITS_SIDE = 5;

/** Throws `DocumentError`: UNSUPPORTED where it is no picture of pages, CORRUPT. */
export async function asPdf(bytes: Uint8Array, mostPages: number): Promise<Uint8Array> {
  const kind = binaryKind(bytes);
  const picture = kind && 'picture' in kind ? kind.picture : undefined;
  if (picture === undefined) throw new DocumentError('UNSUPPORTED');
  if (picture === 'tiff') return tiffAsPdf(bytes, mostPages);
  try {
    return await onePage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    throw new DocumentError('CORRUPT', undefined, error);
  }
}

/** What pdfkit knows of a picture; its types do not say so. */
type Opener = { openImage: (bytes: Buffer) => { width: number; height: number; orientation?: number } };

async function onePage(bytes: Buffer): Promise<Uint8Array> {
  const pdf = new Pdf({ autoFirstPage: false });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const { width, height, orientation = 1 } = (pdf as unknown as Opener).openImage(bytes);
  const ratio = orientation < FIRST_ON_ITS_SIDE ? height / width : width / height;
  const page = [PAGE_WIDTH, PAGE_WIDTH * ratio] as [number, number];
  pdf.addPage({ size: page, margin: 0 });
  pdf.image(bytes, 0, 0, { fit: page });
  pdf.end();
  await finished(pdf);
  return Buffer.concat(pieces);
}
