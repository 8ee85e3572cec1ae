/** What a file turns out to be. */
import type { DocumentKind, PictureKind } from '../documentText.ts';

/** `unsupported` names what it is, with its article: "a ZIP archive". */
export type Sniffed =
  | { kind: Exclude<DocumentKind, PictureKind> }
  | { unsupported: string; picture?: PictureKind }
  | { refused: 'EMPTY' | 'ENCRYPTED' | 'CORRUPT' | 'TOO_LARGE' };
