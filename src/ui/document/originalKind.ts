/** A document as it came, and what of it can be shown in place: the pages of a PDF, or a picture. */

export type Original = { mediaType: string; bytes: ArrayBuffer };

const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

/** How a document of this type is shown; null where only its text can be. */
export function originalKind(mediaType: string): 'Pages' | 'Picture' | null {
  if (mediaType === 'application/pdf') return 'Pages';
  return PICTURES.has(mediaType) ? 'Picture' : null;
}
