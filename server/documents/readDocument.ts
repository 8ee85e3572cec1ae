/**
 * Reads any document into text, in this process. Files come from strangers: outside of tests and the command line use
 * `DocumentReader`, which runs this in a child process with limits of time and memory.
 */
import { DocumentError } from './documentError.ts';
import type { DocumentLimits } from './documentLimits.ts';
import { documentLimits } from './documentLimits.ts';
import type { DocumentHint, DocumentText, PictureKind } from './documentText.ts';
import { htmlCharset, htmlTitle, htmlToText } from './htmlToText.ts';
import { scansCanBeRead } from './scan/scanPackages.ts';
import { decodeText } from './sniff/decodeText.ts';
import { sniffDocument } from './sniff/sniffDocument.ts';
import { tidyText } from './tidyText.ts';

const SAVE_AS = 'If it shows a page, save it as a PDF or a JPEG and try again.';

/**
 * The kind is told from the bytes; `hint` only decides where they leave it open. Throws `DocumentError` for everything
 * that cannot be read; any other error is a defect here.
 */
export async function readDocument(
  bytes: Uint8Array,
  hint: DocumentHint,
  limits: DocumentLimits = documentLimits,
): Promise<DocumentText> {
  if (bytes.length > limits.maxBytes) {
    const [size, most] = [bytes.length, limits.maxBytes].map((count) => Math.ceil(count / 1024 / 1024));
    throw new DocumentError('TOO_LARGE', `This file is ${size} MB. We read files up to ${most} MB.`);
  }
  const sniffed = sniffDocument(bytes, hint);
  if ('refused' in sniffed) throw new DocumentError(sniffed.refused);
  if ('unsupported' in sniffed) {
    if (sniffed.picture && limits.scan && scansCanBeRead()) {
      const { readPicture } = await import('./scan/readScan.ts');
      return readPicture(bytes, sniffed.picture, limits);
    }
    const code = sniffed.picture ? 'PICTURE' : 'UNSUPPORTED';
    const help = sniffed.unsupported.startsWith('a picture') && !sniffed.picture ? ` ${SAVE_AS}` : '';
    throw new DocumentError(code, `This is ${sniffed.unsupported}, which we can’t read.${help}`);
  }
  const document = await read(bytes, sniffed.kind, limits);
  if (document.text.length > limits.maxTextLength) throw new DocumentError('TOO_LARGE');
  return document;
}

type Kind = Exclude<DocumentText['kind'], PictureKind>;

/** The library of a kind is loaded with the first document of that kind. */
async function read(bytes: Uint8Array, kind: Kind, limits: DocumentLimits): Promise<DocumentText> {
  switch (kind) {
    case 'pdf':
      return readPdfOrScan(bytes, limits);
    case 'docx': {
      const { readDocx } = await import('./readDocx.ts');
      return readDocx(bytes);
    }
    case 'mail': {
      const { readMail } = await import('./readMail.ts');
      return readMail(bytes, limits);
    }
    case 'msg': {
      const { readOutlookMail } = await import('./readOutlookMail.ts');
      return readOutlookMail(bytes, limits);
    }
    case 'html': {
      const html = decodeText(bytes, htmlCharset(bytes));
      return notEmpty({ text: htmlToText(html), kind, pages: null, title: htmlTitle(html) });
    }
    case 'text':
      return notEmpty({ text: tidyText(decodeText(bytes)).trimEnd(), kind, pages: null, title: null });
  }
}

/** A PDF without text is a scan, and read as one where that is wanted; so are those of its pages that have none. */
async function readPdfOrScan(bytes: Uint8Array, limits: DocumentLimits): Promise<DocumentText> {
  const { readPdf } = await import('./pdf/readPdf.ts');
  const scan = scansCanBeRead() ? limits.scan : undefined;
  try {
    const document = await readPdf(bytes, limits);
    if (document.pagesWithoutText === undefined || !scan) return document;
    const { readPagesWithoutText } = await import('./scan/readScan.ts');
    return await readPagesWithoutText(bytes, document, scan);
  } catch (error) {
    if (!isScan(error) || !scan) throw error;
    const { readScannedPdf } = await import('./scan/readScan.ts');
    return readScannedPdf(bytes, scan);
  }
}

function isScan(error: unknown): boolean {
  return error instanceof DocumentError && error.code === 'NO_TEXT';
}

function notEmpty(document: DocumentText): DocumentText {
  if (document.text.trim() === '') throw new DocumentError('EMPTY');
  return document;
}
