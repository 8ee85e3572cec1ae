/** The text of a document, page by page. */

const PAGED: ReadonlySet<string> = new Set(['application/pdf', 'image/tiff']);

/** Of documents that have pages; the rest is one. */
export function pagesOf({ mediaType, text }: { mediaType: string; text: string }): string[] {
  return PAGED.has(mediaType) ? text.split('\f') : [text];
}
