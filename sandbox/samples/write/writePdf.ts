/** Writes samples as PDF: contracts, and the three kinds of PDF that cannot be read. The same content gives the same bytes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import type PDFDocument from 'pdfkit';
import type { SampleContract } from '../sampleContract.ts';

const require = createRequire(import.meta.url);
const SERIF = 'serif';
const BOLD = 'bold';
const MARGIN = 72;

/** A contract as a word processor prints it: title, headings, tables, numbered pages; with `password` it asks for it. */
export function writePdf(contract: SampleContract, password?: string): Promise<Uint8Array> {
  const secured = password === undefined ? {} : { userPassword: password, ownerPassword: `${password} of the owner` };
  return draw(contract.title, `${contract.sent}T09:00:00Z`, secured, (pdf) => {
    pdf.on('pageAdded', () => numberPage(pdf));
    numberPage(pdf);
    pdf.font(BOLD).fontSize(14).text(contract.title.toUpperCase(), { align: 'center' }).moveDown(1);
    pdf.fontSize(10.5);
    for (const block of contract.blocks) {
      if (typeof block === 'string') pdf.font(SERIF).text(block, { align: 'justify', lineGap: 1 }).moveDown(0.7);
      else if ('heading' in block) pdf.font(BOLD).text(block.heading).moveDown(0.4);
      else writeRows(pdf.font(SERIF), block.rows);
    }
  });
}

/** A sheet through a copier: a page that is one picture, without any text. */
export function writeScan(seed: number): Promise<Uint8Array> {
  return draw('Scan', '2024-01-01T00:00:00Z', {}, (pdf) => {
    pdf.image(greyPicture(seed), 36, 36, { width: pdf.page.width - 72, height: pdf.page.height - 72 });
  });
}

/** The first two thirds of a PDF: a download that broke off. */
export async function writeBrokenPdf(contract: SampleContract): Promise<Uint8Array> {
  // Without its end a PDF can often be mended; a hole in the middle of what remains cannot.
  const bytes = Uint8Array.from(await writePdf(contract));
  return bytes.subarray(0, 900).fill(0x20, 12);
}

type Printer = { Pdf: typeof PDFDocument; serif: FontSource; bold: FontSource };
type FontSource = PDFKit.Mixins.PDFFontSource;
let printer: Promise<Printer> | undefined;

/**
 * What all samples are drawn with. It is loaded when the first is drawn, since every service with the sandbox would start later for it; and a font
 * is opened once, which takes a third of the time of a sample. pdfkit takes opened ones, which its types don't know.
 */
async function loadPrinter(): Promise<Printer> {
  const [{ default: Pdf }, fontkit] = await Promise.all([import('pdfkit'), import('fontkit')]);
  const opened = (file: string) =>
    fontkit.create(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`))) as unknown as FontSource;
  return { Pdf, serif: opened('DejaVuSerif'), bold: opened('DejaVuSerif-Bold') };
}

async function draw(
  title: string,
  created: string,
  options: PDFKit.PDFDocumentOptions,
  write: (pdf: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const { Pdf, serif, bold } = await (printer ??= loadPrinter());
  const info = { Title: title, CreationDate: new Date(created) };
  const pdf = new Pdf({ size: 'A4', margin: MARGIN, font: serif as unknown as string, info, ...options });
  pdf.registerFont(SERIF, serif);
  pdf.registerFont(BOLD, bold);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    pdf.once('end', () => resolve(Buffer.concat(chunks))).once('error', reject);
  });
  write(pdf);
  pdf.end();
  return done;
}

const numbers = new WeakMap<PDFKit.PDFDocument, number>();

function numberPage(pdf: PDFKit.PDFDocument): void {
  const number = (numbers.get(pdf) ?? 0) + 1;
  numbers.set(pdf, number);
  const { x, y } = pdf;
  const { bottom } = pdf.page.margins;
  // Below the margin pdfkit would begin another page.
  pdf.page.margins.bottom = 0;
  const place = { lineBreak: false, width: pdf.page.width - 2 * MARGIN, align: 'center' } as const;
  pdf.text(`Page ${number}`, MARGIN, pdf.page.height - 46, place);
  pdf.page.margins.bottom = bottom;
  Object.assign(pdf, { x, y });
}

function writeRows(pdf: PDFKit.PDFDocument, rows: string[][]): void {
  const columns = Math.max(...rows.map((row) => row.length));
  const first = columns === 2 ? 170 : 110;
  for (const row of rows) {
    const { y } = pdf;
    row.forEach((cell, index) =>
      pdf.text(cell, MARGIN + (index === 0 ? 0 : first + (index - 1) * 110), y, { lineBreak: false }),
    );
    pdf.x = MARGIN;
    pdf.y = y + 16;
  }
  pdf.moveDown(0.7);
}

/** A small grey picture (PNG) with the streaks of a copier. */
function greyPicture(seed: number): Buffer {
  const [width, height] = [60, 85];
  const rows = Buffer.alloc((width + 1) * height, 0xee);
  for (let y = 0; y < height; y += 1) {
    rows[y * (width + 1)] = 0;
    if (y % 3 === 1) rows.fill(0x66, y * (width + 1) + 6, y * (width + 1) + 20 + ((y * seed) % 34));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
