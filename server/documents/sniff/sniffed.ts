/** What a file turns out to be. */
import type { DocumentKind } from '../documentText.ts';

/** `unsupported` names what it is, with its article: "a ZIP archive". */
export type Sniffed =
  | { kind: Exclude<DocumentKind, 'png' | 'jpeg'> }
  | { unsupported: string; picture?: 'png' | 'jpeg' }
  | { refused: 'EMPTY' | 'ENCRYPTED' | 'CORRUPT' | 'TOO_LARGE' };
