/**
 * A TIFF as a PDF with the same pages: the strips stay packed as they are, because a PDF knows every way that scanners pack them. Whatever
 * draws PDFs draws them then, and no library for TIFFs is needed.
 */
import { DPI, POINTS_PER_INCH } from './pagePictures.ts';
import { PdfFile } from './PdfFile.ts';
import { type TiffPage, tiffPages } from './tiffPages.ts';
import { coloursOf, packingOf } from './tiffPacking.ts';

/** Above it, two dots of the scan are one of the picture that is read. */
const FINE_DPI = 350;
/** How far each orientation is turned; the mirrored ones are left as they are. */
const TURNS: Record<number, number> = { 3: 180, 6: 90, 8: 270 };

/** The first pages, so large that each dot of a scan is one of the picture that is drawn. Throws `DocumentError` CORRUPT or UNSUPPORTED. */
export function tiffAsPdf(bytes: Uint8Array, mostPages: number): Uint8Array {
  const file = new PdfFile();
  const [catalogue, root] = [file.reserve(), file.reserve()];
  const kids = tiffPages(bytes, mostPages).map((page) => addPage(file, root, page));
  file.put(root, `/Type/Pages/Kids[${kids.map((id) => `${id} 0 R`).join(' ')}]/Count ${kids.length}`);
  file.put(catalogue, `/Type/Catalog/Pages ${root} 0 R`);
  return file.bytes(catalogue);
}

function addPage(file: PdfFile, root: number, page: TiffPage): number {
  const wide = POINTS_PER_INCH / DPI / (page.dpi.x > FINE_DPI ? 2 : 1);
  const tall = (wide * page.dpi.x) / page.dpi.y;
  const { strips, rowsOfStrip } = piecesOf(page);
  const images = strips.map((strip, index) => {
    const above = index * rowsOfStrip;
    const rows = Math.min(rowsOfStrip, page.height - above);
    const id = file.add(imageOf(page, rows), strip);
    const bottom = (page.height - above - rows) * tall;
    return { id, draws: `q ${page.width * wide} 0 0 ${rows * tall} 0 ${bottom} cm /I${id} Do Q` };
  });
  const draws = file.add('', Buffer.from(images.map((image) => image.draws).join('\n'), 'latin1'));
  const names = images.map(({ id }) => `/I${id} ${id} 0 R`).join('');
  const box = `[0 0 ${page.width * wide} ${page.height * tall}]`;
  const turn = TURNS[page.orientation] ?? 0;
  const resources = `/Resources<</XObject<<${names}>>>>/Contents ${draws} 0 R`;
  return file.add(`/Type/Page/Parent ${root} 0 R/MediaBox${box}/Rotate ${turn}${resources}`);
}

/** What is not packed, or in runs that end with each row, is one piece; of the rest each strip is unpacked by itself. */
function piecesOf(page: TiffPage): Pick<TiffPage, 'strips' | 'rowsOfStrip'> {
  const { compression, strips, rowsOfStrip, height } = page;
  if (compression === 1 || compression === 32_773) return { strips: [Buffer.concat(strips)], rowsOfStrip: height };
  return { strips: strips.slice(0, Math.ceil(height / rowsOfStrip)), rowsOfStrip };
}

function imageOf(page: TiffPage, rows: number): string {
  const size = `/Width ${page.width}/Height ${rows}/BitsPerComponent ${page.bits}`;
  return `/Type/XObject/Subtype/Image${size}${coloursOf(page)}${packingOf(page, rows)}`;
}
