/** Reads a Word document: its paragraphs, numbering and tables, without pictures, comments and deleted passages. */
import mammoth from 'mammoth';
import { DocumentError } from './documentError.ts';
import type { DocumentText } from './documentText.ts';
import { htmlToText } from './htmlToText.ts';

/** Throws `DocumentError` CORRUPT or EMPTY. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const text = htmlToText(await convert(bytes));
  if (text === '') throw new DocumentError('EMPTY');
  return { text, kind: 'docx', pages: null, title: null };
}

async function convert(bytes: Uint8Array): Promise<string> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { value } = await mammoth.convertToHtml(
      { buffer },
      {
        convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
        externalFileAccess: false,
        includeEmbeddedStyleMap: false,
        styleMap: ['comment-reference => '],
      },
    );
    return value;
  } catch (error) {
    throw new DocumentError('CORRUPT', undefined, error);
  }
}
