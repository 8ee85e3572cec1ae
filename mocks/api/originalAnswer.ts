/** A document as it came, to be shown in place. */

/** `mediaType`: of a PDF or a PNG; the made-up world has no others. */
export function originalAnswer(mediaType: string, bytes: Uint8Array<ArrayBuffer>): Response {
  const name = mediaType === 'image/png' ? 'document.png' : 'document.pdf';
  return new Response(bytes, {
    headers: { 'content-type': mediaType, 'content-disposition': `inline; filename="${name}"` },
  });
}
