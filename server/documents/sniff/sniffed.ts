/** What a file turns out to be. */
import type { DocumentKind } from '../documentText.ts';

/** `unsupported` names what it is, with its article: "a ZIP archive". */
export type Sniffed =
  { kind: DocumentKind } | { unsupported: string } | { refused: 'EMPTY' | 'ENCRYPTED' | 'CORRUPT' | 'TOO_LARGE' };
