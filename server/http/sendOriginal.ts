/** Answers with a stranger's file to be shown in place: a PDF or a picture of pages, and nothing that a browser could run. */
import type { FastifyReply } from 'fastify';
import { HttpError } from './httpError.ts';

/** What is shown in place, and how its bytes begin. SVG and HTML are no pictures. */
const SHOWN: Record<string, { name: string; begins: string }> = {
  'application/pdf': { name: 'document.pdf', begins: '%PDF-' },
  'image/png': { name: 'document.png', begins: '\x89PNG\r\n\x1a\n' },
  'image/jpeg': { name: 'document.jpg', begins: '\xff\xd8\xff' },
};
/** A PDF may have something before its beginning, but not much. */
const NEAR_THE_START = 1024;

/** Throws `HttpError` 422 for everything else, and for bytes that are not what they were taken for. */
export function sendOriginal(reply: FastifyReply, file: { mediaType: string; bytes: Buffer }): FastifyReply {
  const { mediaType, bytes } = file;
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

function notShown(): HttpError {
  return new HttpError(422, "We can't show this document as it came. Here is its text.", { code: 'NOT_SHOWN' });
}
