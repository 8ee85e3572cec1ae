/** A document as it came, and what of it can be shown in place: the pages of a PDF, or a picture. */

export type Original = { mediaType: string; bytes: ArrayBuffer };

/** The service sends the pages of a TIFF as a PDF. */
const PAGED: ReadonlySet<string> = new Set(['application/pdf', 'image/tiff']);
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

/** How a document of this type is shown; null where only its text can be. */
export function originalKind(mediaType: string): 'Pages' | 'Picture' | null {
  if (PAGED.has(mediaType)) return 'Pages';
  return PICTURES.has(mediaType) ? 'Picture' : null;
}
