/** Answers with a stranger's file to be shown in place: a PDF or a picture of pages, and nothing that a browser could run. */
import type { FastifyReply } from 'fastify';
import { DocumentError } from '../documents/documentError.ts';
import type { AppContext } from './appContext.ts';
import { HttpError } from './httpError.ts';

/** What is shown in place, and how its bytes begin. SVG and HTML are no pictures. */
const SHOWN: Record<string, { name: string; begins: string }> = {
  'application/pdf': { name: 'document.pdf', begins: '%PDF-' },
  'image/png': { name: 'document.png', begins: '\x89PNG\r\n\x1a\n' },
  'image/jpeg': { name: 'document.jpg', begins: '\xff\xd8\xff' },
};
/** A PDF may have something before its beginning, but not much. */
const NEAR_THE_START = 1024;

type Original = { mediaType: string; bytes: Buffer };

/**
 * Throws `HttpError` 422 for everything else, and for bytes that are not what they were taken for. No browser shows a TIFF: its pages are
 * sent as a PDF.
 */
export async function sendOriginal(
  { reader }: Pick<AppContext, 'reader'>,
  reply: FastifyReply,
  file: Original & { user: string },
): Promise<FastifyReply> {
  const { mediaType, bytes } = file.mediaType === 'image/tiff' ? await asPdf(reader, file) : file;
  const shown = SHOWN[mediaType];
  const place = shown ? bytes.subarray(0, NEAR_THE_START).indexOf(shown.begins, 0, 'latin1') : -1;
  if (!shown || place < 0 || (place > 0 && mediaType !== 'application/pdf')) throw notShown();
  return reply
    .type(mediaType)
    .headers({
      'content-disposition': `inline; filename="${shown.name}"`,
      'cache-control': 'private, no-store',
      // Should a browser open it by itself: nothing in it may run, load or be framed elsewhere.
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    })
    .send(bytes);
}

async function asPdf(reader: AppContext['reader'], { bytes, user }: Original & { user: string }): Promise<Original> {
  const pdf = await reader.asPdf(bytes, { user, first: true }).catch((error: unknown) => {
    throw error instanceof DocumentError ? notShown() : error;
  });
  return { mediaType: 'application/pdf', bytes: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength) };
}

function notShown(): HttpError {
  return new HttpError(422, 'We can’t show this document as it came. Here is its text.', { code: 'NOT_SHOWN' });
}
