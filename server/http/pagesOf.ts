/** The text of a document, page by page, and where its words stand if it is a scan. */
import type { LaidWord } from '../domain/laidWord.ts';

const PAGED: ReadonlySet<string> = new Set(['application/pdf', 'image/tiff']);

type Stored = { mediaType: string; text: string; layout: LaidWord[][] | null };

/** Of documents that have pages; the rest is one. */
export function pagesOf({ mediaType, text, layout }: Stored): { pages: string[]; layout?: LaidWord[][] } {
  return { pages: PAGED.has(mediaType) ? text.split('\f') : [text], ...(layout && { layout }) };
}
