/** Reads the text layer of a PDF, page by page, in the order a person reads it. */
import { getDocumentProxy } from 'unpdf';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { contractValuesLimits } from '../../../contract/limits.gen.ts';
import { DocumentError } from '../documentError.ts';
import type { DocumentLimits } from '../documentLimits.ts';
import type { DocumentText } from '../documentText.ts';
import { hasText, tidyText } from '../tidyText.ts';
import { layoutPage } from './layoutPage.ts';
import { pageRuns } from './textRuns.ts';

/** What Adobe's programs put on the one page that other readers show, instead of the document itself. */
const PLACEHOLDERS: [RegExp, string][] = [
  [
    /please wait[^]{0,300}PDF viewer may not be able to display this type of document/i,
    'This is a form (XFA) that only Adobe’s own programs can show. Print it to a PDF and try again.',
  ],
  [
    /open this PDF portfolio in/i,
    'This is a PDF portfolio, a bundle of other files. Save its files separately and try again.',
  ],
];
const LONGEST_PLACEHOLDER = 2000;

/** Throws `DocumentError`: ENCRYPTED, CORRUPT, NO_TEXT, UNSUPPORTED, TOO_MANY_PAGES, TOO_LARGE. */
export async function readPdf(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > limits.maxPages) {
      throw new DocumentError(
        'TOO_MANY_PAGES',
        `This document has ${pdf.numPages} pages. We read up to ${limits.maxPages}.`,
      );
    }
    const { pages, damaged } = await readPages(pdf, limits);
    const empty = pages.filter((page) => !hasText(page)).length;
    const text = pages.join('\f');
    if (empty === pages.length) throw new DocumentError(damaged > 0 ? 'CORRUPT' : 'NO_TEXT');
    const placeholder = text.length < LONGEST_PLACEHOLDER && PLACEHOLDERS.find(([words]) => words.test(text));
    if (placeholder) throw new DocumentError('UNSUPPORTED', placeholder[1]);
    return {
      text,
      kind: 'pdf',
      pages: pdf.numPages,
      title: await titleOf(pdf),
      ...(empty > 0 && { pagesWithoutText: empty }),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    // A copy: pdf.js takes the buffer it is given for itself.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      verbosity: 0,
      useSystemFonts: false,
      disableFontFace: true,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new DocumentError('ENCRYPTED');
    throw new DocumentError('CORRUPT', undefined, error);
  }
}

/** A damaged page is an empty one here; its document is still worth reading. */
async function readPages(pdf: PDFDocumentProxy, limits: DocumentLimits): Promise<{ pages: string[]; damaged: number }> {
  const withFields = (await pdf.getFieldObjects().catch(() => null)) !== null;
  const pages: string[] = [];
  let [damaged, length] = [0, 0];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    let text = '';
    try {
      const page = await pdf.getPage(number);
      text = tidyText(layoutPage(await pageRuns(page, withFields)));
      page.cleanup();
    } catch {
      damaged += 1;
    }
    length += text.length;
    if (length > limits.maxTextLength) throw new DocumentError('TOO_LARGE');
    pages.push(text);
  }
  return { pages, damaged };
}

async function titleOf(pdf: PDFDocumentProxy): Promise<string | null> {
  const info: { Title?: unknown } | undefined = (await pdf.getMetadata().catch(() => null))?.info;
  const title = typeof info?.Title === 'string' ? tidyText(info.Title).trim() : '';
  return title === '' ? null : title.slice(0, contractValuesLimits.name.maxLength);
}
