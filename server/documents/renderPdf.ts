/** Renders a document that is no PDF as one, for downloading: its title, where it came from, and its text on A4 pages. */
import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import Pdf from 'pdfkit';
import { tidyText } from './tidyText.ts';

/** `source`: a line such as "From the mail “Renewal” of 3 May 2026"; `createdAt` goes into the file's properties. */
export type Rendering = { title: string; source?: string; text: string; createdAt: Date };

/** Longest text that is rendered, UTF-16 units: some 300 pages, made in 4 s. */
export const LONGEST_RENDERING = 1_000_000;
/** A longer paragraph is cut where it has a blank: the layout of a line takes its time. */
const LONGEST_PARAGRAPH = 4000;
/** From this many page ends on, the text runs on: a hundred thousand empty pages help nobody. */
const MOST_PAGE_ENDS = 500;
/** Paragraphs that are laid out before other work gets its turn. */
const PARAGRAPHS_PER_TURN = 50;
const MARGINS = { top: 56, bottom: 64, left: 60, right: 60 };
const GREY = '#595959';

// DejaVu: an open font that shows Latin, Greek, Cyrillic, Hebrew, Arabic, currency signs and the boxes that forms tick.
const require = createRequire(import.meta.url);
const REGULAR = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const BOLD = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf');

/** A PDF with the fonts inside. Never throws for what a text may hold: signs without a glyph are shown as such and counted. */
export async function renderPdf({ title, source, text, createdAt }: Rendering): Promise<Uint8Array> {
  const pdf = new Pdf({
    size: 'A4',
    margins: MARGINS,
    font: REGULAR,
    info: { Title: oneLine(title), CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => pdf.once('end', resolve).once('error', reject));
  const showable = showableWith(pdf);

  pdf
    .font(BOLD)
    .fontSize(15)
    .text(showable(oneLine(title)));
  if (source !== undefined)
    pdf
      .moveDown(0.3)
      .font(REGULAR)
      .fontSize(8.5)
      .fillColor(GREY)
      .text(showable(oneLine(source)));
  pdf.moveDown(1.2).font(REGULAR).fontSize(10).fillColor('black');
  let count = 0;
  for (const paragraph of paragraphs(text.slice(0, LONGEST_RENDERING))) {
    writeParagraph(pdf, showable(paragraph));
    count += 1;
    if (count % PARAGRAPHS_PER_TURN === 0) await setImmediate();
  }
  const notes = [
    ...(text.length > LONGEST_RENDERING ? ['The rest of this document is too long to show here.'] : []),
    ...(showable.missing > 0 ? [`Characters that can’t be shown here: ${showable.missing}.`] : []),
  ];
  for (const note of notes) pdf.moveDown(1).fontSize(8.5).fillColor(GREY).text(note);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

function writeParagraph(pdf: PDFKit.PDFDocument, paragraph: string): void {
  if (paragraph === '\f') pdf.addPage();
  else if (paragraph === '') pdf.moveDown(0.6);
  else pdf.text(paragraph, { lineGap: 2 });
}

/** Lines of the text; `''` for a blank one, `'\f'` for a page's end. */
function* paragraphs(text: string): Generator<string> {
  const pages = tidyText(text).split('\f');
  for (const [index, page] of pages.entries()) {
    if (index > 0 && index <= MOST_PAGE_ENDS && page.trim() !== '') yield '\f';
    for (const line of page.split('\n')) yield* piecesOf(line.replaceAll('\t', '    '));
  }
}

function* piecesOf(line: string): Generator<string> {
  let rest = line;
  while (rest.length > LONGEST_PARAGRAPH) {
    const blank = rest.lastIndexOf(' ', LONGEST_PARAGRAPH);
    const end = blank > 0 ? blank : LONGEST_PARAGRAPH;
    yield rest.slice(0, end);
    rest = rest.slice(end).trimStart();
  }
  yield rest;
}

type Showable = ((text: string) => string) & { missing: number };

/** Replaces what the font has no glyph for by U+FFFD, and counts it. */
function showableWith(pdf: PDFKit.PDFDocument): Showable {
  const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font;
  const replace = (sign: string) => {
    if (font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) return sign;
    showable.missing += 1;
    return '\uFFFD';
  };
  const showable: Showable = Object.assign((text: string) => text.replaceAll(/[^\f\n -~]/gu, replace), { missing: 0 });
  return showable;
}

function oneLine(text: string): string {
  return tidyText(text).replaceAll(/\s+/g, ' ').trim().slice(0, 300);
}
