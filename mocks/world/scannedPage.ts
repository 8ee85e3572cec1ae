/** A page as a scanner leaves it: a picture of words, a little askew. */
import type { LaidWord } from '../../src/api/generated/cycle.gen.ts';

/** Of A4 at 150 dots per inch. */
const PAGE = { width: 1240, height: 1754, margin: 130 };
const LINE = 38;
/** A white dot: where nothing can draw (in Node), that is the page. */
const BLANK = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';

const TILT = -0.006;
const TITLE = { font: 'bold 34px "Times New Roman", Tinos, serif', height: 34 };
const BODY = { font: '27px "Times New Roman", Tinos, serif', height: 27 };
const STAMP = 'Demonstration document. The companies named here do not exist.';

/** A line of the page: where its letters begin, how far down they stand, and how they look. */
type Line = { text: string; left: number; foot: number; face: { font: string; height: number } };

/** The bytes of a PNG: the title, then the paragraphs, as many as one page takes. */
export async function scannedPage(title: string, paragraphs: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet();
  if (!sheet) return Uint8Array.from(atob(BLANK), (sign) => sign.charCodeAt(0));
  const { canvas, pen } = sheet;
  pen.fillStyle = '#f4f2ec';
  pen.fillRect(0, 0, PAGE.width, PAGE.height);
  pen.rotate(TILT);
  pen.fillStyle = '#2b2a28';
  for (const { text, left, foot, face } of linesOfPage(pen, title, paragraphs)) {
    pen.font = face.font;
    pen.fillText(text, left, foot);
  }
  pen.font = '20px "Times New Roman", Tinos, serif';
  pen.fillText(STAMP, PAGE.margin, PAGE.height - PAGE.margin / 2);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await picture.arrayBuffer());
}

/** Where the words of that page stand; null where nothing can draw. */
export function scannedWords(title: string, paragraphs: readonly string[]): LaidWord[][] | null {
  const pen = openSheet()?.pen;
  if (!pen) return null;
  const words = linesOfPage(pen, title, paragraphs).flatMap(({ text, left, foot, face }) => {
    pen.font = face.font;
    let before = '';
    return text.split(' ').map((word) => {
      const from = left + pen.measureText(before).width;
      before += `${word} `;
      const top = foot - 0.75 * face.height + TILT * from;
      return { text: word, at: shares(from, top, pen.measureText(word).width, face.height) };
    });
  });
  return [words];
}

function openSheet() {
  if (typeof OffscreenCanvas === 'undefined') return null;
  const canvas = new OffscreenCanvas(PAGE.width, PAGE.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  return { canvas, pen };
}

function linesOfPage(pen: OffscreenCanvasRenderingContext2D, title: string, paragraphs: readonly string[]): Line[] {
  const lines: Line[] = [];
  let foot = PAGE.margin + 60;
  for (const [index, text] of [title, ...paragraphs].entries()) {
    const face = index === 0 ? TITLE : BODY;
    pen.font = face.font;
    for (const line of linesOf(text, (part) => pen.measureText(part).width)) {
      lines.push({ text: line, left: PAGE.margin, foot, face });
      foot += LINE;
    }
    foot += LINE / 2;
  }
  return lines;
}

/** In ten-thousandths of the page. */
function shares(left: number, top: number, width: number, height: number): LaidWord['at'] {
  return [share(left, PAGE.width), share(top, PAGE.height), share(width, PAGE.width), share(height, PAGE.height)];
}

function share(dots: number, whole: number): number {
  return Math.max(0, Math.min(10_000, Math.round((10_000 * dots) / whole)));
}

function linesOf(text: string, widthOf: (part: string) => number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (widthOf(longer) <= PAGE.width - 2 * PAGE.margin) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
