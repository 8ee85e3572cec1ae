/** Files that their user brings: a contract as a PDF, and one that came by fax. */
import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';

const LIFTS = `MAINTENANCE AGREEMENT

This Maintenance Agreement is made between Brightwater Foods, Inc. and Upward Lifts LLC, effective January 1, 2026. The initial
term is two (2) years from the effective date. It renews automatically for successive terms of one (1) year unless either party
gives sixty (60) days written notice before the end of the term. The annual fee is $4,800.00.`;

type File = { name: string; mimeType: string; buffer: Buffer };

/** A PDF of one page. `name` is without its ending. */
export async function pdfFile(name: string, text: string): Promise<File> {
  const pdf = await PDFDocument.create();
  pdf.addPage().drawText(text, { x: 40, y: 760, size: 10, lineHeight: 14, maxWidth: 500 });
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) };
}

/** `lift.pdf` with Upward Lifts, and `fax.tif` with Birch Ltd. */
export async function ownFiles(): Promise<File[]> {
  const fax = await readFile('server/documents/testing/scans/fax.tif');
  return [await pdfFile('lift', LIFTS), { name: 'fax.tif', mimeType: 'image/tiff', buffer: fax }];
}
