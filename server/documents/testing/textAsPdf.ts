/** For tests: a text as a PDF the way word processors make it, wrapped lines, justified, with page numbers. */
import { createRequire } from 'node:module';
import Pdf from 'pdfkit';

const SERIF = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSerif.ttf');

/** One paragraph per line of `text`. */
export function textAsPdf(text: string): Promise<Uint8Array> {
  return pdfWith((pdf) => {
    let page = 1;
    pdf.on('pageAdded', () => {
      page += 1;
      const { x, y } = pdf;
      const { bottom } = pdf.page.margins;
      // Below the margin pdfkit would begin another page.
      pdf.page.margins.bottom = 0;
      const width = pdf.page.width - 144;
      pdf.text(String(page), 72, pdf.page.height - 50, { lineBreak: false, width, align: 'center' });
      pdf.page.margins.bottom = bottom;
      Object.assign(pdf, { x, y });
    });
    for (const paragraph of text.split('\n')) {
      if (paragraph.trim() === '') pdf.moveDown(0.5);
      else pdf.text(paragraph.trim(), { align: 'justify', lineGap: 1 }).moveDown(0.5);
    }
  });
}

/** A PDF drawn by `draw`; `options` as of pdfkit. */
export function pdfWith(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const pdf = new Pdf({ size: 'A4', margin: 72, info: { CreationDate: new Date(0) }, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve) => pdf.once('end', () => resolve(Buffer.concat(chunks))));
  pdf.font(SERIF).fontSize(10.5);
  draw(pdf);
  pdf.end();
  return done;
}
