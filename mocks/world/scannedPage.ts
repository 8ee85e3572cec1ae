/** A page as a scanner leaves it: a picture of words, a little askew. */

/** Of A4 at 150 dots per inch. */
const PAGE = { width: 1240, height: 1754, margin: 130 };
const LINE = 38;
/** A white dot: where nothing can draw (in Node), that is the page. */
const BLANK = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==';

/** The bytes of a PNG: the title, then the paragraphs, as many as one page takes. */
export async function scannedPage(title: string, paragraphs: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof OffscreenCanvas === 'undefined') return Uint8Array.from(atob(BLANK), (sign) => sign.charCodeAt(0));
  const canvas = new OffscreenCanvas(PAGE.width, PAGE.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#f4f2ec';
  pen.fillRect(0, 0, PAGE.width, PAGE.height);
  pen.rotate(-0.006);
  pen.fillStyle = '#2b2a28';
  let top = PAGE.margin + 60;
  const write = (text: string, font: string) => {
    pen.font = font;
    for (const line of linesOf(text, (part) => pen.measureText(part).width)) {
      pen.fillText(line, PAGE.margin, top);
      top += LINE;
    }
    top += LINE / 2;
  };
  write(title, 'bold 34px "Times New Roman", Tinos, serif');
  for (const paragraph of paragraphs) write(paragraph, '27px "Times New Roman", Tinos, serif');
  const stamp = 'Demonstration document. The companies named here do not exist.';
  pen.font = '20px "Times New Roman", Tinos, serif';
  pen.fillText(stamp, PAGE.margin, PAGE.height - PAGE.margin / 2);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await picture.arrayBuffer());
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
