/** Draws pages of a PDF as grey pictures, as large as print needs to be read. */
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { DocumentError } from '../documentError.ts';
import { despeckle } from './despeckle.ts';
import type { ScanLimits } from './scanLimits.ts';

/** Dots per inch that are drawn; a PDF counts in 72nds. */
export const DPI = 200;
export const POINTS_PER_INCH = 72;
/** Share of blue, green and red in the brightness of a dot, of 256 (ITU-R BT.601). */
const WEIGHTS = [29, 150, 77] as const;

export type PagePictures = { pages: number; draw: (index: number) => Promise<Uint8Array | null>; close: () => void };

/** Dots that twenty letters of the smallest print have at least, at this DPI. A page with fewer has nothing to read. */
const LEAST_INK = 300;
/** How far a dot is from the page's ground at least to be ink, of 255. */
const LEAST_CONTRAST = 40;

/** Throws `DocumentError` CORRUPT or ENCRYPTED where the PDF cannot be opened. `draw` gives null for a page of an impossible size, and for a blank one. */
export async function openPages(bytes: Uint8Array, limits: ScanLimits): Promise<PagePictures> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  let document: PDFiumDocument;
  try {
    document = await library.loadDocument(Buffer.from(bytes));
  } catch (error) {
    library.destroy();
    throw new DocumentError('CORRUPT', undefined, error);
  }
  return {
    pages: document.getPageCount(),
    draw: (index) => drawPage(document, index, limits),
    close: () => {
      document.destroy();
      library.destroy();
    },
  };
}

async function drawPage(document: PDFiumDocument, index: number, limits: ScanLimits): Promise<Uint8Array | null> {
  const page = document.getPage(index);
  const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
  const full = DPI / POINTS_PER_INCH;
  const scale = Math.min(full, Math.sqrt(limits.maxPixels / Math.max(1, width * height)));
  if (!(width > 0 && height > 0) || width * height * scale * scale < limits.minPixels) return null;
  const picture = await page.render({ scale, render: 'bitmap' });
  const grey = asGrey(picture.data, picture.width, picture.height);
  const { paper, ink } = shadesOf(grey);
  if (ink < LEAST_INK) return null;
  despeckle(grey.subarray(grey.length - picture.width * picture.height), picture.width, paper);
  return grey;
}

/** The commonest shade, and how many dots are another. A page of one colour is told in milliseconds; the recogniser takes seconds to say so. */
function shadesOf(grey: Uint8Array): { paper: number; ink: number } {
  const dots = new Uint32Array(256);
  for (const dot of grey) dots[dot] = (dots[dot] as number) + 1;
  const paper = dots.indexOf(Math.max(...dots));
  const ink = dots.reduce((sum, count, level) => (Math.abs(level - paper) > LEAST_CONTRAST ? sum + count : sum), 0);
  return { paper, ink };
}

/** Blue, green, red and opacity by dot, as a grey picture in the PGM format, which needs no library to write. */
export function asGrey(data: Uint8Array, width: number, height: number): Uint8Array {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const grey = new Uint8Array(head.length + width * height);
  grey.set(head);
  const [blue, green, red] = WEIGHTS;
  for (let dot = 0, at = head.length; at < grey.length; dot += 4, at += 1)
    grey[at] =
      ((data[dot] as number) * blue + (data[dot + 1] as number) * green + (data[dot + 2] as number) * red) >> 8;
  return grey;
}
